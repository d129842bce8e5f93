import { type Dish, emptyDish, type Menu, MenuSchema } from '../menu.ts';
import type { Accepted } from '../proposal-changes.ts';
import { cutLine, type LinePrice } from './line-prices.ts';

export type MenuReading = {
  /** Dishes and menus, for the profile. */
  accepted: Accepted[];
  dishes: Dish[];
  /** Lines that are none of it, as they stand. */
  unread: string[];
};

/** `isApart`: an empty line or a rule stands before it. */
type Line = { text: string; words: string; price: LinePrice | undefined; isApart: boolean };

const LONGEST_HEADING = 5;
/** Longer ones are prose. */
const LONGEST_LINE = 400;
/** Words of a dish without a price: more are a sentence. */
const LONGEST_UNPRICED = 8;
/** Lines without a price anywhere: fewer are no menu. */
const LEAST_UNPRICED = 3;
const LONGEST_NAME = 120;
const RULE = /^[\s*_=~–—-]{2,}$|^\*+$/u;
/** "A1.", "12)", "#7": a code that a kitchen calls a dish by. */
const CODE = /^(?:#?\d{1,3}[a-z]?[.):]|#\d{1,3}|[A-Z]{1,2}\d{1,3}[.):]?)\s+(?=\p{L})/u;
const BULLET = /^[•·▪◦‣*–—-]\s+/u;
/** "(A, C, G)", "1,3,7": allergens that a law has a menu name by letter or number. */
const ALLERGEN_MARKS =
  /\s*(?:\((?:[A-Z\d]{1,2}\s?[,/]\s?)*[A-Z\d]{1,2}\)|(?<=\p{L})\s?\d{1,2}(?:,\d{1,2})+)(?=\s|$)/gu;
const ALTERNATIVE = /^(?:or|oder|ou|o|oppure)\s+(?=\p{L})/iu;
const LIST_OF_CHOICES = /,.*\b(?:or|oder|ou|o|y|and|und|et|e)\s+\p{L}/iu;
const SET_MENU =
  /(?<!\p{L})(?:set menu|tasting|prix[ -]fixe|menú|menu|menü|degustaci[oó]n|dégustation|degustazione|\d+[ -]courses?|gänge|platos)(?!\p{L})/iu;
/** Names of sizes above two or more columns of prices. */
const SIZE = String.raw`(?:small|medium|large|half|full|petite|grande|regular|family|glass|bottle|cup|bowl|slice|whole|pint|pitcher|klein|groß|glas|flasche|verre|bouteille|copa|botella|chico|grande|mediana|pequeñ[oa]|calice|bottiglia|piccol[oa]|entr[eé]e|main|\d{1,3}(?:[.,]\d{1,2})?\s?(?:l|cl|ml|oz|cm|in|"))`;
const SIZES = new RegExp(`^${SIZE}(?:(?:\\s*[/|,]\\s*|\\s+)${SIZE})+$`, 'iu');
const sizesOf = (words: string): string[] =>
  SIZES.test(words) ? (words.match(new RegExp(SIZE, 'giu')) ?? []) : [];
const CONTACT = /@|https?:|www\.|\b(?:tel|phone|call|fax)\b|\d{3}[-. )]\s?\d{3}[-. ]\d{4}/iu;
const DAY_FIRST =
  /^((?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)s?\s*[:–-]\s*(?=\p{L})/iu;

/**
 * Reads the text of a menu box, line by line: headings, dishes with their prices and descriptions, sizes, alternatives,
 * and menus with one price. What fits nowhere is left for the owner. Pure; the time grows with the text.
 */
export function readMenuLines(text: string): MenuReading {
  const lines = linesOf(text);
  const hasPrices = lines.some(({ price }) => price !== undefined);
  if (!hasPrices && lines.length < LEAST_UNPRICED)
    return { accepted: [], dishes: [], unread: lines.map((line) => line.text) };
  const state = new MenuState();
  for (const [index, line] of lines.entries()) {
    const [next, after] = lines.slice(index + 1, index + 3);
    const around = { next, hasPrices, isInSetMenu: state.isInSetMenu };
    if (line.price !== undefined) state.priced(line, next);
    else if (isDescription(line, state) || isBeforeChoices(next, state)) state.describe(line.words);
    else if (SIZES.test(line.words)) state.sizes(sizesOf(line.words));
    else if (isNameAbove(next, after)) state.wait(line);
    else if (isHeading(line, around)) state.heading(line.words);
    else if (hasPrices) state.wait(line);
    else state.unpriced(line);
  }
  state.settle();
  const { dishes, menus, unread } = state;
  const accepted: Accepted[] = [
    ...menus.map((value) => ({ field: 'menus', value }) as Accepted),
    ...dishes.map((value) => ({ field: 'dishes', value }) as Accepted),
  ];
  return { accepted, dishes, unread };
}

function linesOf(text: string): Line[] {
  let isApart = true;
  let columns = 1;
  return text.split(/\r?\n/u).flatMap((raw): Line[] => {
    const trimmed = raw.trim();
    if (trimmed === '' || RULE.test(trimmed)) {
      isApart = true;
      return [];
    }
    const bare = trimmed.replace(BULLET, '').replace(CODE, '');
    const { words, price } =
      CONTACT.test(bare) || bare.length > LONGEST_LINE
        ? { words: bare, price: undefined }
        : cutLine(bare, columns);
    if (price === undefined) columns = sizesOf(bare).length || 1;
    const line = { text: trimmed, words: words.replace(ALLERGEN_MARKS, '').trim(), price, isApart };
    isApart = false;
    return [line];
  });
}

const wordsIn = (text: string): number => text.split(/\s+/u).length;
const endsSentence = (text: string): boolean => /[.!?…]$/u.test(text);

type Around = { next: Line | undefined; hasPrices: boolean; isInSetMenu: boolean };

/** A short line before dishes that stands apart, ends with a colon, is all capitals, or has no dish above it. */
function isHeading({ words, isApart, text }: Line, { next, hasPrices, isInSetMenu }: Around): boolean {
  if (CONTACT.test(text) || endsSentence(words) || wordsIn(words) > LONGEST_HEADING || words.includes(','))
    return false;
  if (words.endsWith(':')) return true;
  if (next === undefined || next.isApart || (isInSetMenu && next.price === undefined)) return false;
  const isCapitals = words === words.toLocaleUpperCase() && /\p{Lu}{3}/u.test(words);
  return isCapitals || isApart || (hasPrices && next.price !== undefined && next.words !== '');
}

/** A name alone: its price, or choices with one, come on the next line, or behind its explanation. */
function isNameAbove(next: Line | undefined, after: Line | undefined): boolean {
  if (next === undefined || next.isApart) return false;
  if (next.price !== undefined) return next.words === '' || LIST_OF_CHOICES.test(next.words);
  if (after?.price === undefined || after.isApart) return false;
  return LIST_OF_CHOICES.test(after.words) || (after.words === '' && looksTold(next.words));
}

/** Behind a dish, without a gap: a sentence, a list, small letters, or more words than a heading has. */
function isDescription({ words, isApart, text }: Line, { last, pending }: MenuState): boolean {
  const isBehind = last !== undefined || pending !== undefined;
  return isBehind && !isApart && !CONTACT.test(text) && looksTold(words);
}

const looksTold = (words: string): boolean =>
  endsSentence(words) || words.includes(',') || /^\p{Ll}/u.test(words) || wordsIn(words) > LONGEST_HEADING;

/** A dish whose name stands above its explanation, and both above the choices with the price. */
const isBeforeChoices = (next: Line | undefined, { pending }: MenuState): boolean =>
  pending !== undefined && next?.price !== undefined && !next.isApart && LIST_OF_CHOICES.test(next.words);

/** What is read so far. A name whose price may come on the next line waits. */
class MenuState {
  readonly dishes: Dish[] = [];
  readonly menus: Menu[] = [];
  readonly unread: string[] = [];
  last: Dish | undefined;
  pending: { line: Line; notes: string[] } | undefined;
  private course = '';
  private menu = '';
  private setMenu: Menu | undefined;
  private labels: readonly string[] = [];

  get isInSetMenu(): boolean {
    return this.setMenu !== undefined;
  }

  heading(words: string): void {
    this.settle();
    this.closeMenu();
    this.course = words.replace(/\s*:$/u, '');
    this.labels = [];
    this.last = undefined;
  }

  /** What the columns of prices below are for. */
  sizes(labels: readonly string[]): void {
    this.labels = labels;
  }

  /** A line without a price where another may bring it. */
  wait(line: Line): void {
    if (this.setMenu !== undefined && !CONTACT.test(line.text)) {
      this.unpriced(line);
      return;
    }
    this.settle();
    this.pending = { line, notes: [] };
    this.last = undefined;
  }

  describe(words: string): void {
    if (this.pending !== undefined) this.pending.notes.push(words);
    else if (this.last !== undefined) this.note(this.last, words);
  }

  unpriced(line: Line): void {
    const isName =
      !CONTACT.test(line.text) && !endsSentence(line.words) && wordsIn(line.words) <= LONGEST_UNPRICED;
    if (!isName) this.unread.push(line.text);
    else this.add(line.words, undefined);
  }

  priced({ words, price, isApart }: Line, next: Line | undefined): void {
    if (price === undefined) return;
    const waiting = isApart ? undefined : this.pending;
    if (waiting !== undefined && (words === '' || LIST_OF_CHOICES.test(words))) {
      this.pending = undefined;
      this.add(waiting.line.words, price);
      for (const note of [...waiting.notes, words]) if (note !== '' && this.last) this.note(this.last, note);
      return;
    }
    this.settle();
    if (words === '') return;
    if (this.last !== undefined && ALTERNATIVE.test(words)) this.alternative(words, price);
    else if (SET_MENU.test(words) && next !== undefined && next.price === undefined)
      this.openMenu(words, price);
    else {
      if (this.setMenu !== undefined && isApart) this.closeMenu();
      this.add(words, price);
    }
  }

  /** A name that waited in vain is for the owner to place. */
  settle(): void {
    if (this.pending === undefined) return;
    this.unread.push(this.pending.line.text, ...this.pending.notes);
    this.pending = undefined;
  }

  private alternative(words: string, price: LinePrice): void {
    const dish = this.last;
    if (dish === undefined) return;
    const own = { label: '', price: dish.price, amount: dish.amount };
    const first = dish.variants.length > 0 ? dish.variants : [own];
    dish.variants = [...first, { label: words.slice(0, 60), price: price.price, amount: price.amount }];
    dish.price = '';
    dish.amount = null;
  }

  private openMenu(words: string, { price, amount }: LinePrice): void {
    this.closeMenu();
    const name = words.replace(/\s+(?:à|for|für|por|a)$/iu, '').slice(0, 80);
    this.setMenu = MenuSchema.parse({ name, kind: 'set_menu', price, amount });
    this.menus.push(this.setMenu);
    this.menu = name;
    this.course = '';
  }

  private closeMenu(): void {
    this.setMenu = undefined;
    this.menu = '';
  }

  private add(words: string, price: LinePrice | undefined): void {
    const day = DAY_FIRST.exec(words)?.[1] ?? '';
    const { name, description } = splitName(day === '' ? words : words.replace(DAY_FIRST, ''));
    const dish: Dish = {
      ...emptyDish(name.slice(0, LONGEST_NAME)),
      description: description.slice(0, 500),
      course: this.course.slice(0, 80),
      menu: this.menu,
      availability: day,
      ...price,
    };
    if (dish.variants.length === this.labels.length)
      dish.variants = dish.variants.map((each, at) => ({
        ...each,
        label: each.label || (this.labels[at] ?? ''),
      }));
    this.dishes.push(dish);
    this.last = dish;
  }

  private note(dish: Dish, words: string): void {
    dish.description = [dish.description, words]
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, 500);
  }
}

/** "Mole poblano, chicken, rice" and "Soup – with bread": the name ends where its list or its explanation begins. */
function splitName(words: string): { name: string; description: string } {
  const dash = /\s[–—-]\s+/u.exec(words);
  if (dash !== null && dash.index > 1) {
    const after = words.slice(dash.index + dash[0].length);
    const isExplained = /^\p{Ll}/u.test(after) || after.includes(',') || wordsIn(after) > 2;
    if (isExplained) return { name: words.slice(0, dash.index), description: after };
  }
  const comma = /,\s+/u.exec(words);
  if (comma === null || comma.index < 2 || ALTERNATIVE.test(words)) return { name: words, description: '' };
  return { name: words.slice(0, comma.index), description: words.slice(comma.index + comma[0].length) };
}
