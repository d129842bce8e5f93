import { expect, test } from 'vitest';
import { decidePhrase } from './assumed-phrase.ts';

const crisp = { text: 'Crisp outside, sweet inside.', alternatives: ['Golden and sweet.'] };
const text = 'Crab cakes. Crisp outside, sweet inside. Just say CRAB.';

test.each([
  ['another line replaces it', 'Golden and sweet.', 'Crab cakes. Golden and sweet. Just say CRAB.'],
  ['empty text removes it', '', 'Crab cakes. Just say CRAB.'],
  ['the same words keep it', crisp.text, text],
])('an assumed phrase is decided on: %s', (_, next, after) => {
  expect(decidePhrase({ text, assumed: [crisp] }, crisp, next)).toEqual({ text: after, assumed: [] });
});
