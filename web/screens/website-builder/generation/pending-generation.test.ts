import { expect, test } from 'vitest';
import {
  findPendingGeneration,
  forgetPendingGeneration,
  keepPendingGeneration,
  type PendingGeneration,
} from './pending-generation.ts';

function aStore(entries: [string, string][] = []) {
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

test('a generation under way is found again by its restaurant only', () => {
  const store = aStore();
  keepPendingGeneration(store, pending);
  expect(findPendingGeneration(store, 'r1')).toEqual(pending);
  expect(findPendingGeneration(store, 'r2')).toBeUndefined();
});

test('a generation that has ended is forgotten', () => {
  const store = aStore();
  keepPendingGeneration(store, pending);
  forgetPendingGeneration(store);
  expect(findPendingGeneration(store, 'r1')).toBeUndefined();
});

test('unreadable remains of an earlier version are ignored', () => {
  expect(findPendingGeneration(aStore([['pending-generation', '{"id":']]), 'r1')).toBeUndefined();
  expect(findPendingGeneration(aStore([['pending-generation', '{"id":1}']]), 'r1')).toBeUndefined();
});

test('a browser that refuses storage does not stop a generation', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepPendingGeneration(store, pending);
  forgetPendingGeneration(store);
  expect(findPendingGeneration(store, 'r1')).toBeUndefined();
});
