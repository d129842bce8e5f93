import { useId, useState } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import { LIMIT_RANGE, limitFault, parseLimit } from '#web/console/parse-limit.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import styles from './limit-input.module.css';

type LimitInputProps = {
  label: string;
  limit: number | null;
  /** What the platform has for restaurants without a limit of their own; null: none. Undefined while it loads. */
  byDefault: number | null | undefined;
  period: 'a day' | 'an hour';
  /** So many were used of it. */
  used: number;
  onChange: (limit: number | null) => void;
};

/**
 * What was used, and how much may be. What is typed counts on Enter and on leaving the field; Escape takes it back.
 * What is empty or no limit is none (spec, website builder §5), so that the platform's default counts: the field says
 * so while it is typed and afterwards, and Undo brings the limit back.
 */
export function LimitInput({ label, limit, byDefault, period, used, onChange }: LimitInputProps) {
  const [typed, setTyped] = useState<string>();
  /** The limit that was there before it was taken away here. */
  const [removed, setRemoved] = useState<number>();
  const shown = typed ?? (limit === null ? '' : String(limit));
  const problemId = useId();
  const most = limit ?? byDefault ?? Number.POSITIVE_INFINITY;
  const fault = typed === undefined ? undefined : limitFault(typed);
  const problem = problemOf({ typed, limit, removed }, meaningOfNone(byDefault, period));
  const keep = () => {
    if (typed === undefined) return;
    if (fault === undefined) setTyped(undefined);
    const next = parseLimit(typed);
    if (fault === 'too_large' || next === limit) return;
    setRemoved(next === null && limit !== null ? limit : undefined);
    onChange(next);
  };
  const undo = () => {
    setTyped(undefined);
    setRemoved(undefined);
    if (removed !== undefined && limit === null) onChange(removed);
  };
  return (
    <Cluster as="span" wrap={false} className={styles.limit} data-full={used >= most || undefined}>
      <span className={styles.used}>{formatCount(used)} /</span>
      <input
        className={styles.input}
        aria-label={`${label}, ${used} used`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={byDefault === null ? 'No limit' : byDefault?.toLocaleString('en-US')}
        value={shown}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={({ currentTarget }) =>
          currentTarget.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        }
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') undo();
        }}
      />
      {problem === undefined ? null : (
        <Stack as="span" gap={0.5} align="start" tone="danger" className={styles.problem}>
          <span id={problemId} role="alert">
            {problem}
          </span>
          <Button size="small" variant="quiet" aria-label={`Undo, ${label}`} onClick={undo}>
            Undo
          </Button>
        </Stack>
      )}
    </Cluster>
  );
}

type Typed = { typed: string | undefined; limit: number | null; removed: number | undefined };

/** What is to be known of what is typed, or was kept last. */
function problemOf({ typed, limit, removed }: Typed, none: string): string | undefined {
  const fault = typed === undefined ? undefined : limitFault(typed);
  if (fault === 'too_large') return `Use ${LIMIT_RANGE}.`;
  if (fault === 'no_number') return `Not ${LIMIT_RANGE}, so ${none}.`;
  const isRemoving = typed !== undefined && limit !== null && parseLimit(typed) === null;
  const isRemoved = typed === undefined && limit === null && removed !== undefined;
  return isRemoving || isRemoved ? `Empty means ${none}.` : undefined;
}

/** What a restaurant has that has no limit of its own. */
function meaningOfNone(byDefault: LimitInputProps['byDefault'], period: LimitInputProps['period']): string {
  if (byDefault === null) return 'no limit';
  if (byDefault === undefined) return 'the platform’s default';
  return `the default of ${formatCount(byDefault)} ${period}`;
}
