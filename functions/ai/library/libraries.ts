import {
  type CopyLibrary,
  type CuisineCopy,
  type LibraryLanguage,
  POST_KINDS,
  SECTION_TOPICS,
} from './copy-library.ts';
import { GERMAN } from './de/german.ts';
import { DISH_FAMILIES, isDescribed } from './dish-families.ts';
import { ENGLISH } from './en/english.ts';
import { SPANISH } from './es/spanish.ts';
import { FAQ_TOPICS } from './faq-topics.ts';
import { FRENCH } from './fr/french.ts';
import { ITALIAN } from './it/italian.ts';

export const LIBRARIES: Readonly<Record<LibraryLanguage, CopyLibrary>> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
};

/** The copy for a BCP 47 language. It is empty for unsupported languages, so that pages only have the owner’s words. */
export function libraryOf(language: string): CopyLibrary {
  const [base = ''] = language.toLowerCase().split('-');
  return Object.entries(LIBRARIES).find(([each]) => each === base)?.[1] ?? EMPTY;
}

const NO_CUISINE: CuisineCopy = {
  food: '',
  hero: [],
  about: [],
  sampleDishes: [],
};

function forEach<Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;
}

const EMPTY: CopyLibrary = {
  hero: [],
  about: { title: [], opening: [], closing: [], suggested: [] },
  contact: { title: [], titleInTown: [], line: [] },
  faq: forEach(FAQ_TOPICS, { question: [], suggested: [] }),
  sections: forEach(SECTION_TOPICS, { title: [], suggested: [] }),
  dishes: forEach(DISH_FAMILIES.filter(isDescribed), []),
  cuisines: {},
  generalCuisine: NO_CUISINE,
  posts: forEach(POST_KINDS, []),
  facts: {
    service: [],
    again: [],
    occasion: [],
    today: [],
    closed: [],
    hours: [],
    price: [],
    wish: [],
    words: { today: /^\b$/, evening: /^\b$/ },
    stop: '',
  },
  ads: { dish: [], offer: [], occasion: [], redeem: [], order: [], book: [], come: [] },
  texts: { greetingNamed: [], greeting: [], offer: [] },
  images: {
    caption: [],
    captionDish: [],
    promotion: [],
    promotionDish: [],
    menuDescription: [],
    emailSubject: [],
    emailBody: [],
    text: [],
    adHeadline: [],
    story: [],
  },
};
