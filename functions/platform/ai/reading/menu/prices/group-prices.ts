import type { Span } from '../../reader.ts';
import type { Line } from '../../text/lines.ts';
import { trimmed } from '../../text/spans.ts';
import { COURSES } from '../course-words.ts';
import { wordCount } from '../dish-names.ts';
import type { DishDraft } from '../draft-dishes.ts';
import { isNoDish } from '../not-dishes.ts';
import { isSetMenuName } from '../set-menus.ts';
import type { Amount } from './amounts.ts';
import { onePrice, type PriceGroup } from './price-groups.ts';

/** "Pizzas, all 11", "Arepas (todas a 6,50)": what holds for each dish below or behind. */
const ALL_BEFORE =
  /(?<![a-z])(?:all(?: (?:priced|of them|our [a-z]+))?|each|any(?: one)?|todas?|todos|toutes?|tous|tutt[ei]|alle|jeweils|je)(?:\s(?:at|for|a|de|zu|um|fur|por|solo|nur|only|just|sono|sont|son|are|costano|kosten|cuestan))?[\s:=.-]*$/;
/** "All bagels $3.25", "toutes les crêpes à 8 €", "le focacce sono tutte a 5 euro". */
const ALL_FIRST =
  /^(?:all(?: (?:our|the|of our))?|every|any|tod[oa]s (?:l[oa]s|nuestr[oa]s)|tou(?:s|tes) (?:l|n)os|tou(?:s|tes) les|tutt[ei] (?:i|le|gli)(?: nostr[ei])?|alle(?: unsere)?|jede[rs]?)\s(?!day|dishes|prices|preise|precios)(?=[a-z])/;
const EACH =
  /(?<![a-z])(?:each|ea|apiece|a piece|cada un[oa]|c\/u|la unidad|chacune?|(?:la |l[ae] )?piece|l'un[aoe]|cad|cadaun[oa]|il pezzo|al pezzo|das stuck|pro stuck|je)(?![a-z])/;
const OF_HOUSE = /^(?:our|all our|nos|nuestr[oa]s|le nostre|i nostri|unsere)\s[a-z]+[sxnie](?![a-z])/;
/** What stands between the price and the list: "or 3 for £18:". */
const TO_LIST = /^[^:.\n]{0,30}?\s?:\s+/;
const LEADS_AWAY = /[\s(,:=.-]+$/;
const BRACKET = /\s?\([^()]*\)?\s*$/;
const LONGEST_NAME = 40;
const MOST_WORDS = 5;
const FEWEST_NAMES = 2;
const LAST_OF_LIST = /\s(?:and|or|y|o|et|ou|e|und|oder|&)\s/;

/** What a heading says of the prices of its dishes. */
export type GroupHeading = { heading: Span; price: PriceGroup };

function headingBefore(folded: string, unit: Span, amount: Amount): GroupHeading | undefined {
  const before = folded.slice(unit.start, amount.start);
  const all = ALL_BEFORE.exec(before);
  const isEach = EACH.test(folded.slice(amount.start, amount.end + 8));
  let text =
    all === null
      ? before.replace(/\s(?:at|for|a|de|zu|fur|um|por|@|a solo)\s*$/, '')
      : before.slice(0, all.index);
  text = text.replace(LEADS_AWAY, '').replace(BRACKET, '').replace(LEADS_AWAY, '');
  const heading = trimmed(folded, { start: unit.start, end: unit.start + text.length });
  const name = folded.slice(heading.start, heading.end);
  const words = wordCount(name);
  if (words === 0 || words > MOST_WORDS || isNoDish(name) || isSetMenuName(name)) return undefined;
  const isOfHouse = OF_HOUSE.test(name);
  const first = ALL_FIRST.exec(name)?.[0].length ?? 0;
  if (all === null && first === 0 && !isOfHouse && !(isEach && COURSES.has(name))) return undefined;
  return { heading: { start: heading.start + first, end: heading.end }, price: onePrice(amount) };
}

/** The names of a list behind a colon; none where one of them is more than a name. */
function namesIn(folded: string, list: Span): Span[] {
  const names: Span[] = [];
  let { start } = list;
  const text = folded.slice(list.start, list.end).replace(/[.!\s]+$/, '');
  const end = list.start + text.length;
  const add = (to: number) => names.push(trimmed(folded, { start, end: to }));
  for (const found of text.matchAll(/[,;/|·•]\s?(?![^()]*\))/g)) {
    add(list.start + found.index);
    start = list.start + found.index + found[0].length;
  }
  const last = names.length === 0 ? null : LAST_OF_LIST.exec(folded.slice(start, end));
  if (last !== null) {
    add(start + last.index);
    start += last.index + last[0].length;
  }
  add(end);
  const areNames = names.every((name) => {
    const words = folded.slice(name.start, name.end);
    return (
      words.length <= LONGEST_NAME &&
      /[a-z]{2}/.test(words) &&
      wordCount(words) <= MOST_WORDS &&
      !/[.:!?]/.test(words)
    );
  });
  return areNames && names.length >= FEWEST_NAMES ? names : [];
}

/** "Small plates £7 each: bravas, gambas, croquetas": one price for all that a line or sentence lists. */
export function groupedDishes(folded: string, unit: Span, amounts: readonly Amount[]): DishDraft[] {
  const [first] = amounts;
  if (first === undefined) return [];
  const colon = TO_LIST.exec(folded.slice(first.end, unit.end));
  if (colon === null) return [];
  const list = { start: first.end + colon[0].length, end: unit.end };
  if (amounts.some(({ start }) => start >= list.start)) return [];
  const found = headingBefore(folded, unit, first);
  if (found === undefined) return [];
  return namesIn(folded, list).map((name, at) => ({
    start: at === 0 ? unit.start : name.start,
    end: name.end,
    name,
    description: { start: name.end, end: name.end },
    price: found.price,
    course: found.heading,
    isStrong: true,
  }));
}

/** "Panini, tutti a 6 euro" above lines without a price. */
export function groupHeading(
  folded: string,
  line: Line,
  amounts: readonly Amount[],
): GroupHeading | undefined {
  const [first] = amounts;
  if (first === undefined || amounts.length > 1 || line.hasBullet) return undefined;
  const rest = folded.slice(first.end, line.end);
  if (wordCount(rest) > 6 || /[.!?]\s/.test(rest)) return undefined;
  return headingBefore(folded, line, first);
}
