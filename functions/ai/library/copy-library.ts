import type { CuisineId } from './cuisine-ids.ts';
import type { DishFamily } from './dish-families.ts';
import type { FaqTopic } from './faq-topics.ts';

/**
 * A line of copy. `[a|b|c]`: one of these is drawn; `{name}`: a slot that a fact fills; `____`: a blank that the
 * owner fills. No line has more than seven fixed words in a row, so that two restaurants rarely share eight.
 */
export type Line = string;

/** Sentences that make one thought together. Those whose slots can’t be filled are left out. */
export type Paragraph = readonly Line[];

export const LIBRARY_LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;
export type LibraryLanguage = (typeof LIBRARY_LANGUAGES)[number];

/** Courses of sample menus; their headings are the site's own words. */
export const SAMPLE_COURSES = ['starters', 'mains', 'desserts', 'drinks'] as const;

export type SampleDish = { name: string; course: (typeof SAMPLE_COURSES)[number]; family: DishFamily };

/** What fits every restaurant of one cuisine, whatever is on its menu. States nothing a guest could find untrue. */
export type CuisineCopy = {
  /** What is eaten there, inside a sentence: "pizza", "Thai food", "seafood". */
  food: string;
  /** One reason to come, under the name: one plain sentence or two, 4 to 16 words. */
  hero: readonly Line[];
  /** Sentences of About on what this food is like to eat and to share; each stands alone. */
  about: readonly Line[];
  /** Replaceable dishes of a site without a menu: never published. */
  sampleDishes: readonly SampleDish[];
};

export type FaqCopy = {
  question: readonly Line[];
  /** Plausible, to be confirmed. May hold `____`. */
  suggested: readonly Line[];
  /** Says only what is on the menu, by `{dish}`, `{dish2}`, `{sweets}`, and `{drinks}`. */
  written?: readonly Line[];
};

/** Sections that an owner's facts or requests open. */
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
  /** Names the topic: "Catering for your event". */
  title: readonly Line[];
  /** Stands beside the owner's fact and states nothing new. */
  written: readonly Line[];
  /** What the owner may confirm or complete; may hold `____`. */
  suggested: readonly Line[];
};

/** What a post is about. */
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
  /** 15 to 60 words, two to four sentences: hook, reason, what to do. */
  text: Line;
  /** What to photograph, 3 to 10 words. */
  photo: Line;
  /** Without `#`, lower case, one word each. */
  tags: readonly string[];
  /** True where the post implies something of the kitchen that only the owner knows. */
  isSuggested?: true;
};

/** All copy of one language. Every list is written in that language, not translated. */
export type CopyLibrary = {
  hero: readonly Line[];
  about: {
    title: readonly Line[];
    /** Whole sentences after the first line of the hero; also added to a text that the owner wants warmer. */
    opening: readonly Line[];
    /** With `closing`, beside many sentences of the owner; also added to a text that is too short, and to posts. */
    middle: readonly Line[];
    closing: readonly Line[];
    /** Whole paragraphs; `{taste}` is a sentence of the cuisine. */
    paragraphs: readonly Paragraph[];
    /** With blanks: "We opened in ____ and named the place after ____." */
    suggested: readonly Line[];
  };
  gallery: { line: readonly Line[] };
  contact: { title: readonly Line[]; titleInTown: readonly Line[]; line: readonly Line[] };
  /** Ends a meta description: an invitation of 4 to 10 words. */
  meta: readonly Line[];
  faq: Readonly<Record<FaqTopic, FaqCopy>>;
  sections: Readonly<Record<SectionTopic, SectionCopy>>;
  /** Dish lines: texture and one contrast, 4 to 9 words; true of every dish of the family. */
  dishes: Readonly<Record<DishFamily, readonly Line[]>>;
  /** A second, short sentence for a dish line, 2 to 7 words, true of anything edible or drinkable. */
  asides: { food: readonly Line[]; sweet: readonly Line[]; drink: readonly Line[] };
  cuisines: Readonly<Partial<Record<CuisineId, CuisineCopy>>>;
  /** For a restaurant of which no cuisine is known. */
  generalCuisine: CuisineCopy;
  posts: Readonly<Record<PostKind, readonly PostCopy[]>>;
  /** Sentences that state one fact each, beside the lines of posts. */
  facts: {
    /** With `{service}`, `{day}`, `{hours}`. */
    service: readonly Line[];
    /** When a restaurant that is closed opens again: `{day}`, `{hours}`. */
    again: readonly Line[];
    /** `{occasion}` on a `{day}` to come, and one of today. */
    occasion: readonly Line[];
    today: readonly Line[];
    /** Closed on `{occasion}`, `{day}`. */
    closed: readonly Line[];
    /** Open on an occasion: `{hours}`. */
    hours: readonly Line[];
    /** `{dish}` and its `{price}`. */
    price: readonly Line[];
    /** For `{occasion}`, by `{name}`: invites nobody. */
    wish: readonly Line[];
    /** Words of lines that invite for the day itself, and for an evening: left out where nobody can come then. */
    words: { today: RegExp; evening: RegExp };
    /** The way out of text messages. */
    stop: string;
  };
  ads: {
    /** Hooks on the dish, with `{dish}`; then lines by family without its name. */
    dish: readonly Line[];
    /** Around the offer word for word: `{offer}` and `{name}`. */
    offer: readonly Line[];
    /** A moment of the reader's, with `{offer}` and `{name}`. */
    occasion: readonly Line[];
    /** How to redeem, with `{code}`. */
    redeem: readonly Line[];
    /** What to do on a website with a link to order, with one to book, and anywhere else. */
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
