import type { Diet } from '#shared/menu/diets.ts';
import type { SectionName, Weekday } from '#shared/site/site-content.ts';
import type { DishWords } from './dish-words.ts';

/** How the owner tells the time. */
export type Clock = '12-hour' | '24-hour';

/** What a preview shows in the place of missing words, to those who write the page in this language. */
export type SampleWords = {
  /** Marks a section whose words are samples. */
  note: string;
  about: string;
  faqs: readonly Readonly<Record<'question' | 'answer', string>>[];
  reviews: readonly Readonly<Record<'name' | 'text', string>>[];
};

/** What a page says in its own words, beside what the owner wrote, in one language. */
export type SiteWords = {
  /** What a section is called in links to it. */
  sections: Readonly<Record<SectionName, string>>;
  /** Headings of sections to which the owner gave none. */
  titles: Readonly<Record<Exclude<SectionName, 'hero'>, string>>;
  days: Readonly<Record<Weekday, string>>;
  /** The clock of those who write no time that tells. */
  usualClock: Clock;
  skipToContent: string;
  onThisPage: string;
  viewMenu: string;
  fullMenu: string;
  reserve: string;
  call: string;
  backToTop: string;
  hours: string;
  /** Heading of hours on certain dates. */
  specialHours: string;
  /** Of a service whose end is not said. */
  openFrom: (time: string) => string;
  lastSeating: (time: string) => string;
  address: string;
  directions: string;
  /** On the page of an offer, above its code; and its last day. */
  sayCode: string;
  goodUntil: (day: string) => string;
  phone: string;
  email: string;
  payment: string;
  parking: string;
  /** How guests get in and about. */
  access: string;
  /** Heading of house rules. */
  beforeYouCome: string;
  /** The whole kitchen keeps this rule. */
  diets: Readonly<Record<Diet, string>>;
  dish: DishWords;
  /** Heading of links to other places on the web. */
  online: string;
  /** What links are called that are not called by a brand. */
  links: Readonly<Record<'website' | 'booking' | 'ordering' | 'map' | 'reviews', string>>;
  closed: string;
  midnight: string;
  samples: SampleWords;
  notRated: string;
  rated: (rating: number) => string;
  outOf: (rating: number) => string;
  /** Text in the place of a picture: "Gnocchi at Osteria Lupo". */
  imageAt: (what: string, name: string) => string;
};
