import { GOOGLE_RULES } from './google-rules.ts';
import type { GraderRule } from './grader-rule.ts';
import { MENU_RULES } from './menu-rules.ts';
import { SOCIAL_RULES } from './social-rules.ts';
import { WEBSITE_RULES } from './website-rules.ts';

/** Increase it whenever a rule, weight, band, or sentence changes. */
export const RULE_VERSION = '2026-11-30.1';

const RULES = [...WEBSITE_RULES, ...SOCIAL_RULES, ...GOOGLE_RULES, ...MENU_RULES] as const;
export type RuleId = (typeof RULES)[number]['id'];

/** The rule table: what is checked, its points, its sentences, and its fixes. */
export const GRADER_RULES: readonly GraderRule<RuleId>[] = RULES;
export const RULE_IDS: readonly RuleId[] = GRADER_RULES.map(({ id }) => id);
