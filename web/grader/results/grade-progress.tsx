import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { formatDay, formatMoment } from '#shared/format/dates.ts';
import { formatDecimal } from '#shared/format/numbers.ts';
import type { GradeEvidence, GraderResult } from '#shared/grader/contract/grader.ts';
import { printedChange } from '#web/grader/score-look.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './grade-progress.module.css';

type Progress = NonNullable<GraderResult['progress']>;

/** What the restaurant gained from the last plan, other gains, and losses. */
export function GradeProgress({ progress, gradedAt }: { progress: Progress; gradedAt: string }) {
  const { previous_graded_at, score_change, came_true, gained, lost } = progress;
  const hasChanged = [came_true, gained, lost].some((points) => points.length > 0);
  if (!score_change && !hasChanged) return null;
  const isWorse = score_change !== null && score_change < 0;
  const direction = isWorse ? TrendingDown : score_change ? TrendingUp : ArrowRightLeft;
  return (
    <Stack
      as="section"
      gap={1}
      className={styles.progress}
      data-worse={isWorse || undefined}
      data-same={!score_change || undefined}
      aria-labelledby="since-last"
    >
      <Cluster as="h3" gap={1} wrap={false} size={2} id="since-last">
        <Icon of={direction} size={1.4} className={styles.figure} />
        {headline(score_change)} since {sinceWhen(previous_graded_at, gradedAt)}
      </Cluster>
      <Points title="Completed since your last action plan:" points={came_true} />
      <Points title={came_true.length === 0 ? 'Points gained:' : 'More points gained:'} points={gained} />
      <Points title="Points lost:" points={lost} />
    </Stack>
  );
}

/** The day, with the time if both grades have the same day. */
function sinceWhen(before: string, now: string): string {
  return formatDay(before) === formatDay(now) ? formatMoment(before) : formatDay(before);
}

function headline(change: number | null): string {
  if (change === null) return 'What’s changed';
  return change === 0 ? 'No change in score' : `${printedChange(change)} points`;
}

/** Longer lists are collapsed. */
const MOST_SHOWN = 3;

type PointsProps = { title: string; points: readonly GradeEvidence[] };

function Points({ title, points }: PointsProps) {
  if (points.length === 0) return null;
  const more = points.slice(MOST_SHOWN);
  return (
    <>
      <p>{title}</p>
      <PointList points={points.slice(0, MOST_SHOWN)} />
      {more.length === 0 ? null : (
        <details className={styles.more}>
          <summary>And {more.length} more</summary>
          <PointList points={more} />
        </details>
      )}
    </>
  );
}

function PointList({ points }: { points: readonly GradeEvidence[] }) {
  return (
    <Stack as="ul" gap={0.5} className={styles.points}>
      {points.map(({ rule_id, label, sentence, points: now, weight }) => (
        <Cluster as="li" gap={2} align="baseline" justify="between" wrap={false} pad={0.5} key={rule_id}>
          <span>
            <strong>{label}.</strong> {sentence}
          </span>
          <Text as="span" strong lines="one" className={styles.figure}>
            {now === null ? '–' : formatDecimal(now)} of {formatDecimal(weight)}
          </Text>
        </Cluster>
      ))}
    </Stack>
  );
}
