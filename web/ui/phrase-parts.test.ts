import { expect, test } from 'vitest';
import { partsOf } from './phrase-parts.ts';

const crisp = { text: 'Crisp outside, sweet inside.', alternatives: ['Golden and sweet.'] };
const text = 'Crab cakes. Crisp outside, sweet inside. Just say CRAB.';

test('a text is split at its phrases in order', () => {
  const name = { text: 'Crab cakes.', alternatives: [] };
  expect(partsOf(text, [crisp, name])).toEqual([
    { text: 'Crab cakes.', phrase: name },
    { text: ' ' },
    { text: crisp.text, phrase: crisp },
    { text: ' Just say CRAB.' },
  ]);
});

test('a phrase that the owner changed isn’t a part', () => {
  expect(partsOf('Crab cakes, fried.', [crisp])).toEqual([{ text: 'Crab cakes, fried.' }]);
});
