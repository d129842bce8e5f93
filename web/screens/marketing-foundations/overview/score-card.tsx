import { scoreLabel } from '#shared/domain/checklist/marketing-score.ts';
import { RingGauge } from '#web/ui/ring-gauge.tsx';
import styles from './score-card.module.css';

/** The marketing score, and what it is made of. */
export function ScoreCard({ score }: { score: number }) {
  const label = scoreLabel(score);
  return (
    <section className={styles.card} aria-labelledby="marketing-score">
      <RingGauge value={score} label={`Marketing score: ${score} of 100, ${label}`} />
      <div>
        <h2 className={styles.title} id="marketing-score">
          Marketing score: {label}
        </h2>
        <p className={styles.words}>
          70% foundation, 30% ongoing. Tasks that don’t apply to you aren’t counted.
        </p>
      </div>
    </section>
  );
}
