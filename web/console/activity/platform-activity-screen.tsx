import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import { useSearchParams } from 'react-router-dom';
import { ACTORS } from '#shared/audit/contract/activity.ts';
import { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import { ACTIVITY_KINDS } from '#shared/audit/contract/platform-activity.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/numbers.ts';
import {
  type ActivityQuery,
  MOST_EXPORTED,
  useExportActivity,
  usePlatformActivity,
} from '#web/console/api/platform-activity.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Button, MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Note } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityTable } from './activity-table.tsx';
import styles from './platform-activity.module.css';

/** Lists activity on the whole platform, with filters and a CSV export. */
export function PlatformActivityScreen() {
  const { asked, change } = useActivityAddress();
  const activity = usePlatformActivity(asked);
  const { data } = activity;
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.activity} actions={<ExportButton asked={asked} />} />
      <ActivityFilters asked={asked} onChange={change} entries={data?.entries ?? []} />
      {data === undefined ? (
        <LoadState
          query={activity}
          title={activityRoutes.listPlatformActivity.defaultError}
          label="Loading activity…"
          lines={10}
        />
      ) : data.entries.length > 0 ? (
        <ActivityTable
          entries={data.entries}
          onRestaurant={(restaurant_id) => change({ restaurant_id })}
          onAdministrator={(administrator_id) => change({ administrator_id, actor: undefined })}
        />
      ) : activity.hasNextPage ? null : (
        <EmptyState icon={<History />} title="No activity found">
          Nothing in the last 400 days matches these filters.
        </EmptyState>
      )}
      {activity.hasNextPage ? (
        <Cluster gap={2} rowGap={1} className={styles.more}>
          <MoreButton list={activity}>
            {data?.searchedBackTo === undefined ? 'Show earlier activity' : 'Search further back'}
          </MoreButton>
          <Note role="status">
            {data?.searchedBackTo === undefined
              ? ''
              : `Searched back to ${formatMoment(data.searchedBackTo)}.`}
          </Note>
        </Cluster>
      ) : null}
    </>
  );
}

function ExportButton({ asked }: { asked: ActivityQuery }) {
  const { mutate, isPending } = useExportActivity();
  const save = () =>
    mutate(asked, {
      onSuccess: ({ csv, isWhole }) => {
        saveFile(
          `activity-${new Date().toISOString().slice(0, 10)}.csv`,
          new Blob([csv], { type: 'text/csv' }),
        );
        if (!isWhole)
          showToast({
            tone: 'neutral',
            title: `We exported the newest ${formatCount(MOST_EXPORTED)} entries`,
            description: 'To export the rest, choose a shorter period.',
          });
      },
      onError: ({ message }) =>
        showToast({ tone: 'danger', title: 'We couldn’t export the activity', description: message }),
    });
  return (
    <Button size="small" icon={<Download />} onClick={save} isPending={isPending}>
      Export as CSV
    </Button>
  );
}

const NAMES = ['restaurant_id', 'actor', 'administrator_id', 'kind', 'from', 'to'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Keeps the filters in the URL, so that links and the back button restore them. */
function useActivityAddress() {
  const [params, setParams] = useSearchParams();
  const asked = askedIn(params);
  const change = (changed: { [Name in keyof ActivityQuery]: ActivityQuery[Name] | undefined }) => {
    const next = { ...asked, ...changed };
    const kept = NAMES.flatMap((name) => (next[name] === undefined ? [] : [[name, next[name]] as const]));
    setParams(Object.fromEntries(kept), { preventScrollReset: true });
  };
  return { asked, change };
}

function askedIn(params: URLSearchParams): ActivityQuery {
  const actor = ACTORS.find((each) => each === params.get('actor'));
  const kind = ACTIVITY_KINDS.find((each) => each === params.get('kind'));
  const texts = (['restaurant_id', 'administrator_id'] as const).flatMap((name) => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value.slice(0, 100)]];
  });
  const days = (['from', 'to'] as const).flatMap((name) => {
    const value = params.get(name);
    return value === null || !DAY.test(value) ? [] : [[name, value]];
  });
  return { ...Object.fromEntries([...texts, ...days]), ...(actor && { actor }), ...(kind && { kind }) };
}
