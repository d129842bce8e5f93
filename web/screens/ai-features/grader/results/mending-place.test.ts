import { expect, test } from 'vitest';
import type { GradeAction } from '#shared/contract/ai/grader.ts';
import { GRADER_RULES } from '#shared/domain/grader/rules/rules.ts';
import { mendingPlace } from './mending-place.ts';

const anAction = (rule_id: string, screen: GradeAction['screen']): GradeAction => ({
  rule_id,
  component: 'website',
  action: 'Mend it.',
  impact: 'High',
  effort: 'Low',
  points: 10,
  screen,
});
const hrefOf = (rule: string, screen: GradeAction['screen']) => mendingPlace(anAction(rule, screen))?.href;

test('each action leads to where its fact is changed', () => {
  expect(hrefOf('site_ordering', 'profile')).toBe('/profile#contact');
  expect(hrefOf('social_instagram', 'profile')).toBe('/profile#contact');
  expect(hrefOf('google_hours', 'profile')).toBe('/profile#hours');
  expect(hrefOf('menu_prices', 'profile')).toBe('/profile#menu');
  expect(hrefOf('site_speed', 'websites')).toBe('/website-builder');
  expect(hrefOf('menu_photos', 'image_enhancer')).toBe('/image-enhancer');
});

test('what is done at the host or at Google has no link', () => {
  const elsewhere = GRADER_RULES.filter(({ screen }) => screen === 'elsewhere');
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { id } of elsewhere) expect(hrefOf(id, 'elsewhere')).toBeUndefined();
});
