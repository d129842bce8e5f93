import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKey, keptKey } from './kept-key.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('all tabs of a browser have the same key until one of them has finished', () => {
  const key = keptKey('texts');
  expect(keptKey('texts')).toBe(key);
  expect(keptKey('credit')).not.toBe(key);
  forgetKey('texts', 'the key of an earlier request');
  expect(keptKey('texts')).toBe(key);
  forgetKey('texts', key);
  expect(keptKey('texts')).not.toBe(key);
});

test('a browser without storage still has a key', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keptKey('texts')).toMatch(/^[\da-f-]{36}$/);
});
