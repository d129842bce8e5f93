import { findDishIn } from '#functions/ai/design/dishes/dishes.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { type Passage, readPassage } from './passage.ts';
import { type Reading, readStatement } from './read-statement.ts';
import type { Part } from './readers/fact-token.ts';
import { plainText } from './text/plain-text.ts';
import { contentStems, SMALL_WORDS, stemOf, type Word, wordsOf } from './text/word-forms.ts';
import { SUBJECT_WORDS, withGeneralFoods } from './vocabulary/implied-foods.ts';

/** A dish or a menu of the record, as far as a text can speak of it. */
export type KnownDish = {
  /** Stems of its name, in order. */
  name: readonly string[];
  /** Stems of all that the record says of it, and of what it is by its nature. */
  stems: ReadonlySet<string>;
  prices: readonly number[];
  diets: ReadonlySet<string>;
  statement: Passage;
  /** What the record says of it elsewhere. */
  notes: readonly Passage[];
};

/** Where a text speaks of dishes: one name may be several dishes'. */
export type DishMention = Part & { dishes: readonly KnownDish[]; isWhole: boolean };

/** Shorter words are too often something else. */
const SHORTEST_TELLING_STEM = 4;
const LONGEST_NAME = 12;
/** Words in names of dishes that are said of any. */
const GENERAL = new Set(
  'bowl cup glass slice piece side cheese sauce menu carte karte carta plat plate plato piatto gericht dish special lunch dinner brunch house home small large full half with'
    .split(' ')
    .map(stemOf),
);

/** Names as guests shorten them. */
const SHORTENED: Readonly<Record<string, string>> = {
  guac: stemOf('guacamole'),
  marg: stemOf('margarita'),
  margs: stemOf('margarita'),
};

export function knownDishes(profile: RestaurantProfile, reading: Reading): KnownDish[] {
  const dishes = profile.dishes.map((dish) => {
    const { name, description, availability, course, price, variants, amount, diets, allergens } = dish;
    const prices = [price, ...variants.flatMap((one) => [one.label, one.price])];
    const texts = [
      name,
      description,
      course,
      availability,
      ...variants.map(({ label }) => label),
      ...allergens,
    ];
    return {
      texts,
      name,
      prices: [
        ...pricesOf(prices, reading),
        ...[amount, ...variants.map((one) => one.amount)].filter((one) => one !== null),
      ],
      diets: [...diets],
    };
  });
  const menus = profile.menus.map(({ name, description, availability, price, amount }) => ({
    texts: [name, description, availability],
    name,
    prices: [...pricesOf([price], reading), ...(amount === null ? [] : [amount])],
    diets: [],
  }));
  return [...dishes, ...menus]
    .filter(({ name }) => name !== '')
    .map(({ texts, name, prices, diets }) => {
      const statement = readPassage(texts.filter((text) => text !== '').join('. '), reading);
      const named = readStatement(name, reading);
      return {
        name: named.words.map(({ stem }) => stem),
        stems: new Set([...statement.words.map(({ stem }) => stem), ...impliedStems(name)]),
        prices: [
          ...new Set([
            ...prices,
            ...statement.tokens.flatMap((token) => (token.kind === 'price' ? token.values : [])),
          ]),
        ],
        diets: new Set(diets),
        statement,
        notes: [],
      };
    });
}

/** "14.50", "4 / 7": every number of a price is one. */
function pricesOf(texts: readonly string[], reading: Reading): number[] {
  return texts.flatMap((text) =>
    readStatement(text, reading).tokens.flatMap((token) =>
      token.kind === 'price' ? [...token.values] : token.kind === 'number' ? [token.value] : [],
    ),
  );
}

function impliedStems(name: string): string[] {
  const known = findDishIn(name);
  if (known === undefined) return [];
  const words = `${SUBJECT_WORDS[known.subject] ?? ''} ${known.course.toLowerCase()}`;
  return words
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map(stemOf);
}

/** What descriptions name, item by item, by its last word: "butter beans, chorizo, kale". */
export function ingredientStems(profile: RestaurantProfile): Set<string> {
  return new Set(
    profile.dishes
      .flatMap(({ description }) => description.split(/[,.;]| and | und | y | et | e /))
      .flatMap((item) => contentStems(wordsOf(plainText(item))).slice(-1))
      .filter((stem) => stem.length >= SHORTEST_TELLING_STEM),
  );
}

/** The same with what notes of the house say of them: "Horchata contains tree nuts." */
export function withNotes(dishes: readonly KnownDish[], passages: readonly Passage[]): KnownDish[] {
  const finder = new DishFinder(dishes);
  const notes = new Map<KnownDish, Passage[]>();
  for (const passage of passages) {
    const named = finder.find(passage.words).flatMap((mention) => (mention.isWhole ? mention.dishes : []));
    for (const dish of new Set(named)) notes.set(dish, [...(notes.get(dish) ?? []), passage]);
  }
  return dishes.map((dish) => {
    const own = notes.get(dish) ?? [];
    const said = own.flatMap(({ words }) => words.map(({ stem }) => stem));
    return { ...dish, notes: own, stems: withGeneralFoods([...dish.stems, ...said]) };
  });
}

/** Finds dishes in texts: by the whole name, and by a word that is in the name of one dish alone. */
export class DishFinder {
  private readonly byFirst = new Map<string, KnownDish[]>();
  private readonly byStem = new Map<string, KnownDish[]>();
  /** Last words of names: "bun", "pie". */
  private readonly heads = new Set<string>();

  constructor(dishes: readonly KnownDish[]) {
    for (const dish of dishes) {
      const [first] = dish.name;
      if (first === undefined) continue;
      this.heads.add(dish.name.at(-1) ?? first);
      this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), dish]);
      for (const stem of new Set(dish.name)) this.byStem.set(stem, [...(this.byStem.get(stem) ?? []), dish]);
    }
    for (const named of this.byFirst.values())
      named.sort((one, other) => other.name.length - one.name.length);
  }

  find(words: readonly Word[]): DishMention[] {
    const mentions: DishMention[] = [];
    for (let at = 0; at < words.length; at++) {
      const whole = this.wholeAt(words, at);
      const word = words[at];
      if (word === undefined) break;
      if (whole !== undefined) {
        mentions.push(whole.mention);
        at += whole.length - 1;
        continue;
      }
      const telling =
        (word.stem.length >= SHORTEST_TELLING_STEM || this.heads.has(word.stem)) &&
        !GENERAL.has(word.stem) &&
        contentStems([word]).length > 0;
      const dishes = telling ? this.byStem.get(SHORTENED[word.word] ?? word.stem) : undefined;
      if (dishes !== undefined && dishes.length <= 3)
        mentions.push({ start: word.start, end: word.end, dishes, isWhole: false });
    }
    return mentions;
  }

  private wholeAt(words: readonly Word[], at: number): { mention: DishMention; length: number } | undefined {
    const first = words[at];
    if (first === undefined) return undefined;
    const named = this.byFirst
      .get(first.stem)
      ?.filter(({ name }) =>
        name.slice(0, LONGEST_NAME).every((stem, step) => words[at + step]?.stem === stem),
      );
    const length = named?.[0]?.name.length;
    if (named === undefined || length === undefined) return undefined;
    const dishes = named.filter(({ name }) => name.length === length);
    const last = words[Math.min(at + length, words.length) - 1] ?? first;
    return { mention: { start: first.start, end: last.end, dishes, isWhole: true }, length };
  }
}
