/** Categories of rules. */
export const RULE_KINDS = ['health', 'alcohol', 'competitor', 'discrimination', 'superlative'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** The legal source. `recordedOn`: the date of this entry, because laws change. */
export type RuleSource = { law: string; recordedOn: string };

export const law = (law: string, recordedOn = '2026-11-22'): RuleSource => ({ law, recordedOn });

/** Patterns as `word-pattern.ts` parses them, in all languages of the product. */
export type ModerationRule = {
  /** Never changes: rows and counters name it. */
  id: string;
  kind: RuleKind;
  /** The problem, for the owner. */
  sentence: string;
  sources: readonly RuleSource[];
  flags: readonly string[];
  /** Phrases with another meaning. They are skipped. */
  ignore?: readonly string[];
  /** A sentence with one of these makes no such claim. */
  unless?: readonly string[];
};
