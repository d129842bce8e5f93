import { expect, test } from 'vitest';
import { findDraft, forgetDraft, keepDraft } from './customizer-draft.ts';
import { initialValues } from './customizer-schema.ts';

function aStore(entries: [string, string][] = []) {
  const values = new Map(entries);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const place = { restaurantId: 'r1', templateId: 'cafe-1' };
const values = initialValues({
  restaurant: { name: 'Plum', phone: '+1 503 555 0143' },
  colors: { primary: '#5b3527', secondary: '#f3c9a5' },
});

test('a draft is restored for its restaurant and template only', () => {
  const store = aStore();
  keepDraft(store, place, values);
  expect(findDraft(store, place)).toEqual(values);
  expect(findDraft(store, { ...place, restaurantId: 'r2' })).toBeUndefined();
  expect(findDraft(store, { ...place, templateId: 'ethnic-1' })).toBeUndefined();
});

test('a draft is deleted once it became a website', () => {
  const store = aStore();
  keepDraft(store, place, values);
  forgetDraft(store, place);
  expect(findDraft(store, place)).toBeUndefined();
});

test('drafts of an earlier version are ignored, and storage is optional', () => {
  const old = JSON.stringify({ restaurantId: 'r1', values: { name: 'Plum' } });
  expect(findDraft(aStore([['template-draft:cafe-1', old]]), place)).toBeUndefined();
  expect(findDraft(aStore([['template-draft:cafe-1', '{"restau']]), place)).toBeUndefined();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepDraft(store, place, values);
  forgetDraft(store, place);
  expect(findDraft(store, place)).toBeUndefined();
});
