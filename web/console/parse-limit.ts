import { MOST_FEATURE_LIMIT } from '#shared/features/ai-features.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { withoutThousands } from './without-thousands.ts';

/** What a limit may be, for a sentence. */
export const LIMIT_RANGE = `a whole number from 0 to ${formatCount(MOST_FEATURE_LIMIT)}`;

/** Spec, website builder §5: a limit is a whole number; what is empty or invalid is none. 0 allows no use. */
export function parseLimit(typed: string): number | null {
  const text = withoutThousands(typed);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What is typed as a limit, if not one: too large for one, which nobody means as none, or no whole number. */
export function limitFault(typed: string): 'too_large' | 'no_number' | undefined {
  const text = withoutThousands(typed);
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return 'no_number';
  return Number(text) > MOST_FEATURE_LIMIT ? 'too_large' : undefined;
}
