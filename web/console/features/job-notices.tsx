import { useEffect, useRef } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCounted } from '#shared/format/numbers.ts';
import { type FeatureJob, type FeatureSummary, useReadMatrixAgain } from '#web/console/api/features.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { featureWords } from './feature-words.ts';

/** How long the last change stays on the screen, with its undo button. */
const SHOWN_FOR_MS = 60 * 60_000;

type JobNoticesProps = {
  summaries: readonly FeatureSummary[];
  onUndo: (job: FeatureJob) => void;
  /** The job that is being undone. */
  undoingId: string | undefined;
};

/** Progress and results of changes to all restaurants. */
export function JobNotices({ summaries, onUndo, undoingId }: JobNoticesProps) {
  const place = useRef<HTMLElement>(null);
  const jobs = summaries.flatMap(({ job }) => job ?? []).filter(isShown);
  useMatrixAfterJobs(jobs);
  if (jobs.length === 0) return null;
  const undo = (job: FeatureJob) => {
    // The button disappears with the notice, so the section takes the focus.
    place.current?.focus();
    onUndo(job);
  };
  return (
    <Stack
      as="section"
      gap={1}
      ref={place}
      tabIndex={-1}
      padBottom={2}
      aria-label="Changes to all restaurants"
    >
      {jobs.map((job) =>
        job.status === 'scheduled' ? (
          <Notice key={job.job_id}>
            <Cluster as="span" gap={2} rowGap={1}>
              {scheduledText(job)}
              <Button size="small" onClick={() => undo(job)} isPending={job.job_id === undoingId}>
                Cancel
              </Button>
            </Cluster>
          </Notice>
        ) : job.status === 'running' ? (
          <ProgressBar key={job.job_id} label={`${underWay(job)}…`} percent={percentOf(job)} />
        ) : (
          <Notice key={job.job_id} tone={job.refused > 0 ? 'warning' : 'good'}>
            <Cluster as="span" gap={2} rowGap={1}>
              {outcomeOf(job)}
              {job.can_be_undone ? (
                <Button size="small" onClick={() => undo(job)} isPending={job.job_id === undoingId}>
                  Undo
                </Button>
              ) : null}
            </Cluster>
          </Notice>
        ),
      )}
    </Stack>
  );
}

const isShown = ({ status, started_at }: FeatureJob) =>
  status !== 'done' || Date.parse(started_at) > Date.now() - SHOWN_FOR_MS;

/** Reloads the matrix when a change ends. */
function useMatrixAfterJobs(jobs: readonly FeatureJob[]): void {
  const readAgain = useReadMatrixAgain();
  const running = jobs.filter(({ status }) => status === 'running').length;
  const before = useRef(running);
  useEffect(() => {
    if (running < before.current) void readAgain();
    before.current = running;
  });
}

function scheduledText({ feature_name, enabled, percentage, starts_at }: FeatureJob): string {
  const share = percentage === null ? 'all restaurants' : `${percentage}% of restaurants`;
  const when = starts_at === null ? 'the scheduled day' : formatMoment(starts_at);
  return `${featureWords(feature_name)} turns ${enabled ? 'on' : 'off'} for ${share} on ${when}.`;
}

function underWay({ feature_name, enabled, percentage, is_undo }: FeatureJob): string {
  if (percentage !== null && !is_undo)
    return `Rolling out ${featureWords(feature_name)} to ${percentage}% of restaurants`;
  const what = `Turning ${featureWords(feature_name)} ${enabled ? 'on' : 'off'}`;
  return is_undo ? `${what} again` : `${what} for all restaurants`;
}

function percentOf({ done, total }: FeatureJob): number {
  return total === 0 ? 100 : Math.floor((100 * done) / total);
}

function outcomeOf({ feature_name, enabled, percentage, is_undo, changed, refused }: FeatureJob): string {
  const restaurants = (count: number) => formatCounted(count, 'restaurant');
  const name = featureWords(feature_name);
  const done =
    percentage !== null && !is_undo
      ? `${name} is on for ${percentage}% of restaurants. ${restaurants(changed)} changed.`
      : `${name} turned ${enabled ? 'on' : 'off'}${is_undo ? ' again' : ''} for ${restaurants(changed)}.`;
  return refused === 0 ? done : `${done} We couldn’t change ${restaurants(refused)}.`;
}
