import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inflectedWord } from './inflected.ts';
import { misspelledWord } from './misspelled.ts';
import { clausesOf } from './prompt-clauses.ts';
import { type PromptReading, readPrompt } from './read-prompt.ts';
import { DECLINED_WORDS } from './words/declined-words.ts';
import { FILLERS } from './words/filler-words.ts';
import { IS, LESS, MORE, NOT, SLIGHTLY, STRONGLY, TOO } from './words/prompt-stances.ts';
import { PROMPT_WORDS } from './words/prompt-words.ts';
import { ADDING, REMOVING } from './words/table-words.ts';

/** Words that say how a wish is meant, and nothing by themselves. */
const HOW: ReadonlySet<string> = new Set(
  [...IS, ...NOT, ...TOO, ...SLIGHTLY, ...STRONGLY].flatMap((phrase) => phrase.split(' ')),
);
const tokensOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(' '));
/** Of what a sentence answers as a whole: "less steam". */
const ANSWERED = new Set(tokensOf([...DECLINED_WORDS.keys(), ...LESS, ...MORE, ...REMOVING, ...ADDING]));
/** What a wish is about may stand before what is asked of it: "the light is too cold". */
const SUBJECTS = new Set([...PROMPT_WORDS].filter(([, { kind }]) => kind === 'thing').map(([word]) => word));

const phrase = fc.constantFrom(...PROMPT_WORDS.keys(), ...LESS, ...MORE, ...DECLINED_WORDS.keys());
const how = fc.constantFrom(...NOT, ...IS, ...TOO, ...SLIGHTLY, ...STRONGLY);
const filler = fc.constantFrom(...FILLERS);
const amount = fc.constantFrom('20%', '+15', '−10', '30');
const unheardOf = fc.stringMatching(/^zq[a-z]{3,6}$/);
const sign = fc.constantFrom(' ', ' ', ' ', ', ', '. ', '\n');

const wish = fc
  .array(fc.tuple(fc.oneof(phrase, phrase, how, filler, amount, unheardOf), sign), {
    minLength: 1,
    maxLength: 9,
  })
  .map((parts) => parts.map(([text, end]) => text + end).join(''));

function vanished(prompt: string): string[] {
  const reading = readPrompt(prompt);
  const heard = new Set(tokensOf([...reading.understood.map(({ words }) => words), ...reading.unknown]));
  return clausesOf(prompt)
    .flat()
    .filter(
      (word) =>
        !heard.has(word) &&
        !heard.has(inflectedWord(word) ?? misspelledWord(word) ?? word) &&
        !isFiller(word) &&
        !HOW.has(word) &&
        !isAnswered(word, reading),
    );
}

const FILLER_WORDS = new Set(tokensOf([...FILLERS]));

/** "3 tacos": a bare number counts something. */
function isFiller(word: string): boolean {
  return FILLER_WORDS.has(word) || /^\d+$/.test(word);
}

/** "Brighter, +15" is in what was done; of "zorgy colors" the first word is named. */
function isAnswered(word: string, { understood, instead, unknown }: PromptReading): boolean {
  if (/\d/.test(word) && understood.length > 0) return true;
  if (SUBJECTS.has(word) && understood.length + unknown.length > 0) return true;
  return instead.length > 0 && ANSWERED.has(word);
}

test('every word of a wish is understood, answered, said of how it is meant, or named', () => {
  fc.assert(
    fc.property(wish, (prompt) => {
      expect(vanished(prompt)).toEqual([]);
    }),
  );
});

test('a word that nobody has heard of is named, wherever it stands', () => {
  fc.assert(
    fc.property(wish, unheardOf, wish, (before, word, after) => {
      expect(readPrompt(`${before} ${word} ${after}`).unknown).toContain(word);
    }),
  );
});
