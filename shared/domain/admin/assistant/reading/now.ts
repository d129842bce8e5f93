import { lastDays, type Period } from '../period.ts';

const NOW = /\b(?:now|currently|current|presently)\b/;

type Asked = { rest: string; kind: 'flow' | 'level'; today: string; isCompared: boolean };

/** What stands is also known of this moment; what happens is not. Undefined where “now” leaves the days open. */
export function withNow(
  periods: readonly Period[],
  { rest, kind, today, isCompared }: Asked,
): readonly Period[] | undefined {
  const [first, second] = periods;
  if (!NOW.test(rest) || first === undefined) return periods;
  if (!isCompared && periods.every(({ to }) => to === today)) return periods;
  const isSure = kind === 'level' && isCompared && second === undefined && first.to < today;
  return isSure ? [first, lastDays(today, 1)] : undefined;
}
