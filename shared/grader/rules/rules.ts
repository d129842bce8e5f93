import { GOOGLE_RULES } from './google-rules.ts';
import type { GraderRule } from './grader-rule.ts';
import { MENU_RULES } from './menu-rules.ts';
import { SOCIAL_RULES } from './social-rules.ts';
import { WEBSITE_RULES } from './website-rules.ts';

/** Changes whenever a rule, a weight, a band or a sentence does. */
export const RULE_VERSION = '2026-11-29.2';

const RULES = [...WEBSITE_RULES, ...SOCIAL_RULES, ...GOOGLE_RULES, ...MENU_RULES] as const;
export type RuleId = (typeof RULES)[number]['id'];

/** The one table: what is looked at, what it is worth, what is said of it and where it is mended. */
export const GRADER_RULES: readonly GraderRule<RuleId>[] = RULES;
export const RULE_IDS: readonly RuleId[] = GRADER_RULES.map(({ id }) => id);
