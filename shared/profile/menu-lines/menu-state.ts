import { type Dish, type Menu, MenuSchema } from '../menu.ts';
import type { LinePrice } from './line-prices.ts';
import {
  ALTERNATIVE,
  CONTACT,
  endsSentence,
  headingOf,
  isListOfChoices,
  isLoud,
  isNoteWithPrice,
  type Line,
  wordsIn,
} from './menu-line.ts';
import { addChoice, namedDish } from './named-dish.ts';
import { SET_MENU } from './set-menu.ts';

/** The most words of a dish without a price. Longer ones are sentences. */
const LONGEST_UNPRICED = 8;
/** The first and last line of the text that have it. */
export type Lines = { first: number; last: number };
export type UnreadLine = Pick<Line, 'at' | 'text'>;

/** Not a dish or the next heading. */
const isInMenu = (next: Line | undefined): boolean =>
  next !== undefined && next.price === undefined && !(next.isApart && isLoud(next));

/** The parsed lines so far. A name whose price may be on the next line waits. */
export class MenuState {
  readonly dishes: Dish[] = [];
  readonly menus: Menu[] = [];
  readonly unread: UnreadLine[] = [];
  readonly lines = new Map<Dish | Menu, Lines>();
  last: Dish | undefined;
  /** A dish has a description on its own line. */
  hasNotes = false;
  /** Spaces before the last name. */
  left = 0;
  pending: { line: Line; notes: Line[] } | undefined;
  private course = '';
  /** Whether lines below the heading were read. */
  private hasLines = false;
  private setMenu: Menu | undefined;
  private labels: readonly string[] = [];
  /** "chicken, tofu or pork" of the last dish, if its price is behind them. */
  private choices = '';
  /** Headings and sizes above the next dish. */
  private above: Line[] = [];

  get isInSetMenu(): boolean {
    return this.setMenu !== undefined;
  }

  heading(line: Line): void {
    const above = this.pending?.line ?? this.above.at(-1);
    if (above !== undefined && !line.isApart && line.kind === undefined && this.isBelow(line, above)) return;
    this.settle();
    this.closeMenu();
    this.above.push(line);
    this.course = headingOf(line.words);
    this.hasLines = false;
    this.labels = [];
    this.last = undefined;
  }

  /** "All served with rice" below "CURRIES". If both can be the heading, the owner decides. */
  private isBelow(line: Line, above: Line): boolean {
    if (isLoud(line) && !isLoud(above)) return false;
    const isFirst = this.lines.size === 0 && this.unread.length === 0 && this.above.length === 1;
    const isClear = isLoud(above) && !isLoud(line) && !isFirst;
    if (isClear && this.pending !== undefined) {
      this.pending = undefined;
      this.heading(above);
    }
    this.settle();
    this.unread.push(line);
    if (!isClear) {
      this.unread.push(...this.above);
      this.above = [];
      this.course = '';
    }
    return true;
  }

  /** The sizes of the price columns below, and their heading. */
  columns(line: Line, labels: readonly string[]): void {
    if (line.words !== '') this.heading(line);
    else this.above.push(line);
    this.labels = labels;
  }

  /** A line without a price that may be on the next line. */
  wait(line: Line): void {
    if (this.setMenu !== undefined && !CONTACT.test(line.text)) {
      this.unpriced(line);
      return;
    }
    this.settle();
    this.pending = { line, notes: [] };
    this.left = line.indent;
    this.last = undefined;
  }

  describe(line: Line): void {
    if (this.pending !== undefined) this.pending.notes.push(line);
    else if (this.last !== undefined) this.note(this.last, line);
  }

  /** The owner’s label counts, whatever the line looks like. */
  labeled(line: Line): void {
    if (line.kind === 'Heading') this.heading(line);
    else {
      this.settle();
      const above = this.dishes.at(-1);
      if (line.kind === 'Dish') this.add(line, line.price);
      else if (above === undefined) this.unread.push(line);
      else this.note(above, line);
    }
  }

  /** The owner has to say what it is. "NIBBLES 3 for £14" is also a heading. */
  ask(line: Line): void {
    const above = this.pending?.notes.length === 0 ? this.pending.line : undefined;
    if (above !== undefined && isLoud(above)) {
      this.pending = undefined;
      this.heading(above);
    }
    this.settle();
    this.leave([line]);
    this.last = undefined;
    if (line.isApart && isLoud(line)) this.course = headingOf(line.words);
  }

  /** A heading is only for the lines below it, up to an empty line. */
  endCourse(): void {
    if (!this.hasLines) return;
    this.course = '';
    this.labels = [];
  }

  /** Lines that the owner has to classify. After an empty line, the first may be a heading. */
  private leave(lines: readonly Line[]): void {
    this.unread.push(...lines);
    this.hasLines = true;
    if (lines.some(({ isApart }) => isApart)) this.endCourse();
  }

  unpriced(line: Line): void {
    const isName =
      !CONTACT.test(line.text) && !endsSentence(line.words) && wordsIn(line.words) <= LONGEST_UNPRICED;
    if (!isName) this.leave([line]);
    else this.add(line, undefined);
  }

  priced(line: Line, next: Line | undefined): void {
    const { words, price, isApart } = line;
    if (price === undefined) return;
    const waiting = isApart ? undefined : this.pending;
    if (
      waiting !== undefined &&
      (words === '' || isListOfChoices(words) || isNoteWithPrice(waiting.line, line, next))
    ) {
      this.pending = undefined;
      this.add(waiting.line, price);
      this.choices = isListOfChoices(words) ? words : '';
      for (const note of [...waiting.notes, line]) if (this.last) this.note(this.last, note);
      return;
    }
    this.settle();
    const isChoice = this.choices !== '' && !isApart && /^\p{Ll}/u.test(words);
    if (words === '') this.leave([line]);
    else if (this.last !== undefined && (isChoice || ALTERNATIVE.test(words))) this.alternative(line, price);
    else if (SET_MENU.test(words) && isInMenu(next)) this.openMenu(line, price);
    else {
      if (this.setMenu !== undefined && isApart) this.closeMenu();
      this.left = line.indent;
      if (this.isInColumns(price)) this.add(line, price);
      else this.ask(line);
    }
  }

  /** Below headings of sizes, the only price of a dish can be of each of them. */
  private isInColumns({ price, is_market_price, variants }: LinePrice): boolean {
    const isOfUnit = is_market_price || /\s\p{L}+\s\p{L}/u.test(price);
    return isOfUnit || this.labels.length < 2 || variants.length === this.labels.length;
  }

  /** A name without a price is left to the owner. */
  settle(): void {
    if (this.pending === undefined) return;
    this.leave([this.pending.line, ...this.pending.notes]);
    this.pending = undefined;
  }

  /** Headings without dishes are left to the owner. */
  end(): void {
    this.settle();
    this.unread.push(...this.above);
  }

  private alternative({ words, at }: Line, price: LinePrice): void {
    const dish = this.last;
    if (dish === undefined) return;
    addChoice(dish, this.choices, { label: words.slice(0, 60), price: price.price, amount: price.amount });
    this.goesTo(dish, at);
  }

  private openMenu({ words, at }: Line, { price, amount }: LinePrice): void {
    this.closeMenu();
    const name = words.replace(/\s+(?:à|for|für|por|a)$/iu, '').slice(0, 80);
    this.setMenu = MenuSchema.parse({ name, kind: 'set_menu', price, amount });
    this.menus.push(this.setMenu);
    this.lines.set(this.setMenu, { first: at, last: at });
    this.course = '';
  }

  private closeMenu(): void {
    this.setMenu = undefined;
  }

  private add({ words, at }: Line, price: LinePrice | undefined): void {
    const of = { course: this.course.slice(0, 80), menu: this.setMenu?.name ?? '' };
    const dish: Dish = { ...namedDish(words, price?.price), ...of, ...price };
    if (dish.variants.length === this.labels.length)
      dish.variants = dish.variants.map((each, at) => ({
        ...each,
        label: each.label || (this.labels[at] ?? ''),
      }));
    this.lines.set(dish, { first: this.above[0]?.at ?? at, last: at });
    this.above = [];
    this.hasLines = true;
    this.dishes.push(dish);
    this.last = dish;
    this.choices = '';
  }

  private note(dish: Dish, { words, at }: Line): void {
    this.goesTo(dish, at);
    this.hasNotes = true;
    dish.description = [dish.description, words]
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, 500);
  }

  private goesTo(dish: Dish, last: number): void {
    const { first } = this.lines.get(dish) ?? { first: last };
    this.lines.set(dish, { first, last });
  }
}
