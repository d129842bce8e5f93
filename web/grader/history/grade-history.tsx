import { Suspense, useMemo, useState } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import { formatDecimal } from '#shared/format/numbers.ts';
import type { GradeSummary } from '#shared/grader/contract/grader.ts';
import { isSameSite } from '#shared/grader/same-site.ts';
import { useGrades } from '#web/grader/api/grades.ts';
import { letterTextTone, printedAddress } from '#web/grader/score-look.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button, MoreButton } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { GradeComparison } from './grade-comparison.tsx';
import styles from './grade-history.module.css';

/** Loads chart.js, which restaurants with few grades don’t need. */
const ScoreTrend = lazyPart(() => import('./score-trend.tsx').then((m) => m.ScoreTrend));

/** Fewer grades make no line; more don’t fit on a phone. */
const TREND = { least: 3, most: 12 };

type GradeHistoryProps = {
  /** The open grade. */
  shownId: string | undefined;
  /** The grade that is loading. */
  openingId: string | undefined;
  onOpen: (id: string) => void;
};

/** All grades, newest first. Each can be opened, and any two compared. */
export function GradeHistory({ shownId, openingId, onOpen }: GradeHistoryProps) {
  const grades = useGrades();
  const [isComparing, setIsComparing] = useState(false);
  const list = grades.data;
  const trend = useMemo(() => trendOf(list ?? []), [list]);
  return (
    <Stack ruled as="section" gap={2} data-print="hide" aria-labelledby="grades-so-far">
      <Cluster as="header" gap={2} rowGap={1} justify="between">
        <h2 id="grades-so-far">Grade history</h2>
        {list !== undefined && list.length > 1 ? (
          <Button size="small" onClick={() => setIsComparing(true)}>
            Compare two grades
          </Button>
        ) : null}
      </Cluster>
      {grades.isPending ? <Loading label="Loading your grades…" shapes={[2]} /> : null}
      {grades.isError && list === undefined ? <LoadFailure query={grades} /> : null}
      {list?.length === 0 ? <Text tone="muted">No grades yet.</Text> : null}
      {trend.length >= TREND.least ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ScoreTrend grades={trend} />
        </Suspense>
      ) : null}
      <ul className={styles.list}>
        {list?.map((grade) => (
          <Row
            key={grade.grade_id}
            grade={grade}
            isShown={grade.grade_id === shownId}
            isOpening={grade.grade_id === openingId}
            onOpen={() => onOpen(grade.grade_id)}
          />
        ))}
      </ul>
      <MoreButton list={grades}>Show earlier grades</MoreButton>
      {isComparing && list !== undefined ? (
        <GradeComparison grades={list} onClose={() => setIsComparing(false)} />
      ) : null}
    </Stack>
  );
}

/** Oldest first, only for the last graded website, so that the trend is comparable. */
function trendOf(newestFirst: readonly GradeSummary[]): GradeSummary[] {
  const scored = newestFirst.filter(({ score }) => score !== null);
  return scored
    .filter(({ website }) => isSameSite(website, scored[0]?.website ?? ''))
    .slice(0, TREND.most)
    .reverse();
}

type RowProps = { grade: GradeSummary; isShown: boolean; isOpening: boolean; onOpen: () => void };

function Row({ grade, isShown, isOpening, onOpen }: RowProps) {
  const { graded_at, letter_grade, score, status, website } = grade;
  const time = formatMoment(graded_at);
  return (
    <Cluster as="li" gap={2} wrap={false} pad={1.5} line="below" className={styles.row}>
      <Text as="span" size={3} tone={letterTextTone(score)} display className={styles.letter}>
        {letter_grade ?? '–'}
      </Text>
      <Text as="div" flex="fill">
        <p>{score === null ? status : `${formatDecimal(score)} out of 100, ${status}`}</p>
        <Note breaks className={styles.fine}>
          <time dateTime={graded_at}>{time}</time>
          {website === '' ? null : ` · ${printedAddress(website)}`}
        </Note>
      </Text>
      {isShown ? (
        <Note as="span" breaks className={styles.fine}>
          Current view
        </Note>
      ) : (
        <Button size="small" isPending={isOpening} aria-label={`View grade from ${time}`} onClick={onOpen}>
          View grade
        </Button>
      )}
    </Cluster>
  );
}
