import { useId, useState } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import { LIMIT_RANGE, limitFault, parseLimit } from '#web/console/parse-limit.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import styles from './limit-input.module.css';

type LimitInputProps = {
  label: string;
  limit: number | null;
  /** The default limit for restaurants without their own. Null is no limit; undefined while it loads. */
  byDefault: number | null | undefined;
  period: 'a day' | 'an hour';
  /** Uses so far in the period. */
  used: number;
  onChange: (limit: number | null) => void;
};

/**
 * Usage and limit. Enter and leaving the field save the limit; Escape reverts it. An empty or invalid value is no limit
 * (spec, website builder §5), so the platform's default applies. The field says so, and Undo restores the limit.
 */
export function LimitInput({ label, limit, byDefault, period, used, onChange }: LimitInputProps) {
  const [typed, setTyped] = useState<string>();
  /** The limit that was removed here, for Undo. */
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
      <Input
        isSmall
        textAlign="end"
        className={styles.input}
        aria-label={`${label}, ${used} used`}
        inputMode="numeric"
        placeholder={
          byDefault === null ? 'No limit' : byDefault === undefined ? undefined : formatCount(byDefault)
        }
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

/** The message about the typed value, or about the limit that was just removed. */
function problemOf({ typed, limit, removed }: Typed, none: string): string | undefined {
  const fault = typed === undefined ? undefined : limitFault(typed);
  if (fault === 'too_large') return `Enter ${LIMIT_RANGE}.`;
  if (fault === 'no_number') return `Enter ${LIMIT_RANGE}, or leave this blank for ${none}.`;
  const isRemoving = typed !== undefined && limit !== null && parseLimit(typed) === null;
  const isRemoved = typed === undefined && limit === null && removed !== undefined;
  return isRemoving || isRemoved ? `Leave blank for ${none}.` : undefined;
}

/** The limit of a restaurant without its own. */
function meaningOfNone(byDefault: LimitInputProps['byDefault'], period: LimitInputProps['period']): string {
  if (byDefault === null) return 'no limit';
  if (byDefault === undefined) return 'the platform’s default';
  return `the default of ${formatCount(byDefault)} ${period}`;
}
