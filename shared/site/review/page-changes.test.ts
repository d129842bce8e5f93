import { expect, test } from 'vitest';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import type { PageSections, SiteContent } from '../site-content.ts';
import { pageChanges } from './page-changes.ts';

const PAGE = aSiteContent({
  menu_items: [
    { name: 'Carbonara', description: 'Guanciale, egg', price: '14' },
    { name: 'Tiramisu', description: '', price: '8' },
  ],
});

function withSections(changes: Partial<PageSections>): SiteContent {
  return { ...PAGE, pages: [{ sections: { ...PAGE.pages[0].sections, ...changes } }] };
}

test('an unchanged page has no changes', () => expect(pageChanges(PAGE, structuredClone(PAGE))).toEqual([]));

test('dishes are compared by name: a new price, a new dish, and a removed one', () => {
  const next = {
    ...PAGE,
    menu_items: [
      { name: 'Gelato', description: '', price: '6' },
      { name: 'Carbonara', description: 'Guanciale, egg', price: '15' },
    ],
  };
  expect(pageChanges(PAGE, next)).toEqual([
    { section: 'Menu', label: 'Gelato', before: '', after: '6' },
    { section: 'Menu', label: 'Carbonara', before: '14 · Guanciale, egg', after: '15 · Guanciale, egg' },
    { section: 'Menu', label: 'Tiramisu', before: '8', after: '' },
  ]);
});

test('two dishes with one name are two dishes', () => {
  const [first, second] = PAGE.menu_items;
  const twice = { ...PAGE, menu_items: [first, first, second].filter((dish) => dish !== undefined) };
  expect(pageChanges(PAGE, twice)).toEqual([
    { section: 'Menu', label: 'Carbonara', before: '', after: '14 · Guanciale, egg' },
  ]);
});

test('an item without text is named without one', () => {
  const next = { ...PAGE, section_order: PAGE.section_order.toReversed() };
  expect(pageChanges(PAGE, next)).toEqual([
    { section: 'Design', label: 'Section order', before: '', after: '' },
  ]);
});

test('an unkept suggestion is no change, and a kept one is', () => {
  const faq = { title: 'FAQ', items: [{ question: 'Is there parking?', answer: 'There is parking.' }] };
  const segment = { text: 'There is parking.', origin: 'suggested' as const, id: 'faq-parking' };
  const draft = { ...withSections({ faq }), drafts: [{ segments: [segment] }] };
  const before = withSections({ faq: { ...faq, items: [] } });
  expect(pageChanges(before, draft)).toEqual([]);
  const kept = { ...draft, drafts: [{ segments: [{ text: segment.text, origin: 'owner' as const }] }] };
  expect(pageChanges(before, kept)).toEqual([
    { section: 'FAQ', label: 'Is there parking?', before: '', after: 'There is parking.' },
  ]);
});
