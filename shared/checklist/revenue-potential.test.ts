import { expect, test } from 'vitest';
import { checklistCategories } from './checklist-categories.ts';
import {
  monthlyEstimate,
  TYPICAL_WEEKLY_REVENUE,
  taskTypeOf,
  weeklyPotentialOf,
  weeklyPotentialOfType,
} from './revenue-potential.ts';

test.each([
  ['Complete your Google Business Profile', 450],
  ['Answer every Google review', 320],
  ['Post on Instagram three times', 280],
  ['Run social media ads', 680],
  ['Offer online ordering', 890],
  ['Shorten the menu', 340],
  ['Upselling at the table', 520],
  ['Send an email to regulars', 380],
  ['Plan a promotional campaign', 450],
  ['Start a loyalty program', 420],
  ['Give rewards', 290],
  ['Launch a Facebook ad', 720],
  ['Try Google Ads', 650],
  ['Make a lunch offer', 380],
  ['Collect feedback', 180],
  ['Reply to reviews on Yelp', 220],
])('%s has a type worth %i dollars a week when done', (title, dollars) => {
  expect(weeklyPotentialOfType(taskTypeOf({ title, description: '' }))).toBe(dollars);
});

test('the title decides before the description and the default', () => {
  const description = 'Show the new menu.';
  expect(taskTypeOf({ title: 'Run a Facebook ad', description })).toBe('facebook_advertising');
  expect(taskTypeOf({ title: 'Clean the windows', description })).toBe('menu_optimization');
  expect(taskTypeOf({ title: 'Clean the windows', description: '' })).toBe('google_business_optimization');
});

test('part of a word isn’t a keyword', () => {
  expect(taskTypeOf({ title: 'Answer your Facebook address book', description: '' })).toBe(
    'social_media_posting',
  );
  expect(taskTypeOf({ title: 'Preview the evening', description: '' })).toBe('google_business_optimization');
});

test('the whole checklist is worth 10–15% of an independent restaurant’s weekly sales', () => {
  const items = checklistCategories(undefined).flatMap((category) => category.items);
  const total = items.reduce((sum, item) => sum + weeklyPotentialOf(item), 0);
  expect(total / TYPICAL_WEEKLY_REVENUE).toBeGreaterThan(0.1);
  expect(total / TYPICAL_WEEKLY_REVENUE).toBeLessThan(0.15);
});

test('with known sales the potential is the same share of them', () => {
  expect(monthlyEstimate(2_000, 52_000)).toBe(5_200);
  expect(monthlyEstimate(2_000, null)).toBeUndefined();
  expect(monthlyEstimate(2_000, 0)).toBeUndefined();
});
