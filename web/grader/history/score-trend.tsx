import { useMemo } from 'react';
import { formatClock, formatShortDay } from '#shared/format/dates.ts';
import { formatDecimal } from '#shared/format/numbers.ts';
import type { GradeSummary } from '#shared/grader/contract/grader.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { Text } from '#web/ui/text.tsx';

const dayOf = ({ graded_at }: GradeSummary) => formatShortDay(graded_at);
const timeOf = ({ graded_at }: GradeSummary) => formatClock(graded_at);
const scoreOf = ({ score }: GradeSummary) => score ?? 0;

/** Scores, oldest first. At least two, each with a score. The list below has the numbers. */
export function ScoreTrend({ grades }: { grades: readonly GradeSummary[] }) {
  // If both have the same day, add the time.
  const whenOf = new Set(grades.map(dayOf)).size > 1 ? dayOf : timeOf;
  const categories = useMemo(() => grades.map(whenOf), [grades, whenOf]);
  const lines = useMemo(() => {
    const values = grades.map(scoreOf);
    return [{ label: formatDecimal(values.at(-1) ?? 0), values, tone: 'strong' } as const];
  }, [grades]);
  const [first, last] = [grades[0], grades.at(-1)];
  if (first === undefined || last === undefined) return null;
  const momentOf = (grade: GradeSummary) => `${whenOf === dayOf ? 'on' : 'at'} ${whenOf(grade)}`;
  const isSame = grades.every((grade) => scoreOf(grade) === scoreOf(first));
  const sentence = isSame
    ? `Your score was ${formatDecimal(scoreOf(first))} ${momentOf(first)} and hasn’t changed.`
    : `Your score went from ${formatDecimal(scoreOf(first))} ${momentOf(first)} to ${formatDecimal(scoreOf(last))} ${momentOf(last)}.`;
  return (
    <Stack as="figure" gap={1}>
      <Text as="figcaption" tone="muted">
        {sentence}
      </Text>
      <LineChart label={sentence} categories={categories} lines={lines} format={String} />
    </Stack>
  );
}
