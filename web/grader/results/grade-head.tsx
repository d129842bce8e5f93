import { formatMoment } from '#shared/format/dates.ts';
import { formatDecimal } from '#shared/format/numbers.ts';
import type { GraderResult } from '#shared/grader/contract/grader.ts';
import { letterToneOf, printedAddress } from '#web/grader/score-look.ts';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import styles from './grade-head.module.css';
import { ScoreScale } from './score-scale.tsx';

type GradeHeadProps = { result: GraderResult; isSample: boolean };

/** The letter grade, the score, its status, and the date. */
export function GradeHead({ result, isSample }: GradeHeadProps) {
  const { overall_grade, restaurant, graded_at, confidence, confidence_notes, progress } = result;
  const { score, letter_grade, status } = overall_grade;
  const change = progress?.score_change ?? null;
  return (
    <Stack as="header" gap={2}>
      <Cluster as="h2" gap={1} size="body" tone="muted" strong id="grade" className={styles.title}>
        Overall grade {isSample ? <SampleBadge /> : null}
      </Cluster>
      <Cluster gap={3} wrap={false} className={styles.grade} data-tone={letterToneOf(score)}>
        <Letter grade={letter_grade ?? '–'} />
        <Stack gap={0.5}>
          {score === null ? null : (
            <p className={styles.score}>
              <strong>{formatDecimal(score)}</strong> out of 100
            </p>
          )}
          <p className={styles.status}>{status}</p>
        </Stack>
      </Cluster>
      {score === null ? null : <ScoreScale score={score} before={change === null ? null : score - change} />}
      <p className={styles.of}>
        {[restaurant.name, printedAddress(restaurant.website)].filter(Boolean).join(' · ')}
        {isSample ? null : (
          <>
            <br />
            <time dateTime={graded_at}>{formatMoment(graded_at)}</time>
          </>
        )}
      </p>
      {confidence < 1 || confidence_notes.length > 0 ? (
        <div className={styles.confidence}>
          <p>Based on {Math.round(confidence * 100)}% of our usual checks.</p>
          {confidence_notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ) : null}
    </Stack>
  );
}

/** The plus or minus is raised and bolder, so that it stays visible next to the large letter. */
function Letter({ grade }: { grade: string }) {
  return (
    <p className={styles.letter}>
      {grade.slice(0, 1)}
      {grade.length > 1 ? <span className={styles.sign}>{grade.slice(1)}</span> : null}
    </p>
  );
}
