import Search from 'lucide-react/icons/search';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AiFeature } from '#shared/features/ai-features.ts';
import { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { useBulkFeature, useFeatureMatrix, useFeatureSummary } from '#web/console/api/features.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { FilterBar, FilterChoice, SearchField } from '#web/console/filter-bar.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useSettledText } from '#web/console/use-settled-text.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import { featureWords } from './feature-words.ts';
import { JobNotices } from './job-notices.tsx';
import { useCells } from './use-cells.ts';

const FeatureList = lazyPart(() => import('./feature-list.tsx').then((m) => m.FeatureList));

/** Spec, website builder §2.11: Feature Management. The URL holds the selected restaurant. */
export function FeaturesScreen() {
  const [address, setAddress] = useSearchParams();
  const restaurantId = address.get('restaurant') ?? undefined;
  const [typed, setTyped] = useState('');
  const search = useSettledText(typed.trim());
  const [isChanged, setChanged] = useState(false);
  const matrix = useFeatureMatrix({ restaurantId, search, isChanged });
  const summary = useFeatureSummary();
  const cells = useCells();
  const bulk = useBulkFeature();
  const [asking, setAsking] = useState<{ feature: AiFeature; enabled: boolean }>();
  const [rolling, setRolling] = useState<AiFeature>();
  const bar = useKeptFocus(restaurantId);
  useNextPageWhileEmpty(matrix);
  const isFiltered = search !== '' || restaurantId !== undefined || isChanged;
  const total = summary.data?.restaurants ?? 0;
  const summaries = summary.data?.features ?? [];
  const failure = cells.failure ?? (bulk.error && `Failed to bulk update feature: ${bulk.error.message}`);
  const undoingId = bulk.isPending && 'job_id' in bulk.variables ? bulk.variables.job_id : undefined;
  const confirm = () => {
    if (asking !== undefined) bulk.mutate({ feature_name: asking.feature, enabled: asking.enabled });
    setAsking(undefined);
  };
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.features} />
      <section ref={bar} tabIndex={-1} aria-label="Filter restaurants">
        <FilterBar>
          {restaurantId === undefined ? (
            <>
              <SearchField
                label="Search restaurants"
                placeholder="Name or email"
                value={typed}
                onChange={setTyped}
              />
              <FilterChoice
                label="Filter by changes"
                options={[
                  { value: 'all', label: 'All restaurants' },
                  { value: 'changed', label: 'Changed only' },
                ]}
                value={isChanged ? 'changed' : 'all'}
                onChange={(event) => setChanged(event.target.value === 'changed')}
              />
            </>
          ) : (
            <Button onClick={() => setAddress({})}>Show all restaurants</Button>
          )}
          <Note hidesEmpty>{countLabel(total, isFiltered ? matrix.data?.length : undefined)}</Note>
        </FilterBar>
      </section>
      <JobNotices
        summaries={summaries}
        onUndo={({ feature_name, job_id }) => bulk.mutate({ feature_name, job_id })}
        undoingId={undoingId}
      />
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      {matrix.data === undefined ? (
        matrix.isError ? (
          <LoadFailure query={matrix} title={featureRoutes.listFeatureToggles.defaultError} />
        ) : (
          <FeaturesLoading />
        )
      ) : matrix.data.length === 0 && !matrix.hasNextPage ? (
        <EmptyState icon={<Search />} title={isFiltered ? 'No restaurants found' : 'No restaurants yet'}>
          {emptyText(search, isChanged)}
        </EmptyState>
      ) : (
        <Suspense fallback={<FeaturesLoading />}>
          <FeatureList
            key={`${restaurantId} ${search} ${isChanged}`}
            rows={matrix.data}
            total={isFiltered ? 0 : total}
            summaries={summaries}
            expected={cells.expected}
            onChange={cells.change}
            onAsk={(feature, ask) =>
              ask === 'rollout' ? setRolling(feature) : setAsking({ feature, enabled: ask === 'on' })
            }
            onEnd={matrix.hasNextPage && !matrix.isFetching ? () => void matrix.fetchNextPage() : undefined}
          />
        </Suspense>
      )}
      {rolling === undefined ? null : (
        <DeferredRollout
          isOpen
          feature={rolling}
          onClose={() => setRolling(undefined)}
          onStart={(rollout) => {
            bulk.mutate({ feature_name: rolling, enabled: true, ...rollout });
            setRolling(undefined);
          }}
        />
      )}
      <DeferredConfirm
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={confirm}
        title={
          asking === undefined ? '' : `${verbOf(asking)} ${featureWords(asking.feature)} for all restaurants?`
        }
        confirmLabel={asking === undefined ? '' : `${verbOf(asking)} All`}
        isDanger={asking?.enabled === false}
      >
        {asking?.enabled === false
          ? `All ${formatCount(total)} restaurants lose access until you turn this feature back on. Their limits are saved, and you can undo this.`
          : `All ${formatCount(total)} restaurants get access, including those you turned this feature off for. Their limits are saved, and you can undo this.`}
      </DeferredConfirm>
    </>
  );
}

function FeaturesLoading() {
  return <Loading label="Loading features…" shapes={[8]} />;
}

const DeferredRollout = deferredDialog(() => import('./rollout-dialog.tsx').then((m) => m.RolloutDialog));

/** A page of changed restaurants may come empty; the next one goes on. */
function useNextPageWhileEmpty({ data, hasNextPage, isFetching, fetchNextPage }: Matrix): void {
  const isDue = data?.length === 0 && hasNextPage && !isFetching;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}
type Matrix = ReturnType<typeof useFeatureMatrix>;

function emptyText(search: string, isChanged: boolean): string {
  if (search !== '') return `No restaurant has “${search}” in its name or owner’s email.`;
  return isChanged
    ? 'All restaurants have every feature, with the default limits.'
    : 'Restaurants appear here when they sign up.';
}

/** Moves the focus above the table if the focused link or button left with its row. */
function useKeptFocus(restaurantId: string | undefined) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(restaurantId);
  useEffect(() => {
    const hasChanged = before.current !== restaurantId;
    before.current = restaurantId;
    if (hasChanged && document.activeElement === document.body) place.current?.focus();
  }, [restaurantId]);
  return place;
}

/** "27 restaurants", or "1 of 27 restaurants" with a filter. Empty while the total loads. */
function countLabel(total: number, shown: number | undefined): string {
  if (total === 0) return '';
  const all = `${formatCount(total)} restaurants`;
  return shown === undefined ? all : `${formatCount(shown)} of ${all}`;
}

const verbOf = ({ enabled }: { enabled: boolean }) => (enabled ? 'Enable' : 'Disable');
