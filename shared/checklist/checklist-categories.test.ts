import { expect, test } from 'vitest';
import { CHECKLIST_CATEGORIES, checklistCategories, findChecklistItem } from './checklist-categories.ts';
import { EVIDENCE_KINDS } from './checklist-item.ts';
import { weeklyPotentialOf } from './revenue-potential.ts';

const items = CHECKLIST_CATEGORIES.flatMap(({ items, type }) => items.map((item) => ({ ...item, type })));

test('there are enough categories and items of both types, with unique IDs', () => {
  expect(CHECKLIST_CATEGORIES.length).toBeGreaterThanOrEqual(8);
  expect(items.length).toBeGreaterThanOrEqual(40);
  expect(checklistCategories('foundational').length + checklistCategories('ongoing').length).toBe(
    checklistCategories(undefined).length,
  );
  expect(new Set(items.map(({ item_id }) => item_id)).size).toBe(items.length);
  expect(new Set(CHECKLIST_CATEGORIES.map(({ category_id }) => category_id)).size).toBe(
    CHECKLIST_CATEGORIES.length,
  );
  expect(items.every(({ item_id }) => /^[a-z]+(-[a-z]+)+$/.test(item_id))).toBe(true);
  expect(findChecklistItem('menu-complete')?.title).toBe('Put your whole menu online as text');
});

test('at least three critical foundational items make their badge reachable', () => {
  const critical = items.filter(({ is_critical }) => is_critical);
  expect(critical.length).toBeGreaterThanOrEqual(3);
  expect(critical.every(({ type }) => type === 'foundational')).toBe(true);
});

test.each(items)('$item_id says what, why, how long, and is worth something', (item) => {
  expect(item.title.length).toBeLessThanOrEqual(60);
  expect(item.description.length).toBeGreaterThan(60);
  expect(item.description.length).toBeLessThanOrEqual(300);
  expect(item.why.length).toBeGreaterThan(40);
  expect(item.minutes).toBeGreaterThan(0);
  expect(item.minutes).toBeLessThanOrEqual(90);
  expect(weeklyPotentialOf(item)).toBeGreaterThan(0);
  expect(item.external_link === undefined || item.screen === undefined).toBe(true);
  expect(item.link_text === undefined || item.external_link !== undefined).toBe(true);
  if (item.external_link !== undefined) expect(item.external_link).toMatch(/^https:\/\/[a-z.]+\.[a-z]+\//);
  expect(item.repeats_every_days !== undefined).toBe(item.type === 'ongoing');
  expect([item.title, item.description, item.why].join(' ')).not.toMatch(/!|amazing|unlock|skyrocket/i);
});

test('each kind of evidence supports an item', () => {
  const used = new Set(items.map(({ evidence }) => evidence));
  expect(EVIDENCE_KINDS.filter((kind) => !used.has(kind))).toEqual([]);
});
