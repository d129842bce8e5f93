import type { Diet } from '#shared/menu/diets.ts';
import type { SectionName, Weekday } from '#shared/site/site-content.ts';
import type { DishWords } from './dish-words.ts';

/** The owner's clock. */
export type Clock = '12-hour' | '24-hour';

/** Samples for missing content in previews, in the page's language. */
export type SampleWords = {
  /** Labels a section with samples. */
  note: string;
  about: string;
  faqs: readonly Readonly<Record<'question' | 'answer', string>>[];
  reviews: readonly Readonly<Record<'name' | 'text', string>>[];
};

/** A page's fixed texts in one language. */
export type SiteWords = {
  /** Names of sections in links. */
  sections: Readonly<Record<SectionName, string>>;
  /** Headings of sections without one of the owner's. */
  titles: Readonly<Record<Exclude<SectionName, 'hero'>, string>>;
  days: Readonly<Record<Weekday, string>>;
  /** The clock to use if the owner's words don't tell. */
  usualClock: Clock;
  skipToContent: string;
  onThisPage: string;
  viewMenu: string;
  fullMenu: string;
  reserve: string;
  call: string;
  backToTop: string;
  hours: string;
  /** The heading of hours on certain dates. */
  specialHours: string;
  /** For an open-ended service. */
  openFrom: (time: string) => string;
  lastSeating: (time: string) => string;
  address: string;
  directions: string;
  /** On an offer's page: the line above its code, and the last day. */
  sayCode: string;
  goodUntil: (day: string) => string;
  phone: string;
  email: string;
  payment: string;
  parking: string;
  /** Accessibility and access. */
  access: string;
  /** The heading of house rules. */
  beforeYouCome: string;
  /** Diets that the whole kitchen follows. */
  diets: Readonly<Record<Diet, string>>;
  dish: DishWords;
  /** The heading of links to other websites. */
  online: string;
  /** Names of links without a brand. */
  links: Readonly<Record<'website' | 'booking' | 'ordering' | 'map' | 'reviews', string>>;
  closed: string;
  midnight: string;
  samples: SampleWords;
  notRated: string;
  rated: (rating: number) => string;
  outOf: (rating: number) => string;
  /** The text in place of an image: "Gnocchi at Osteria Lupo". */
  imageAt: (what: string, name: string) => string;
};
