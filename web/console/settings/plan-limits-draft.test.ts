import { expect, test } from 'vitest';
import { CATALOG_LIMITS } from '#shared/billing/plan-limits.ts';
import { SETTINGS_MESSAGES } from '#shared/platform-settings/contract/platform-settings.ts';
import { readPlanLimits } from './plan-limits-draft.ts';

test('a limit with thousands separators is valid', () => {
  expect(readPlanLimits(CATALOG_LIMITS, { 'enterprise.ai_content': '6,000' })).toMatchObject({
    changes: { enterprise: { ai_content: 6_000 } },
    problem: undefined,
  });
});

test('a limit with a misplaced comma is refused, and no other limit is saved', () => {
  expect(readPlanLimits(CATALOG_LIMITS, { 'enterprise.ai_content': '600,0' })).toEqual({
    changes: {},
    problem: SETTINGS_MESSAGES.planLimit,
    wrong: ['enterprise.ai_content'],
  });
});
