import * as z from 'zod/mini';
import { FACT_KINDS } from '#shared/profile/projection/fact-kinds.ts';

/** Who makes the website that is graded, which decides where what is missing on it can be mended. */
export const GradedSiteSchema = z.strictObject({
  /** `ours`: the restaurant's own, made and published here. */
  kind: z.enum(['none', 'outside', 'ours']),
  /** Kinds of facts that a website of ours takes from the profile; all others are its own. */
  from_profile: z.array(z.enum(FACT_KINDS)),
});
export type GradedSite = z.output<typeof GradedSiteSchema>;

export const OUTSIDE_SITE: GradedSite = { kind: 'outside', from_profile: [] };
export const NO_SITE: GradedSite = { kind: 'none', from_profile: [] };
