import { fold } from '#functions/ai/fold.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { JudgedLine } from '../lines/classify-lines.ts';
import { alternatives } from '../text/one-of.ts';
import { BEHIND_KIND, KIND, NATIONS, STYLES } from './kind-words.ts';
import { kitchenDiets } from './kitchen-diets.ts';

/** The kind of place is in the first lines of a text. */
const OPENING_LINES = 2;
const MOST_WORDS_BEFORE = 5;
/** "Rise & Thistle, small bakery" */
const MOST_PARTS = 2;
/** Words before another place: "next to the bakery", "trained in a bistro". */
const WORDS_BEFORE_OTHERS = alternatives(`
  not;no;nicht;kein[a-z]*;of;in;for;with;near;next;to;above;below;from;by;at;on;like;than;behind;opposite;across
  trained;worked;junto;cerca;frente;dans;chez;pres;neben;bei;gegenuber;vicino;accanto;davanti;au;aux;a la;al;alla
  mit;con;avec
`);
const OTHERS = new RegExp(`(?<![a-z])(?:${WORDS_BEFORE_OTHERS})(?![a-z])`);

/** Words before a kind: "Vietnamese restaurant", "Austrian-style coffee house". */
const ONE = `(?:${NATIONS}|${STYLES})(?:[- ]style)?`;
const LEAD = `${ONE}(?: ${ONE})*`;
const KIND_OF_PLACE = new RegExp(`(?:(?<![a-z])${LEAD} )?${KIND.source}(?: (?:${BEHIND_KIND})(?![a-z]))?`);
/** "Mexican food", "cuisine sénégalaise" */
const SERVED =
  '(?:(?:comfort|home|street|soul) )?(?:food|cooking|cuisine|barbecue|bbq|grill|buffet|takeout|kitchen|place|spot)';
const FOOD = new RegExp(
  `(?<![a-z])(?:${LEAD} ${SERVED}|(?:cuisine|comida|cocina|cucina) (?:${BEHIND_KIND}))(?![a-z])`,
);

/** "Bistro Marrakech is not a bistro" */
const DENIES_KIND = /(?<![a-z])(?:not|kein|no es|n'est pas|non e) (?:an?|une?|una?)?/;

/** "Small place, 22 seats" */
const ANY_PLACE = /^(?:(?:small|tiny|little|nice|new|old|cozy|cosy|big) )*(?:place|spot|joint|restaurant)$/;

/** The kind of place that the first sentences state, and diets of the whole kitchen. Pure. */
export function readKind(lines: readonly JudgedLine[]): ProfileProposal[] {
  const certain = lines.filter(({ verdict }) => verdict === 'certain');
  const kind = certain.slice(0, OPENING_LINES).flatMap((line) => kindIn(line) ?? [])[0];
  const diets = certain.flatMap(({ start, words }) =>
    kitchenDiets(fold(words)).map(({ diet, ...span }) => ({
      field: 'diets' as const,
      value: diet,
      ...passage(words, start, span),
    })),
  );
  const isFirst = ({ value }: { value: string }, at: number) =>
    diets.findIndex((each) => each.value === value) === at;
  return [...(kind === undefined ? [] : [kind]), ...diets.filter(isFirst)];
}

function kindIn({ start, words }: JudgedLine): ProfileProposal | undefined {
  const [opening = ''] = fold(words).split(/:\s|\s-\s/);
  const said = opening.split(',').slice(0, MOST_PARTS).join(',');
  const found = KIND_OF_PLACE.exec(said) ?? FOOD.exec(said);
  if (found === null || ANY_PLACE.test(found[0]) || DENIES_KIND.test(said)) return undefined;
  const before =
    fold(words.slice(0, found.index))
      .split(/[.,:;(]\s|(?<![a-z])(?:is|es|ist|est|e) (?:an?|the|una?|une|eine?)(?![a-z])/)
      .at(-1) ?? '';
  if (OTHERS.test(before) || before.trim().split(/\s+/).length > MOST_WORDS_BEFORE) return undefined;
  const span = { start: found.index, end: found.index + found[0].length };
  return {
    field: 'kind',
    value: words.slice(span.start, span.end).slice(0, 60),
    ...passage(words, start, span),
  };
}

function passage(words: string, offset: number, { start, end }: { start: number; end: number }) {
  return {
    confidence: 'certain' as const,
    start: offset + start,
    end: offset + end,
    words: words.slice(start, end),
  };
}
