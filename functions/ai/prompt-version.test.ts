import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { promptVersion } from './prompt-version.ts';

const PROMPT = { system: 'You write.', request: 'Write.', answer: z.object({ text: z.string() }) };

test('a prompt has the same version in every call and every process', () => {
  expect(promptVersion(PROMPT)).toMatch(/^[0-9a-f]{12}$/);
  expect(promptVersion(PROMPT)).toBe(promptVersion({ ...PROMPT }));
});

test.each([
  ['what the model is', { system: 'You write well.' }],
  ['what is asked', { request: 'Write it.' }],
  ['the fields of the answer', { answer: z.object({ words: z.string() }) }],
  ['how long the answer may be', { answer: z.object({ text: z.string().check(z.maxLength(9)) }) }],
])('a prompt with another %s has another version', (_title, change) => {
  expect(promptVersion({ ...PROMPT, ...change })).not.toBe(promptVersion(PROMPT));
});
