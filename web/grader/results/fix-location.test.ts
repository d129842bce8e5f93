import { expect, test } from 'vitest';
import type { GradeAction } from '#shared/grader/contract/grader.ts';
import { fixLocation, fixOwner } from './fix-location.ts';

const anAction = (rule_id: string, screen: GradeAction['screen']): GradeAction => ({
  rule_id,
  component: 'website',
  action: 'Fix it.',
  impact: 'High',
  effort: 'Low',
  points: 10,
  screen,
});
const hrefOf = (rule: string, screen: GradeAction['screen']) => fixLocation(anAction(rule, screen))?.href;

test('each action links to the screen that changes its fact', () => {
  expect(hrefOf('site_ordering', 'profile')).toBe('/profile#contact');
  expect(hrefOf('social_instagram', 'profile')).toBe('/profile#contact');
  expect(hrefOf('google_hours', 'profile')).toBe('/profile#hours');
  expect(hrefOf('menu_prices', 'profile')).toBe('/profile#menu');
  expect(hrefOf('site_speed', 'websites')).toBe('/website-builder');
  expect(hrefOf('menu_photos', 'image_enhancer')).toBe('/image-enhancer');
});

test.each(['site_provider', 'google', 'elsewhere'] as const)(
  'what others must do (%s) has no link',
  (screen) => {
    expect(hrefOf('menu_readable', screen)).toBeUndefined();
  },
);

test('issues that can’t be fixed here say who can fix them', () => {
  expect(fixOwner('site_provider', 'https://www.lupo.example/')).toContain('person who manages lupo.example');
  expect(fixOwner('google', '')).toContain('Google Business Profile');
  expect(fixOwner('elsewhere', '')).toContain('website provider');
});
