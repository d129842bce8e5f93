import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './meter.module.css';

type ProgressBarProps = {
  /** What is being done at this moment. */
  label: string;
  /** Whole per cent, 0 to 100; without it the bar only says that something moves. */
  percent?: number;
};

/** Work under way. The label may change with each step; a screen reader hears it politely. */
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
