import { expect, test } from 'vitest';
import { CONTENT_FIELDS, CONTENT_LISTS } from '#shared/site/editing/content-fields.ts';
import { fieldLabel, ITEM_LABELS, itemOf, placedLabel } from './field-label.ts';

const NOT_EDITED_HERE = [
  'pages[0].sections.contact.takes_reservations',
  'pages[0].sections.features[0].topic',
];

test('every editable field has its own label', () => {
  const itemFields = [...CONTENT_LISTS].flatMap(([path, { fields }]) =>
    [...fields.keys()].map((field) => `${path}[0].${field}`),
  );
  const paths = [...CONTENT_FIELDS.keys(), ...CONTENT_LISTS.keys(), ...itemFields];
  const nameless = paths.filter((path) => fieldLabel(path) === 'Text');
  expect(nameless).toEqual(NOT_EDITED_HERE);
});

test('a change in a list names its position', () => {
  expect(placedLabel('menu_items[2].price')).toBe('Price, number 3');
  expect(placedLabel('pages[0].sections.faq.items[0].answer')).toBe('Answer, number 1');
  expect(placedLabel('pages[0].sections.hero.tagline')).toBe('Tagline');
});

test('every list has labels for adding and deleting', () => {
  expect(Object.keys(ITEM_LABELS).toSorted()).toEqual([...CONTENT_LISTS.keys()].toSorted());
});

test('the list item of a path is found, and texts outside lists have none', () => {
  expect(itemOf('menu_items[12].name')).toEqual({ listPath: 'menu_items', index: 12 });
  expect(itemOf('pages[0].sections.faq.items[3]')).toEqual({
    listPath: 'pages[0].sections.faq.items',
    index: 3,
  });
  expect(itemOf('pages[0].sections.hero.tagline')).toBeUndefined();
});
