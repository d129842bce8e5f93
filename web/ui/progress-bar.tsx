import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './meter.module.css';

type ProgressBarProps = {
  /** The current step. */
  label: string;
  /** Percent, 0 to 100. Without it, the bar is indeterminate. */
  percent?: number;
};

/** The progress of running work. Screen readers announce each new label politely. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const id = useId();
  const value = percent === undefined ? {} : { 'aria-valuenow': percent, 'aria-valuetext': `${percent}%` };
  const isKnown = percent !== undefined;
  return (
    <div className={styles.meter}>
      <div className={styles.words}>
        <span className={styles.label} id={id} aria-live="polite">
          {label}
        </span>
        {isKnown ? <span className={styles.value}>{percent}%</span> : null}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...value}
      >
        <div
          className={classNames(styles.fill, !isKnown && styles.indeterminate)}
          style={isKnown ? { width: `${percent}%` } : undefined}
        />
      </div>
    </div>
  );
}
