import * as z from 'zod/mini';
import { FACT_KINDS } from '#shared/profile/projection/fact-kinds.ts';

/** Who built the graded website, which decides where it can be fixed. */
export const GradedSiteSchema = z.strictObject({
  /** `ours`: the restaurant’s own website, built and published here. */
  kind: z.enum(['none', 'outside', 'ours']),
  /** Kinds of details that our website takes from the profile. It keeps all others itself. */
  from_profile: z.array(z.enum(FACT_KINDS)),
});
export type GradedSite = z.output<typeof GradedSiteSchema>;

export const OUTSIDE_SITE: GradedSite = { kind: 'outside', from_profile: [] };
export const NO_SITE: GradedSite = { kind: 'none', from_profile: [] };
