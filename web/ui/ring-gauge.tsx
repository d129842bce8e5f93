import styles from './ring-gauge.module.css';

/** Of a circle with a radius of 40, as the spec rounds it. */
const CIRCUMFERENCE = 251.33;

type RingGaugeProps = {
  /** 0 to 100. */
  value: number;
  /** What the ring says, in words, for who cannot see it. */
  label: string;
};

/** A score as a ring that fills, with its figure in the middle. */
export function RingGauge({ value, label }: RingGaugeProps) {
  const shown = Math.min(Math.max(value, 0), 100);
  return (
    <div className={styles.gauge} role="img" aria-label={label}>
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
    </div>
  );
}
