import type { Diet } from '#shared/domain/diets.ts';
import type { DishFamily } from '../dish-family.ts';

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

export const DAY_PARTS = ['morning', 'midday', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Ways to say the same; each states what it is given and nothing else. */
type Ways = readonly string[];

/**
 * What posts say of their own in one language. Lines that stand alone have at most six words, so that houses that use
 * the same are still told apart, and hold no number, no praise and nothing of how food is made or where it is from.
 */
export type PostWords = {
  and: string;
  /** `17:30` → "5:30 PM"; `closes` null: not said. */
  span: (opens: string, closes: string | null) => string;
  price: (dish: string, price: string) => Ways;
  /** A dish, for the beginning; `day` is one on which the house is open, else empty text. */
  dish: (dish: string, day: string) => Ways;
  /** What else stands on the menu. */
  also: (list: string) => Ways;
  pair: (first: string, second: string) => Ways;
  /** For places where guests answer. */
  ask: Ways;
  /** Of a day with several times: the day and the part of it that one of them is. */
  dayPart: (day: string, part: DayPart) => string;
  open: (day: string, span: string) => Ways;
  /** Where the day is said already. */
  hours: (span: string) => Ways;
  service: (name: string, day: string, span: string) => Ways;
  closed: (occasion: string, day: string) => Ways;
  back: (day: string, span: string, house: string) => Ways;
  /** `day` with its date. */
  occasion: (name: string, day: string, house: string) => Ways;
  /** Where no dish stands between an occasion and its hours. */
  occasionOpen: (name: string, day: string, span: string) => Ways;
  /** Of an occasion on the day itself. */
  today: (name: string) => Ways;
  /** Before a holiday on which the house is open; at most three words, for its hours stand beside it. */
  table: Ways;
  /** Of a holiday, on the day itself, on which the house may be closed: nobody is invited. */
  wish: (name: string, house: string) => Ways;
  menu: (name: string, price: string) => Ways;
  /** Beside an offer, which stands in the owner's words; short enough to stand before `stop`, or hours. */
  offer: Ways;
  diet: Readonly<Record<Diet, (list: string) => string>>;
  book: (where: string) => Ways;
  order: (where: string) => Ways;
  wholeMenu: (where: string) => Ways;
  call: (phone: string) => Ways;
  find: (place: string) => Ways;
  /** The way out of text messages. */
  stop: string;
  /** For houses that speak plainly. */
  quiet: Ways;
  season: Readonly<Record<Season, Ways>>;
  lines: Readonly<Record<DishFamily, Ways>>;
};
