import type { Span } from '../reader.ts';
import { trimmed } from './spans.ts';

/** Longer passages are cut, so that what is tried on one sentence is bounded. In UTF-16. */
export const LONGEST_SENTENCE = 600;

const SHORTENED =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|ste|ave|blvd|boul|bd|av|pl|chem|imp|rd|no|nr|str|tel|ph|rs|n|fr|inc|ltd|co|mt|ft|gde|ch|pers|cad|approx|ca|z\.b|bzw|inkl|e\.g|i\.e|etc|vs|sr|sra|d|dna|av|avda|pza|ctra|mme|mlle|m|sig|min|max|dept|apt|rte|esp|incl|ex|gl|btl|est|jr|u\.s|a\.m|p\.m|s\.q|s\.m|m\.p|p\.p|stk|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|gio|sab|dom|vie|jue|mie|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec|vitt|inh|fam|gebr|v\.le|c\.so|p\.za|p\.zza)$/;

/** "in 4. Generation", "am 3. Mai": an ordinal number ends no sentence. */
const ORDERED =
  /^\s(?:generation|stock|etage|og|ug|obergeschoss|jahrhundert|jh|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|advent|gang)(?![a-z])/;

/** "closed Mon. Shoyu 15": the day ends the sentence. */
const CLOSED_DAY =
  /(?<![a-z])(?:closed(?: on)?|cerrado|ferme|chiuso|geschlossen)\s(?:[a-z]{2,4}\.?\s?(?:&|and|y|et|e|und|-|,)\s?)?(?:mon|tues?|wed|thurs?|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|sam|dim|gio|mo|di|mi|do|fr|sa|so)$/;

const DAY =
  '(?:mon|tues?|wed|thurs?|thur?|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|sam|dim|gio|mo|di|mi|do|fr|sa|so)';
/** "Mon thru Sat. cash only": neither a time nor a meal follows, so that the span of days ends the sentence. */
const SPAN_OF_DAYS = new RegExp(
  `(?<![a-z])${DAY}\\.? ?(?:-|–|to|thru|through|til|till|a|al|au|bis) ?${DAY}$`,
);
const GOES_ON =
  /^\s(?:[ap]m|at|from|and|or|only|open|closed|noon|till?|until|to|thru|night|evening|afternoon|morning|lunch|brunch|dinner|breakfast|supper|happy|by|between|y|e|et|und|ab|von|de|dalle|des|desde|ore|midi|soir|mittags?|abends?|h|uhr)(?![a-z])/;

const DISH_FOLLOWS = /^\s[a-z]+(?: [a-z]+){0,3} [$€£]?\d/;

function isEnd(folded: string, at: number, start: number): boolean {
  const mark = folded.charAt(at);
  const next = folded.charAt(at + 1);
  if (mark === '\n') return true;
  if (mark === '!' || mark === '?' || mark === '…') return !/[!?.…)"]/.test(next);
  if (mark === '•' || mark === '●' || mark === '·') return true;
  if (mark !== '.') return false;
  if (folded.charAt(at - 1) === '.' && /^\s*[$€£\d]/.test(folded.slice(at + 1, at + 6))) return false;
  if (/[.!?…)"]/.test(next) || (next !== '' && !/\s/.test(next))) return false;
  if (
    /\sp$/.test(folded.slice(Math.max(start, at - 2), at)) &&
    /^\s?p[.,\s]/.test(folded.slice(at + 1, at + 4))
  )
    return false;
  if (/\d/.test(folded.charAt(at - 1)) && ORDERED.test(folded.slice(at + 1, at + 18))) return false;
  if (/(?:^|[^a-z])no$/.test(folded.slice(Math.max(start, at - 3), at)))
    return !/^\s?\d/.test(folded.slice(at + 1, at + 3));
  // "Crumb & Co. Sourdough 8": a dish with its price follows.
  if (
    /& co$/.test(folded.slice(Math.max(start, at - 4), at)) &&
    DISH_FOLLOWS.test(folded.slice(at + 1, at + 40))
  )
    return true;
  const isClosedDay = CLOSED_DAY.test(folded.slice(Math.max(start, at - 24), at));
  if (isClosedDay && /^\s[a-z]{3}/.test(folded.slice(at + 1, at + 5))) return true;
  const isSpanOfDays = SPAN_OF_DAYS.test(folded.slice(Math.max(start, at - 24), at));
  if (isSpanOfDays && /^\s[a-z]/.test(folded.slice(at + 1, at + 3)))
    return !GOES_ON.test(folded.slice(at + 1, at + 14));
  return !SHORTENED.test(folded.slice(Math.max(start, at - 9), at));
}

/** Where a passage that is too long is cut: behind a mark or a space, so that no word is cut. */
function cutOf(folded: string, start: number): number {
  const part = folded.slice(start, start + LONGEST_SENTENCE);
  const mark = Math.max(part.lastIndexOf(', '), part.lastIndexOf('; '));
  const space = part.lastIndexOf(' ');
  const length = mark > LONGEST_SENTENCE / 2 ? mark + 1 : space > 0 ? space : part.length;
  return start + length;
}

/** Sentences of one passage, with their full stops, never over a line break and at most 600 long. */
export function sentencesOf(folded: string, passage: Span): Span[] {
  const sentences: Span[] = [];
  let { start } = passage;
  const add = (end: number) => {
    while (end - start > LONGEST_SENTENCE) {
      const cut = cutOf(folded, start);
      sentences.push({ start, end: cut });
      start = cut;
    }
    sentences.push({ start, end });
    start = end;
  };
  for (let at = passage.start; at < passage.end; at++) {
    if (!isEnd(folded, at, start)) continue;
    let end = at + 1;
    while (end < passage.end && /[)"']/.test(folded.charAt(end))) end++;
    add(end);
    at = end - 1;
  }
  if (start < passage.end) add(passage.end);
  return sentences.map((span) => trimmed(folded, span)).filter((span) => span.start < span.end);
}
