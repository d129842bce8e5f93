import { expect, test } from 'vitest';
import { recordable } from './recordable.ts';

test('secrets are never stored, wherever they are', () => {
  const text = recordable({ name: 'Lupo', password: 'p4ss', user: { current_password: 'x', token: 't' } });
  expect(text).toBe(
    '{"name":"Lupo","password":"[secret]","user":{"current_password":"[secret]","token":"[secret]"}}',
  );
});

test('values over two kilobytes are stored as their length', () => {
  expect(recordable({ text: 'é'.repeat(1000) })).toContain('éé');
  expect(recordable({ text: 'é'.repeat(1025) })).toBe('{"too_long":2061}');
});

test('null is stored as null', () => {
  expect([recordable(undefined), recordable({}), recordable({ url: undefined })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
