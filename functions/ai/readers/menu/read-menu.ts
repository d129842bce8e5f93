import type { Reader, Span } from '#functions/ai/readers/reader.ts';
import { without } from '#functions/ai/readers/text/spans.ts';
import { type Dish, emptyDish, type Menu, MenuSchema } from '#shared/profile/menu.ts';
import { isHours, isOfDay } from '#shared/profile/menu-lines/hours-words.ts';
import { readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { isSetMenu } from '#shared/profile/menu-lines/set-menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { listedDishesIn } from './listed-dishes.ts';
import { type Block, menuBlocksOf } from './menu-blocks.ts';
import { rowsOf } from './menu-rows.ts';
import { isDish } from './menu-words.ts';

const MARKS = /\((?:[A-Z]|[A-Za-z\d]{1,2}(?:\s?[,/]\s?[A-Za-z\d]{1,2})+)\)/gu;

/**
 * Reads dishes and set menus in a clear form: lines that end with a price, with their headings and descriptions,
 * and lists of names with prices on one line. The rest stays in the owner’s words.
 */
export const readMenu: Reader = ({ source, free }) => {
  const rows = rowsOf(source, free);
  const ofBlocks = menuBlocksOf(rows).flatMap((block) => ofBlock(source, block));
  const rest = without(free, ofBlocks);
  const lines = rows.filter((row) => rest.some(({ start, end }) => start <= row.start && row.end <= end));
  const listed = lines
    .flatMap((line) => listedDishesIn(source, line))
    .flatMap(({ dish: { name, ...value }, ...span }) =>
      propose(source, { ...emptyDish(name.slice(0, 120)), ...value }, span),
    );
  return [...ofBlocks, ...listed];
};

function ofBlock(source: string, { rows, text, introduction, hasUnknownHeads }: Block): ProfileProposal[] {
  const { accepted } = readMenuLines(text);
  return accepted.flatMap(({ value, lines: { first, last } }, at) => {
    const [top, bottom] = [at === 0 ? (introduction ?? rows[first]) : rows[first], rows[last]];
    const isUnclear =
      hasUnknownHeads && 'variants' in value && value.variants.some(({ label }) => label === '');
    if (top === undefined || bottom === undefined || isUnclear || !(isDish(value.name) || isMenu(value)))
      return [];
    // Allergen letters stay in the owner’s words, because guests rely on them.
    const marks = source.slice(top.start, bottom.end).match(MARKS)?.join(' ') ?? '';
    const description = `${value.description} ${marks}`.trim().slice(0, 500);
    return propose(source, { ...value, description }, { start: top.start, end: bottom.end });
  });
}

const isMenu = (value: Dish | Menu): value is Menu => 'kind' in value;

/** "Bread 1.20 per person" is usually a charge, and "Cash only under" the rest of a sentence. */
const PER_PERSON = /per person|por persona|par personne|pro person|a persona/iu;
const CUT_SHORT = /(?<!\p{L})(?:from|desde|ab|dès|à partir de|under|min\.?|#)$|#$/iu;

/** A dish with the name of a menu is a set menu. */
function propose(source: string, value: Dish | Menu, { start, end }: Span): ProfileProposal[] {
  const words = source.slice(start, end);
  const isCharge =
    !isMenu(value) && !isSetMenu(value.name) && (PER_PERSON.test(words) || CUT_SHORT.test(value.name));
  const passage = { confidence: isCharge ? 'likely' : 'certain', start, end, words } as const;
  if (isMenu(value)) return [{ field: 'menus', value, ...passage }];
  if (!isSetMenu(value.name) || value.menu !== '') return [{ field: 'dishes', value, ...passage }];
  const { name, description, availability, price, amount, is_per_person } = value;
  const [, title = name, bracketed = ''] = /^(.+?)\s*\(([^()]*)\)$/u.exec(name) ?? [];
  const said = description || bracketed;
  const isWhen = availability === '' && (isHours(said) || isOfDay(said));
  const menu = {
    name: title.slice(0, 80),
    kind: 'set_menu',
    description: isWhen ? '' : said,
    availability: isWhen ? said.slice(0, 160) : availability,
    price,
    amount,
    is_per_person,
  };
  return [{ field: 'menus', value: MenuSchema.parse(menu), ...passage }];
}
