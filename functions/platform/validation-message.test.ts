import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import './schema-messages.ts';

function sayOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

test.each<[string, z.ZodMiniType, unknown]>([
  ['This field is required.', z.string(), undefined],
  ['This must be text.', z.string(), 7],
  ['This must be a number.', z.number(), 'seven'],
  ['This must be a number.', z.number(), Number.NaN],
  ['This must be a whole number.', z.int(), 7.5],
  ['This must be true or false.', z.boolean(), 'yes'],
  ['This must be a list.', z.array(z.string()), {}],
  ['This must be an object.', z.object({}), []],
  ['Choose one of these values: grader, menu.', z.enum(['grader', 'menu']), 'x'],
  ['This must be yes.', z.literal('yes'), 'no'],
  ['Choose one of the available options.', z.enum([...'abcdefghijklm']), 'x'],
  ['This field can’t be empty.', z.string().check(z.minLength(1)), ''],
  ['Use at least 8 characters.', z.string().check(z.minLength(8)), 'short'],
  ['Use at most 5,000 characters.', z.string().check(z.maxLength(5_000)), 'x'.repeat(5_001)],
  ['Use at most 1 entry.', z.array(z.int()).check(z.maxLength(1)), [1, 2]],
  ['Use at least 1.', z.int().check(z.gte(1)), 0],
  ['Use more than 0.', z.number().check(z.positive()), 0],
  ['Use at most 100.', z.int().check(z.lte(100)), 101],
  ['This must be a multiple of 5.', z.number().check(z.multipleOf(5)), 7],
  ['Use an email address such as name@example.com.', z.email(), 'x'],
  ['Enter a date such as 2026-11-22.', z.iso.date(), 'tomorrow'],
  ['Check the format and try again.', z.string().check(z.regex(/^\d+$/)), 'x'],
])('a validation message: %s', (sentence, schema, value) => {
  expect(sayOf(schema, value)).toBe(sentence);
});

test('a message of the contract wins', () => {
  expect(sayOf(z.string('Say which.'), undefined)).toBe('Say which.');
});
