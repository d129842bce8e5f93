import { houseStatementOf } from '#functions/ai/readers/facts/house-statement.ts';
import { fold } from '#functions/platform/ai/fold.ts';
import { isTerseList, listPartsOf } from '../clauses/list-parts.ts';
import { fateOf } from '../fates/fate-of.ts';
import type { Reader, Span } from '../reader.ts';
import { type Line, linesOf } from '../text/lines.ts';
import { sentencesOf } from '../text/sentences.ts';
import { COURSES, MENU_HEADING } from './course-words.ts';
import { draftDishes } from './draft-dishes.ts';
import { addSetMenu, type Menus } from './menu-proposals.ts';
import { amountsOf } from './prices/amounts.ts';
import { groupedDishes } from './prices/group-prices.ts';
import { priceGroupsOf } from './prices/price-groups.ts';
import { VARIANT_LABEL } from './prices/price-words.ts';
import { setMenuIn } from './set-menus.ts';
import { dishProposal } from './to-dish.ts';

type Part = Span & { isPriced: boolean };

/** Sizes that are no dish of their own. */
const LABELED_AMOUNT =
  /^(?:or |and )?(?:(?:extra )?(?:small|medium|large)|half|whole|double|single|full|glass|bottle|carafe|pitcher|dozen|medias?|entera|grande|botella|demi|bouteille|pichet|mezza|intera|bottiglia|kleine?|große?|halbe?|ganze?|flasche)[\s:.=-]{1,3}\S{0,4}\d/;
const LABEL = VARIANT_LABEL.source;
const ANY_LABELED = new RegExp(`^(?:${LABEL})[\\s:.=-]{1,3}\\S{0,4}\\s?\\d`);
const LABELED_BEFORE = new RegExp(`[\\s:](?:${LABEL})[\\s:.=-]{1,3}\\S{0,4}\\s?[\\d.,]+\\D{0,5}$`);
const LABEL_BEHIND = new RegExp(`^\\s?(?:${LABEL})$`);
const PLACE = { menu: '', course: '', labels: [], legend: { diets: new Map(), allergens: new Map() } };

/** The parts, with those that only say another size of the dish before put to it: "half chicken 8, whole 14". */
function pricedParts(folded: string, parts: readonly Span[]): Part[] {
  const priced: Part[] = [];
  for (const part of parts) {
    const last = priced.at(-1);
    const amount = amountsOf(folded, part).at(-1);
    const rest = amount === undefined ? '' : folded.slice(amount.end, part.end);
    const isPriced =
      amount !== undefined &&
      (!/[a-z\d]{2}/.test(rest.replace(/\([^()]*\)/g, '')) || LABEL_BEHIND.test(rest));
    const text = folded.slice(part.start, part.end);
    const isLabeled =
      last !== undefined && LABELED_BEFORE.test(folded.slice(Math.max(last.start, last.end - 40), last.end));
    if (last?.isPriced && isPriced && (LABELED_AMOUNT.test(text) || (isLabeled && ANY_LABELED.test(text))))
      last.end = part.end;
    else priced.push({ ...part, isPriced });
  }
  return priced;
}

/** "Tomato bisque: cup 4.25, bowl 6.25": one dish, which stands alone in its line. */
function isOneInSizes(folded: string, [name, ...sizes]: readonly Span[]): boolean {
  const isSize = ({ start, end }: Span) => ANY_LABELED.test(folded.slice(start, end));
  return name !== undefined && sizes.length > 1 && folded.charAt(name.end) === ':' && sizes.every(isSize);
}

function isHeading(folded: string, { start, end }: Span): boolean {
  const text = folded.slice(start, end);
  return COURSES.has(text) || MENU_HEADING.test(text);
}

const HOURS_WORD =
  /(?<![a-z])(?:open|closed|closes|daily|abierto|cerrado|cerramos|abrimos|ouvert|ferme|aperto|chiuso|geoffnet|geschlossen|ruhetag)(?![a-z])/;

/** A rule of the house or its hours: no ingredient of a dish. */
function isRule(folded: string, { start, end }: Span): boolean {
  const text = folded.slice(start, end);
  if (HOURS_WORD.test(text)) return true;
  const fate = fateOf(text);
  return fate.type === 'fact' && fate.field !== 'story';
}

/** The list opens with what the house is: "Indian restaurant, tandoor, dal £9". */
function isOfHouse({ folded, source }: Menus, [first]: readonly Part[], isOpening: boolean): boolean {
  if (first === undefined || first.isPriced) return false;
  const { kind, cuisines } = houseStatementOf(source, folded, first, isOpening);
  return kind !== undefined || cuisines.length > 0;
}

/** Whether parts without a price stand among the dishes that are no ingredients of theirs. */
function isMixed({ folded }: Menus, parts: readonly Part[]): boolean {
  if (parts.length > 2 && parts.some((part) => !part.isPriced && isRule(folded, part))) return true;
  const priced = parts.filter(({ isPriced }) => isPriced);
  const unpriced = parts.filter((part) => !part.isPriced && !isHeading(folded, part));
  if (priced.length < 2 || unpriced.length === 0) return false;
  const gaps = parts.filter(({ isPriced }, at) => isPriced && at > 0 && parts[at - 1]?.isPriced === false);
  return gaps.length < priced.length || gaps.length === 1;
}

/**
 * Reads dishes in a list of all kinds of things: "Indian restaurant, tandoor, dal £9, BYOB". A dish is no more
 * than its own part of the list.
 */
export const readListedMenu: Reader = ({ source, free }) => {
  const folded = fold(source);
  const menus: Menus = { source, folded, proposals: [] };
  linesOf(source, free).forEach((line, lineAt) => {
    sentencesOf(folded, line).forEach((sentence, at) => {
      const spans = listPartsOf(folded, sentence, true);
      if (isOneInSizes(folded, spans)) return;
      const parts = pricedParts(folded, spans);
      if (!parts.some(({ isPriced }) => isPriced)) return;
      const isOpening = lineAt + at === 0;
      const isHouse = isOfHouse(menus, parts, isOpening);
      const isTerse = isTerseList(folded, spans) || (isHouse && isTerseList(folded, spans.slice(1)));
      if (!isTerse || groupedDishes(folded, sentence, amountsOf(folded, sentence)).length > 0) return;
      if (!isHouse && !isMixed(menus, parts)) return;
      addParts(menus, parts, { line, isHouse });
      if (isOpening && parts[0]?.isPriced) addCuisines(menus, parts[0]);
    });
  });
  return menus.proposals;
};

type Standing = { line: Line; isHouse: boolean };

/** A whole number alone may be anything, unless others stand beside it or the house was named before. */
function addParts(menus: Menus, parts: readonly Part[], { line, isHouse }: Standing): void {
  const { folded, source } = menus;
  const priced = parts.filter(({ isPriced }) => isPriced);
  for (const { start, end } of priced) {
    const part = { start, end };
    const amounts = amountsOf(folded, part);
    const menu = setMenuIn(folded, part, priceGroupsOf(folded, amounts, part, false));
    if (menu !== undefined) {
      addSetMenu(menus, { ...part, line, type: 'set menu', menu });
      continue;
    }
    for (const draft of draftDishes(folded, part, { amounts, isLine: false, hasColumns: false }).drafts) {
      if (!draft.isStrong && priced.length < 2 && !isHouse) continue;
      const proposal = dishProposal(source, folded, draft, PLACE);
      if (proposal !== undefined) menus.proposals.push(proposal);
    }
  }
}

/** "Modern Nordic tasting menu 895 kr" opens the text: it says what the house cooks, too. */
function addCuisines({ folded, source, proposals }: Menus, first: Span): void {
  const { cuisines } = houseStatementOf(source, folded, first, true);
  for (const { start, end } of cuisines) {
    const words = source.slice(start, end);
    proposals.push({
      field: 'cuisines',
      value: words.slice(0, 40),
      confidence: 'certain',
      start,
      end,
      words,
    });
  }
}
