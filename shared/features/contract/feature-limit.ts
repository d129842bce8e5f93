import * as z from 'zod/mini';
import { MOST_FEATURE_LIMIT } from '#shared/features/ai-features.ts';

const NO_LIMIT_OR_NUMBER = 'Enter a whole number that’s 0 or greater, or leave this blank.';

/**
 * Allowed uses of a feature; 0 for none. Absent and null mean no limit (spec, console §5: an empty or invalid number).
 */
export const featureLimit = z.pipe(
  z.optional(
    z.nullable(
      z
        .int(NO_LIMIT_OR_NUMBER)
        .check(z.gte(0, NO_LIMIT_OR_NUMBER), z.lte(MOST_FEATURE_LIMIT, NO_LIMIT_OR_NUMBER)),
    ),
  ),
  z.transform((value) => value ?? null),
);
