import { scoreLabel } from '#shared/checklist/marketing-score.ts';
import { Grid } from '#web/ui/layout.tsx';
import { RingGauge } from '#web/ui/ring-gauge.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './score-card.module.css';

/** The marketing score and its parts. */
export function ScoreCard({ score }: { score: number }) {
  const label = scoreLabel(score);
  return (
    <Grid
      columns="auto 1fr"
      align="center"
      as="section"
      gap={2}
      className={styles.card}
      aria-labelledby="marketing-score"
    >
      <RingGauge value={score} label={`Marketing score: ${score} out of 100, ${label}`} />
      <div>
        <h2 className={styles.title} id="marketing-score">
          Marketing score: {label}
        </h2>
        <Note>
          Setup is 70% of your score, and ongoing tasks are 30%. We don’t count tasks that don’t apply to you.
        </Note>
      </div>
    </Grid>
  );
}
