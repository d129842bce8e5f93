import * as z from 'zod/mini';
import { FACT_SOURCES } from './components.ts';
import { RULE_IDS, type RuleId } from './rules/rules.ts';

/** What is known about one rule’s subject. */
const GraderFactSchema = z.strictObject({
  /** `absent`: we looked for it and didn’t find it. */
  state: z.enum(['seen', 'absent', 'not_measured']),
  /** A number, such as seconds, stars, or photos, or one of several cases. */
  value: z.optional(z.union([z.number(), z.string()])),
  /** A quote of at most 200 characters; empty text if nothing can be quoted. */
  snippet: z.string(),
  source: z.enum(FACT_SOURCES),
  /** When it was measured, if an earlier grade did because the website blocked us this time. */
  read_at: z.optional(z.iso.datetime()),
});
export type GraderFact = z.output<typeof GraderFactSchema>;

/** One fact per rule. Each rule reads only its own. */
export type GraderFacts = Readonly<Record<RuleId, GraderFact>>;

/** For rules that are newer than the facts. */
const UNKNOWN: GraderFact = { state: 'not_measured', snippet: '', source: 'page' };
const FactOfRuleSchema = z._default(GraderFactSchema, UNKNOWN);

export const GraderFactsSchema = z.object(
  Object.fromEntries(RULE_IDS.map((id) => [id, FactOfRuleSchema])) as Record<RuleId, typeof FactOfRuleSchema>,
);
