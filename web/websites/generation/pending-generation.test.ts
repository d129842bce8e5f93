import { expect, test } from 'vitest';
import { type PendingGeneration, PendingGenerationStore } from './pending-generation.ts';

function aStorage(entries: [string, string][] = []) {
  const values = new Map(entries);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const pending: PendingGeneration = {
  generationId: 'g1',
  restaurantId: 'r1',
  websiteName: 'Osteria Lupo',
  customRequirements: 'closed Mondays',
  isHidden: true,
};

test('a running generation is found again after a reload', () => {
  const storage = aStorage();
  new PendingGenerationStore(() => storage).keep(pending);
  expect(new PendingGenerationStore(() => storage).get()).toEqual(pending);
});

test('a finished generation is removed, and listeners are called', () => {
  const storage = aStorage();
  const store = new PendingGenerationStore(() => storage);
  const heard: unknown[] = [];
  store.subscribe(() => heard.push(store.get()));
  store.keep(pending);
  store.forget();
  expect(heard).toEqual([pending, undefined]);
  expect(new PendingGenerationStore(() => storage).get()).toBeUndefined();
});

test('data from an earlier version is ignored', () => {
  for (const remains of ['{"id":', '{"id":1}']) {
    const storage = aStorage([['pending-generation', remains]]);
    expect(new PendingGenerationStore(() => storage).get()).toBeUndefined();
  }
});

test('generation works without storage', () => {
  const store = new PendingGenerationStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.keep(pending);
  expect(store.get()).toEqual(pending);
  store.forget();
  expect(store.get()).toBeUndefined();
});
