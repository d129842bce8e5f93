import { expect, test } from 'vitest';
import { LIBRARY_LANGUAGES } from '../library/copy-library.ts';
import { expandLine } from '../library/expand-line.ts';
import { libraryOf } from '../library/libraries.ts';
import { createFindLine } from './find-lines.ts';
import { linesByRole } from './library-roles.ts';

const SLOTS = {
  name: 'Joe’s Osteria',
  town: 'Le Havre',
  food: 'pizza',
  phone: '+1 (555) 010',
  first: 'Ana',
  dish: 'Carbonara',
  dish2: 'Mac & cheese (large)',
};
const VALUES = Object.fromEntries(Object.entries(SLOTS).map(([name, value]) => [name, [value]]));

test.each(LIBRARY_LANGUAGES)(
  'every line is known again, however it was drawn and is typed: %s',
  (language) => {
    const library = libraryOf(language);
    const cuisines = Object.values(library.cuisines).filter((cuisine) => cuisine !== undefined);
    const roles = linesByRole(library, [...cuisines, library.generalCuisine]);
    const findLine = createFindLine(roles, VALUES);
    const unknown = [...roles.values()].flat().filter((line) => {
      const drawn = expandLine(line, language, SLOTS);
      const typed = drawn.replaceAll('’', "'").replaceAll('\u00a0', ' ').replaceAll("Joe's", 'Joe’s');
      return [drawn, typed].some((text) => findLine(text, 0, (end) => end === text.length) === undefined);
    });
    expect(unknown).toEqual([]);
  },
);

test('a continuation of the owner’s sentence is the owner’s', () => {
  const findLine = createFindLine(new Map([['closing', ['Come hungry.', '{dish} first.']]]), VALUES);
  const ends = (text: string) => (at: number) => at === text.length;
  expect(findLine('Come hungry', 0, ends('Come hungry'))).toBeUndefined();
  const text = 'Lasagna first.';
  expect(findLine(text, 0, ends(text))).toBeUndefined();
});
