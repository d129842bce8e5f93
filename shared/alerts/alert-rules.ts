import { formatCount } from '#shared/format/numbers.ts';
/** What alerts measure. `least` and `most` bound the threshold. */
export const ALERT_RULES = {
  budget: { label: 'Budget used', unit: '%', threshold: 80, least: 1, most: 1000 },
  overdue: { label: 'Overdue invoices', unit: '$', threshold: 500, least: 1, most: 1_000_000 },
  disputes: { label: 'Open disputes', unit: '', threshold: 1, least: 1, most: 1000 },
  failure_rate: { label: 'Failed website generations', unit: '%', threshold: 10, least: 1, most: 100 },
  dead_letters: { label: 'Dead letters', unit: '', threshold: 1, least: 1, most: 100_000 },
} as const satisfies Record<
  string,
  { label: string; unit: '%' | '$' | ''; threshold: number; least: number; most: number }
>;
export type AlertRule = keyof typeof ALERT_RULES;
export const ALERT_RULE_NAMES = Object.keys(ALERT_RULES) as AlertRule[];

/** `$1,200`, `85%`, or `3`. */
export function formatAlertValue(rule: AlertRule, value: number): string {
  const { unit } = ALERT_RULES[rule];
  const count = formatCount(value);
  return unit === '$' ? `$${count}` : `${count}${unit}`;
}

/** The state of a rule. Times are ISO moments. */
export type AlertState = {
  /** The last measurement; null if there was none, for example without a budget. */
  value: number | null;
  /** Since when the value has been over the threshold. Null: it isn’t. */
  over_since: string | null;
  /** When people were last notified. Null: never. */
  notified_at: string | null;
  /** People were notified that it is over the threshold, but not yet that it is resolved. */
  is_open: boolean;
};

export const NO_ALERT: AlertState = { value: null, over_since: null, notified_at: null, is_open: false };

/** People are notified of a rule at most once a day. */
const QUIET_MS = 86_400_000;

type Step = { state: AlertState; notice: 'firing' | 'resolved' | undefined };

/**
 * The new state after a measurement, and the notice to send. A rule that stays over its threshold is repeated after a
 * day. One that is turned off or can’t be measured ends without a notice.
 */
export function nextAlertState(
  before: AlertState,
  { value, threshold, now }: { value: number | null; threshold: number | null; now: Date },
): Step {
  const at = now.toISOString();
  if (value === null || threshold === null)
    return { state: { ...before, value, over_since: null, is_open: false }, notice: undefined };
  if (value < threshold)
    return {
      state: { ...before, value, over_since: null, is_open: false },
      notice: before.is_open ? 'resolved' : undefined,
    };
  const over_since = before.over_since ?? at;
  const isQuiet = before.notified_at !== null && now.getTime() - Date.parse(before.notified_at) < QUIET_MS;
  if (isQuiet) return { state: { ...before, value, over_since }, notice: undefined };
  return { state: { value, over_since, notified_at: at, is_open: true }, notice: 'firing' };
}
