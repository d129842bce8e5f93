import { expect, test } from 'vitest';
import type { PageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import { isInOtherLanguage, isShell, isUnclear } from './gathered.ts';

test.each([
  ['fi', true],
  [' Fi-FI ', true],
  ['gsw', true],
  ['de_AT', false],
  ['en', false],
  ['english', false],
  ['x1', false],
  ['', false],
  [undefined, false],
])('a page in language “%s” is in one that we can’t read: %s', (value, isOther) => {
  expect(isInOtherLanguage({ language: value === undefined ? undefined : { value } } as PageFacts)).toBe(
    isOther,
  );
});

test.each([
  [1, 249, false, true, true],
  [1, 250, false, false, false],
  [0, 249, false, false, false],
  [0, 250, true, false, true],
])('a page with %i scripts, %i characters, and read in part %s is a shell: %s, unclear: %s', (...row) => {
  const [scripts, textCharacters, isPartlyRead, shell, unclear] = row;
  const page = { scripts, textCharacters, isPartlyRead } as PageFacts;
  expect([isShell(page), isUnclear(page)]).toEqual([shell, unclear]);
});
