import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fatePhrases } from '../languages/words/all-words.ts';
import { anyOf, oneOf } from './phrases.ts';

test.each(['avoid', 'private', 'maker', 'praise'] as const)(
  '%s: one of the phrases is found wherever the expression of all finds one',
  (kind) => {
    const phrases = fatePhrases(kind);
    const all = anyOf(phrases);
    const each = oneOf(phrases);
    const words = phrases.flatMap((phrase) => phrase.split(/[^a-z' ]+/)).filter((word) => word.trim() !== '');
    const texts = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom('1', '$5', ',', 'é', '\n', 'soup')), {
        maxLength: 6,
      })
      .chain((parts) => fc.constantFrom(parts.join(' '), parts.join('')));
    fc.assert(
      fc.property(texts, (text) => {
        expect(each.test(text)).toBe(all.test(text));
      }),
      { numRuns: 2_000 },
    );
  },
);
