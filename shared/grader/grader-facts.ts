import * as z from 'zod/mini';
import { FACT_SOURCES } from './components.ts';
import { RULE_IDS, type RuleId } from './rules/rules.ts';

/** What is known of the one thing that a rule looks at. */
const GraderFactSchema = z.strictObject({
  /** `absent`: it was looked for, and is not there. */
  state: z.enum(['seen', 'absent', 'not_measured']),
  /** A number of seconds, stars, photos and so on, or which of several cases it is. */
  value: z.optional(z.union([z.number(), z.string()])),
  /** The words or the markup that say so, at most 200 characters; empty text where nothing can be quoted. */
  snippet: z.string(),
  source: z.enum(FACT_SOURCES),
  /** When it was read, where that was with an earlier grade: the site did not let us in this time. */
  read_at: z.optional(z.iso.datetime()),
});
export type GraderFact = z.output<typeof GraderFactSchema>;

/** One fact for each rule, and each rule reads no other. */
export type GraderFacts = Readonly<Record<RuleId, GraderFact>>;

/** Of rules that were not there yet when the facts were gathered. */
const UNKNOWN: GraderFact = { state: 'not_measured', snippet: '', source: 'page' };
const FactOfRuleSchema = z._default(GraderFactSchema, UNKNOWN);

export const GraderFactsSchema = z.object(
  Object.fromEntries(RULE_IDS.map((id) => [id, FactOfRuleSchema])) as Record<RuleId, typeof FactOfRuleSchema>,
);
