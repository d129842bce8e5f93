import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-error.ts';
import { importFailure } from './import-failure.ts';

const refusal = (message: string, fields: Record<string, string>) =>
  new ApiError(message, { status: 422, code: 'invalid_input', fields });

test('a message about both the file and a field is shown once', () => {
  const sentence = 'Your HTML is 257 KB. The limit is 256 KB.';
  expect(importFailure(refusal(sentence, { 'own_source.html': sentence }))).toBe(sentence);
});

test('a field with its own message is named', () => {
  const error = refusal('Check the values.', { 'content.cuisine': 'Use at most 100 characters.' });
  expect(importFailure(error)).toBe('Check the values. content.cuisine: Use at most 100 characters.');
});
