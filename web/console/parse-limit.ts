import { MOST_FEATURE_LIMIT } from '#shared/features/ai-features.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { withoutThousands } from './without-thousands.ts';

/** The range of a limit, for messages. */
export const LIMIT_RANGE = `a whole number from 0 to ${formatCount(MOST_FEATURE_LIMIT)}`;

/** Parses a limit: a whole number. Blank or invalid is no limit (spec, website builder §5); 0 allows no use. */
export function parseLimit(typed: string): number | null {
  const text = withoutThousands(typed);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What's wrong with a typed limit. Too large is an error of its own, because it can't mean "no limit". */
export function limitFault(typed: string): 'too_large' | 'no_number' | undefined {
  const text = withoutThousands(typed);
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return 'no_number';
  return Number(text) > MOST_FEATURE_LIMIT ? 'too_large' : undefined;
}
