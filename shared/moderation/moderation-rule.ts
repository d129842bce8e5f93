/** What kind of thing a rule is about. */
export const RULE_KINDS = ['health', 'alcohol', 'competitor', 'discrimination', 'superlative'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** Where the law says it. `recordedOn`: the day of this entry; law changes. */
export type RuleSource = { law: string; recordedOn: string };

/** Patterns as `word-pattern.ts` reads them, in all languages of the product. */
export type ModerationRule = {
  /** Stays for ever: rows and figures name it. */
  id: string;
  kind: RuleKind;
  /** For the owner: what is wrong with such a text. */
  sentence: string;
  sources: readonly RuleSource[];
  flags: readonly string[];
  /** Words that mean something else: they are read as if they were not there. */
  ignore?: readonly string[];
  /** A sentence with one of these is no such claim. */
  unless?: readonly string[];
};
