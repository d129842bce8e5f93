import { Grid } from './layout.tsx';
import styles from './ring-gauge.module.css';

/** The circumference for a radius of 40, rounded like in the spec. */
const CIRCUMFERENCE = 251.33;

type RingGaugeProps = {
  /** 0 to 100. */
  value: number;
  /** The value in words, for screen readers. */
  label: string;
};

/** A score as a ring with its number in the center. */
export function RingGauge({ value, label }: RingGaugeProps) {
  const shown = Math.min(Math.max(value, 0), 100);
  return (
    <Grid flex="none" className={styles.gauge} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r="40" />
        {shown === 0 ? null : (
          <circle
            className={styles.fill}
            cx="50"
            cy="50"
            r="40"
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={CIRCUMFERENCE * (1 - shown / 100)}
          />
        )}
      </svg>
      <span className={styles.figure}>{value}</span>
    </Grid>
  );
}
