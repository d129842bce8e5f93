import { type CheckedText, finding, isWithin, type Judge } from '../checked-text.ts';
import type { Word } from '../text/word-forms.ts';

/** Who brings what, and the word that leads to a place; in German, where every noun has a capital. */
const SUPPLIED =
  /(?:hof|hofen|bauern?|bauernhof|metzger\w*|muhle|imker\w*|kaserei|gartnerei|fischer\w*|winzer\w*|weingut|backer\w*|lieferant\w*|kommt|kommen|stammt|stammen)(?:\s\w+){0,3}\s(?:in|aus|bei|von|vom)\s$/;

/** "Vom Grill": no place and nobody. */
const OF_KITCHEN = /^(?:grill|rost|holzgrill|herd|holzofen|ofen|feuer|fass|blech|spiess|block|buffet|himmel)/;

const isOfSupply = ({ text }: CheckedText, { start }: Word) =>
  SUPPLIED.test(text.slice(Math.max(0, start - 60), start));

/** Places that the record does not name, from where something is said to come. */
export const judgeSuppliers: Judge = (checked, { words, names }) => {
  const { facts } = checked;
  if (facts.reading.language !== 'de') return [];
  return words
    .filter(({ isCapitalized }) => isCapitalized)
    .filter((word) => isOfSupply(checked, word) && !OF_KITCHEN.test(word.word))
    .filter(({ stem, word }) => !facts.named.has(stem) && !facts.places.has(word))
    .filter((word) => !names.some((name) => isWithin(word, name)))
    .map((word) => finding(checked, 'address', word));
};
