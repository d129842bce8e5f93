import { formatDay } from '#shared/format/dates.ts';
import { formatDecimal } from '#shared/format/numbers.ts';
import { useGrades } from '#web/grader/api/grades.ts';
import { letterTextTone } from '#web/grader/score-look.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './last-grade.module.css';

type LastGradeProps = { openingId: string | undefined; onOpen: (id: string) => void };

/** The latest score with a link to the whole grade, for returning users. Nothing before the first grade. */
export function LastGrade({ openingId, onOpen }: LastGradeProps) {
  const last = useGrades().data?.[0];
  if (last === undefined) return null;
  const { grade_id, letter_grade, score, status, graded_at } = last;
  return (
    <Cluster card="plain" as="section" gap={2} wrap={false} data-print="hide" aria-label="Your latest grade">
      <Text size={4} tone={letterTextTone(score)} display className={styles.letter}>
        {letter_grade ?? '–'}
      </Text>
      <Grid as="p" flex="fill" className={styles.words}>
        <Text as="strong" strong>
          Your latest grade
        </Text>
        <Note as="span">
          {score === null ? status : `${formatDecimal(score)} out of 100`},{' '}
          <time dateTime={graded_at}>{formatDay(graded_at)}</time>
        </Note>
      </Grid>
      <Button isPending={openingId === grade_id} onClick={() => onOpen(grade_id)}>
        View grade
      </Button>
    </Cluster>
  );
}
