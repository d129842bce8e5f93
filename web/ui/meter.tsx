import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './meter.module.css';

type MeterProps = {
  label: string;
  /** Between 0 and `max`. Values outside are drawn at the limit. */
  value: number;
  max?: number;
  /** The value with its unit: "62 of 100", "3 of 5 sites". */
  valueText: string;
  tone?: 'neutral' | 'good' | 'warning' | 'danger';
};

/** A share of a known total, such as a score or quota. For running work, use ProgressBar. */
export function Meter({ label, value, max = 100, valueText, tone = 'neutral' }: MeterProps) {
  const id = useId();
  const shown = Math.min(Math.max(value, 0), max);
  return (
    <div className={styles.meter}>
      <div className={styles.words}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <meter
        className={styles.native}
        aria-labelledby={id}
        aria-valuetext={valueText}
        min={0}
        max={max}
        value={shown}
      />
      <div className={styles.track} aria-hidden="true">
        <div className={classNames(styles.fill, styles[tone])} style={{ width: `${(shown / max) * 100}%` }} />
      </div>
    </div>
  );
}
