import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AiFeature } from '#shared/features/ai-features.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { useBulkFeature, useFeatureMatrix, useFeatureSummary } from '#web/console/api/features.ts';
import { usePlatformSettings } from '#web/console/api/platform-settings.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { FilterBar, SearchField } from '#web/console/filter-bar.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useSettledText } from '#web/console/use-settled-text.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { FeatureMatrix } from './feature-matrix.tsx';
import { featureWords } from './feature-words.ts';
import styles from './features.module.css';
import { JobNotices } from './job-notices.tsx';
import { useCells } from './use-cells.ts';

/** Spec, website builder §2.11: Feature Management. The URL holds the selected restaurant. */
export function FeaturesScreen() {
  const [address, setAddress] = useSearchParams();
  const restaurantId = address.get('restaurant') ?? undefined;
  const [typed, setTyped] = useState('');
  const search = useSettledText(typed.trim());
  const matrix = useFeatureMatrix(restaurantId, search);
  const summary = useFeatureSummary();
  const settings = usePlatformSettings();
  const cells = useCells();
  const bulk = useBulkFeature();
  const [asking, setAsking] = useState<{ feature: AiFeature; enabled: boolean }>();
  const bar = useKeptFocus(restaurantId);
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
            <SearchField
              label="Search restaurants"
              placeholder="Name or email"
              value={typed}
              onChange={setTyped}
            />
          ) : (
            <Button onClick={() => setAddress({})}>Show all restaurants</Button>
          )}
          <Text size="small" tone="muted" className={styles.count}>
            {countLabel(total, search === '' && restaurantId === undefined ? undefined : matrix.data?.length)}
          </Text>
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
          <LoadFailure query={matrix} title="Failed to fetch feature toggles" />
        ) : (
          <Loading label="Loading features…">
            <Skeleton lines={8} />
          </Loading>
        )
      ) : matrix.data.length === 0 && !matrix.hasNextPage ? (
        <EmptyState icon={<Search />} title={search === '' ? 'No restaurants yet' : 'No restaurants found'}>
          {search === ''
            ? 'Restaurants appear here when they sign up.'
            : `No restaurant has “${search}” in its name or owner’s email.`}
        </EmptyState>
      ) : (
        <FeatureMatrix
          key={`${restaurantId} ${search}`}
          rows={matrix.data}
          total={search === '' && restaurantId === undefined ? total : 0}
          summaries={summaries}
          expected={cells.expected}
          defaults={settings.data?.default_limits}
          onChange={cells.change}
          onSwitchAll={(feature, enabled) => setAsking({ feature, enabled })}
          onEnd={matrix.hasNextPage && !matrix.isFetching ? () => void matrix.fetchNextPage() : undefined}
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
          ? `All ${formatCount(total)} restaurants lose access until you turn it back on. Their limits are saved, and you can undo this.`
          : `All ${formatCount(total)} restaurants get access, including those you turned it off for. Their limits are saved, and you can undo this.`}
      </DeferredConfirm>
    </>
  );
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
