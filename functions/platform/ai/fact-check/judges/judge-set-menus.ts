import { type CheckedSentence, finding, type Judge } from '../checked-text.ts';
import type { Passage } from '../passage.ts';

const MENU =
  /(?<![a-z])(?:menus?|set|formule|comida corrida|lunch|pranzo|dejeuner|mittag\w*|banquet|degustazione|degustation|degustacion)(?![a-z])/;
/** What a menu holds beside its dishes. */
const EXTRAS: readonly RegExp[] = [
  'coffee|espresso|cafe|caffe|kaffee',
  'wine|vino|vin|wein|copa|calice|prosecco|cava|champagne|sekt',
  'dessert|postre|dolce|nachtisch|nachspeise|pudding',
  'beer|cerveza|biere|birra|bier',
].map((words) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g'));

/** The menu of the house that a sentence speaks of: it names the same amount. */
function menuOf(passages: readonly Passage[], { tokens }: CheckedSentence): Passage | undefined {
  const amounts = tokens.flatMap((token) => (token.kind === 'price' ? [...token.values] : []));
  return passages.find(
    ({ text, tokens: own }) =>
      MENU.test(text) &&
      own.some((token) => token.kind === 'price' && token.values.some((value) => amounts.includes(value))),
  );
}

/** What a set menu comes with that the record does not count among it. */
export const judgeSetMenus: Judge = (checked, sentence) => {
  const words = checked.text.slice(sentence.start, sentence.end);
  if (!MENU.test(words)) return [];
  const menu = menuOf(checked.facts.passagesWith('price'), sentence);
  if (menu === undefined) return [];
  return EXTRAS.filter((extra) => menu.text.match(extra) === null).flatMap((extra) =>
    [...words.matchAll(extra)].map(({ 0: said, index }) =>
      finding(checked, 'dish', {
        start: sentence.start + index,
        end: sentence.start + index + said.length,
      }),
    ),
  );
};
