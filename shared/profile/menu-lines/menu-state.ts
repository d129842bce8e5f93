import { type Dish, emptyDish, type Menu, MenuSchema } from '../menu.ts';
import type { LinePrice } from './line-prices.ts';
import { CONTACT, endsSentence, LIST_OF_CHOICES, type Line, wordsIn } from './menu-line.ts';

/** Words of a dish without a price: more are a sentence. */
const LONGEST_UNPRICED = 8;
const LONGEST_NAME = 120;
const ALTERNATIVE = /^(?:or|oder|ou|o|oppure)\s+(?=\p{L})/iu;
const SET_MENU =
  /(?<!\p{L})(?:set menu|tasting|prix[ -]fixe|menú|menu|menü|degustaci[oó]n|dégustation|degustazione|\d+[ -]courses?|gänge|platos)(?!\p{L})/iu;
/** "Monday: Lasagna", in the languages of the product. */
const DAY_FIRST = new RegExp(`^(${weekdays().join('|')})s?\\s*[:–-]\\s*(?=\\p{L})`, 'iu');

/** What is read so far. A name whose price may come on the next line waits. */
export class MenuState {
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

function weekdays(): string[] {
  const monday = Date.UTC(2024, 0, 1);
  return ['en', 'es', 'fr', 'de', 'it'].flatMap((language) => {
    const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => names.format(monday + day * 86_400_000));
  });
}
