import { useState } from 'react';
import { parseLimit } from '#web/features/console/parse-limit.ts';
import styles from './features.module.css';

type LimitInputProps = {
  label: string;
  limit: number | null;
  /** So many were used of it. */
  used: number;
  onChange: (limit: number | null) => void;
};

/** What was used, and how much may be. What is typed counts on Enter and on leaving the field; Escape takes it back. */
export function LimitInput({ label, limit, used, onChange }: LimitInputProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (limit === null ? '' : String(limit));
  const keep = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const next = parseLimit(typed);
    if (next !== limit) onChange(next);
  };
  return (
    <span className={styles.limit} data-full={(limit !== null && used >= limit) || undefined}>
      <span className={styles.used}>{used.toLocaleString('en-US')} /</span>
      <input
        className={styles.input}
        aria-label={`${label}, ${used} used`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="No limit"
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
    </span>
  );
}
