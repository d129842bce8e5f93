import { expect, test } from 'vitest';
import { recordable } from './recordable.ts';

test('secrets are never kept, wherever they stand', () => {
  const text = recordable({ name: 'Lupo', password: 'p4ss', user: { current_password: 'x', token: 't' } });
  expect(text).toBe(
    '{"name":"Lupo","password":"[secret]","user":{"current_password":"[secret]","token":"[secret]"}}',
  );
});

test('what is longer than two kilobytes is kept as its length', () => {
  expect(recordable({ text: 'é'.repeat(1000) })).toContain('éé');
  expect(recordable({ text: 'é'.repeat(1025) })).toBe('{"too_long":2061}');
});

test('nothing is kept as nothing', () => {
  expect([recordable(undefined), recordable({}), recordable({ url: undefined })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
