import type { ModerationRule } from './moderation-rule.ts';
import { ALCOHOL_RULES } from './rules/alcohol.ts';
import { COMPETITOR_RULES } from './rules/competitors.ts';
import { DISCRIMINATION_RULES } from './rules/discrimination.ts';
import { HEALTH_RULES } from './rules/health-claims.ts';
import { SUPERLATIVE_RULES } from './rules/superlatives.ts';

export const MODERATION_RULES: readonly ModerationRule[] = [
  ...HEALTH_RULES,
  ...ALCOHOL_RULES,
  ...COMPETITOR_RULES,
  ...DISCRIMINATION_RULES,
  ...SUPERLATIVE_RULES,
];
