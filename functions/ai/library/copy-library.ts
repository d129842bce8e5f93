import type { CuisineId } from './cuisine-ids.ts';
import type { DescribedFamily, DishFamily } from './dish-families.ts';
import type { FaqTopic } from './faq-topics.ts';

/**
 * A line of copy. `[a|b|c]`: one of these is drawn; `{name}`: a slot for a fact; `____`: a blank that the owner
 * fills. No line has more than seven fixed words in a row, so that two restaurants rarely share eight.
 */
export type Line = string;

export const LIBRARY_LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;
export type LibraryLanguage = (typeof LIBRARY_LANGUAGES)[number];

/** Courses of sample menus. Each website has its own headings for them. */
export const SAMPLE_COURSES = ['starters', 'mains', 'desserts', 'drinks'] as const;

export type SampleDish = { name: string; course: (typeof SAMPLE_COURSES)[number]; family: DishFamily };

/** Copy for all restaurants of one cuisine, independent of their menu. It states nothing that could be wrong. */
export type CuisineCopy = {
  /** The food of the cuisine, to use within a sentence: "pizza", "Thai food", "seafood". */
  food: string;
  /** A reason to come, below the name: one or two plain sentences, 4 to 16 words. */
  hero: readonly Line[];
  /** Sentences for About on eating and sharing this food. Each can be used alone. */
  about: readonly Line[];
  /** Sample dishes for a website without a menu. They are never published. */
  sampleDishes: readonly SampleDish[];
};

export type FaqCopy = {
  question: readonly Line[];
  /** Plausible answers that the owner confirms. They may contain `____`. */
  suggested: readonly Line[];
};

/** Sections for an owner’s facts or requests. */
export const SECTION_TOPICS = [
  'events',
  'happy_hour',
  'catering',
  'delivery',
  'takeout',
  'brunch',
  'lunch',
  'outdoor',
  'founder',
  'specials',
  'live_music',
  'gift_cards',
  'family',
] as const;
export type SectionTopic = (typeof SECTION_TOPICS)[number];

export type SectionCopy = {
  /** Titles that name the topic: "Catering for your event". */
  title: readonly Line[];
  /** Copy that the owner confirms or completes. It may contain `____`. */
  suggested: readonly Line[];
};

/** Subjects of posts. */
export const POST_KINDS = [
  'dish',
  'two_dishes',
  'question',
  'behind_the_scenes',
  'offer',
  'happy_hour',
  'hours_tonight',
  'town',
  'team',
  'first_visit',
  'takeout',
  'monday',
  'midweek',
  'thursday',
  'friday',
  'weekend',
  'sunday',
  'lunch_break',
  'after_work',
  'date_night',
  'family',
  'friends',
  'solo',
  'rain',
  'cold_day',
  'hot_day',
  'spring',
  'summer',
  'fall',
  'winter',
  'game_day',
  'birthday',
  'payday',
  'valentines',
  'mothers_day',
  'fathers_day',
  'graduation',
  'thanksgiving',
  'holidays',
  'new_year',
] as const;
export type PostKind = (typeof POST_KINDS)[number];

export type PostCopy = {
  /** 15 to 60 words, two to four sentences: a hook, a reason, and what to do. */
  text: Line;
  /** What to photograph, 3 to 10 words. */
  photo: Line;
  /** Without `#`, lower case, one word each. */
  tags: readonly string[];
  /** True if the post implies something about the kitchen that only the owner knows. */
  isSuggested?: true;
};

/** All copy of one language. Every list is written in that language, not translated. */
export type CopyLibrary = {
  hero: readonly Line[];
  about: {
    title: readonly Line[];
    /** The first and last sentence of an About without a story by the owner. “Warmer” adds one, too. */
    opening: readonly Line[];
    closing: readonly Line[];
    /** With blanks: "We opened in ____ and named the place after ____." */
    suggested: readonly Line[];
  };
  contact: { title: readonly Line[]; titleInTown: readonly Line[]; line: readonly Line[] };
  faq: Readonly<Record<FaqTopic, FaqCopy>>;
  sections: Readonly<Record<SectionTopic, SectionCopy>>;
  /** Lines about dishes: 4 to 9 words, true of all dishes in the family. A dish of which only the course is known has none. */
  dishes: Readonly<Record<DescribedFamily, readonly Line[]>>;
  cuisines: Readonly<Partial<Record<CuisineId, CuisineCopy>>>;
  /** For restaurants whose cuisine is unknown. */
  generalCuisine: CuisineCopy;
  posts: Readonly<Record<PostKind, readonly PostCopy[]>>;
  /** Sentences with one fact each, for use in posts. */
  facts: {
    /** With `{service}`, `{day}`, `{hours}`. */
    service: readonly Line[];
    /** When a closed restaurant opens again: `{day}`, `{hours}`. */
    again: readonly Line[];
    /** For `{occasion}` on a future `{day}`, and for one today. */
    occasion: readonly Line[];
    today: readonly Line[];
    /** When the restaurant is closed on `{occasion}`, `{day}`. */
    closed: readonly Line[];
    /** When it is open on an occasion: `{hours}`. */
    hours: readonly Line[];
    /** `{dish}` and its `{price}`. */
    price: readonly Line[];
    /** A greeting for `{occasion}` from `{name}`, without an invitation. */
    wish: readonly Line[];
    /**
     * Words of lines that invite guests for the same day or for an evening. They are left out if guests can’t come
     * then.
     */
    words: { today: RegExp; evening: RegExp };
    /** How to stop text messages. */
    stop: string;
  };
  ads: {
    /** Hooks about a dish, with `{dish}`, then lines by family without its name. */
    dish: readonly Line[];
    /** Lines around the exact offer: `{offer}` and `{name}`. */
    offer: readonly Line[];
    /** Lines about a moment in the reader’s day, with `{offer}` and `{name}`. */
    occasion: readonly Line[];
    /** How to redeem, with `{code}`. */
    redeem: readonly Line[];
    /** What to do on a website with an order link, with a reservation link, or with neither. */
    order: readonly Line[];
    book: readonly Line[];
    come: readonly Line[];
  };
  texts: {
    /** Greetings with `{first}` and `{name}`, at most 45 characters without the slots. */
    greetingNamed: readonly Line[];
    greeting: readonly Line[];
    /** With `{offer}`, `{code}`, `{date}`. */
    offer: readonly Line[];
  };
  images: {
    caption: readonly Line[];
    captionDish: readonly Line[];
    promotion: readonly Line[];
    promotionDish: readonly Line[];
    menuDescription: readonly Line[];
    emailSubject: readonly Line[];
    emailBody: readonly Line[];
    text: readonly Line[];
    adHeadline: readonly Line[];
    story: readonly Line[];
  };
};
