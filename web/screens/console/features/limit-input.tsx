import { useId, useState } from 'react';
import { LIMIT_RANGE, limitFault, parseLimit } from '#web/features/console/parse-limit.ts';
import styles from './limit-input.module.css';

type LimitInputProps = {
  label: string;
  limit: number | null;
  /** So many were used of it. */
  used: number;
  onChange: (limit: number | null) => void;
};

/**
 * What was used, and how much may be. What is typed counts on Enter and on leaving the field; Escape takes it back.
 * What is no limit stays as it was typed, marked: it is none (spec, website builder §5), and says so.
 */
export function LimitInput({ label, limit, used, onChange }: LimitInputProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (limit === null ? '' : String(limit));
  const [isKept, setKept] = useState(false);
  const problemId = useId();
  const isFaulty = isKept && typed !== undefined && limitFault(typed) !== undefined;
  const type = (next: string | undefined) => {
    setTyped(next);
    setKept(false);
  };
  const keep = () => {
    if (typed === undefined) return;
    const fault = limitFault(typed);
    if (fault === undefined) setTyped(undefined);
    setKept(true);
    const next = parseLimit(typed);
    if (fault !== 'too_large' && next !== limit) onChange(next);
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
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? problemId : undefined}
        onChange={(event) => type(event.target.value)}
        onFocus={({ currentTarget }) =>
          currentTarget.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        }
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') type(undefined);
        }}
      />
      {isFaulty ? (
        <span id={problemId} className={styles.problem} role="alert">
          {limit === null ? `Not ${LIMIT_RANGE}: there is no limit.` : `Use ${LIMIT_RANGE}.`}
        </span>
      ) : null}
    </span>
  );
}
