import { expect, test } from 'vitest';
import { languagesToAsk } from './language-question.tsx';

const NEW = { languages: [] };
const CLOSE = { language: 'de', other_language: 'en' };

test.each([
  ['two close languages are asked', CLOSE, NEW, undefined, ['de', 'en']],
  ['an answer stays to be changed', CLOSE, NEW, 'en', ['de', 'en']],
  ['an answer against a clear language stays to be changed', { language: 'de' }, NEW, 'en', ['de', 'en']],
  [
    'without a detected language, pages are in English',
    { language: 'und', other_language: 'it' },
    NEW,
    undefined,
    ['en', 'it'],
  ],
  ['a clear language isn’t asked', { language: 'de' }, NEW, undefined, []],
  ['a language of the profile isn’t asked', CLOSE, { languages: ['de'] }, undefined, []],
  ['nothing is asked before the brief is read', undefined, NEW, undefined, []],
] as const)('%s', (_, reading, profile, answer, languages) => {
  expect(languagesToAsk(reading, { languages: [...profile.languages] }, answer)).toEqual(languages);
});
