import { expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { createPrintedCheck } from './create-fact-check.ts';

/** Parts in brackets are printed by the record. */
function kindsIn(marked: string, language = 'en'): string[] {
  const check = createPrintedCheck({ language, names: ['Osteria Lupo'], profile: aProfile(), said: [] });
  const printed: { start: number; end: number }[] = [];
  let text = '';
  for (const piece of marked.split(/(\[[^\]]*\])/)) {
    const words = piece.startsWith('[') ? piece.slice(1, -1) : piece;
    if (words !== piece) printed.push({ start: text.length, end: text.length + words.length });
    text += words;
  }
  return check({ text, printed }).map(({ kind }) => kind);
}

test('what the record prints is true, whatever a reader makes of it', () => {
  expect(kindsIn('Ask for [Lobster number 9, $70, the best in town].')).toEqual([]);
});

test.each([
  ['[Carbonara] for eighteen dollars', 'price'],
  ['[Carbonara], vegan', 'allergen'],
  ['[Carbonara] with mushrooms', 'dish'],
  ['[Carbonara], the best in town', 'award'],
  ['[Osteria Lupo], open on Sundays', 'time'],
  ['[Osteria Lupo] since nineteen eighty', 'date'],
  ['The vegan [Carbonara]', 'allergen'],
])('what a model says around it is judged: %s', (marked, kind) => {
  expect(kindsIn(marked)).toContain(kind);
});

test.each([
  ['de', '[Carbonara], [Tiramisu]? Komm vorbei und probier dich durch.'],
  ['it', '[Carbonara] e [Tiramisu]: vi piace la coppia?'],
  ['en', 'Send this to the group chat: [Carbonara].'],
  ['it', '[Carbonara]. Se passi da noi, fermati a salutare.'],
  ['es', '[Carbonara] y [Tiramisu]: ¿qué te parece la pareja?'],
])('an invitation in %s tells nothing: %s', (language, marked) => {
  expect(kindsIn(marked, language)).toEqual([]);
});
