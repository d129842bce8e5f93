import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Weekday } from '#shared/site/site-content.ts';
import type { StatedClaim } from './claims.ts';
import { claimsOfRecord } from './evidence/claims-of-record.ts';
import type { FactSource } from './fact-source.ts';
import { ingredientStems, type KnownDish, knownDishes, withNotes } from './known-dishes.ts';
import { type Passage, readPassage } from './passage.ts';
import type { Reading } from './read-statement.ts';
import type { FactToken, FactTokenOf } from './readers/fact-token.ts';
import { digitsOf } from './readers/read-phones.ts';
import { currencyOf } from './readers/read-prices.ts';
import { plainAddress } from './readers/read-web.ts';
import { plainText } from './text/plain-text.ts';
import { sentencesOf } from './text/sentences.ts';
import { stemOf, wordsOf } from './text/word-forms.ts';
import { KIND_FOODS, withGeneralFoods } from './vocabulary/implied-foods.ts';
import { PLACES_OF_CUISINES } from './vocabulary/places.ts';

/** A source, read once for all the texts that are checked against it. */
export type KnownFacts = {
  reading: Reading;
  profile: RestaurantProfile | undefined;
  /** Each text of the record for itself: what stands together belongs together. */
  passages: readonly Passage[];
  /** Those that hold a fact of a kind. */
  passagesWith: (kind: FactToken['kind']) => readonly Passage[];
  /** Those that make a claim. */
  byConcept: ReadonlyMap<string, readonly Passage[]>;
  /** Every amount that the record names. */
  prices: readonly number[];
  /** Currencies that it is written in. */
  currencies: ReadonlySet<string>;
  /** Days on which guests are served. */
  openOn: ReadonlySet<Weekday>;
  dishes: readonly KnownDish[];
  /** Stems of what its dishes are made of. */
  ingredients: ReadonlySet<string>;
  /** Stems of every word of the record but its names. */
  stems: ReadonlySet<string>;
  /** The same with the names: what may be written with a capital. */
  named: ReadonlySet<string>;
  names: readonly (readonly string[])[];
  /** Places that the cuisine speaks of. */
  places: ReadonlySet<string>;
  claims: ReadonlyMap<string, readonly StatedClaim[]>;
  /** Whole sentences of the record, by their words. */
  sentences: ReadonlySet<string>;
  phones: readonly string[];
  addresses: readonly string[];
  postcodes: ReadonlySet<string>;
};

const MONTH_FIRST = new Set(['US', '']);

/** The words of a sentence, as sentences are compared. */
export const sentenceKey = (text: string) => text.replace(/[^\p{L}\d]+/gu, ' ').trim();

export function knownFacts(source: FactSource): KnownFacts {
  const { profile, language, names, said } = source;
  const base = (language || 'en').toLowerCase().split('-')[0] ?? 'en';
  const reading = { language: base, isMonthFirst: base === 'en' && MONTH_FIRST.has(profile?.region ?? '') };
  const texts = [...said, ...(profile === undefined ? [] : textsOf(profile))]
    .flatMap((text) => text.split('\n'))
    .filter((text) => text.trim() !== '');
  const house = texts.map((text) => readPassage(text, reading));
  const dishes = profile === undefined ? [] : withNotes(knownDishes(profile, reading), house);
  const passages = [...house, ...dishes.map(({ statement }) => statement)];
  const spoken = names
    .map((name) => wordsOf(plainText(name)).map(({ stem }) => stem))
    .filter(({ length }) => length > 0)
    .flatMap((stems) => (stems.length > 2 ? [stems, stems.slice(0, -1), stems.slice(1)] : [stems]));
  const stems = withGeneralFoods([
    ...passages.flatMap(({ words }) => words.map(({ stem }) => stem)),
    ...dishes.flatMap(({ stems }) => [...stems]),
    ...kindStems(profile),
  ]);
  const byKind = grouped(passages, ({ tokens }) => tokens.map(({ kind }) => kind));
  return {
    reading,
    profile,
    passages,
    passagesWith: (kind) => byKind.get(kind) ?? [],
    byConcept: grouped(passages, ({ claims }) =>
      claims.flatMap(({ concept, implies }) => [concept, ...implies]),
    ),
    prices: [
      ...dishes.flatMap((dish) => dish.prices),
      ...tokensOf(passages, 'price').flatMap(({ values }) => values),
    ],
    currencies: currenciesOf(passages, profile),
    openOn: new Set(profile?.services.flatMap(({ days }) => days) ?? []),
    dishes,
    ingredients: profile === undefined ? new Set() : ingredientStems(profile),
    stems,
    named: withStreetWords(new Set([...stems, ...spoken.flat()])),
    names: spoken,
    places: placesOf(profile),
    claims: claimsOfRecord(passages, source),
    sentences: new Set(
      passages.flatMap((passage) =>
        sentencesOf(passage).map(({ start, end }) => sentenceKey(passage.text.slice(start, end))),
      ),
    ),
    phones: [
      ...(profile?.phones.flatMap(({ number, typed }) => [digitsOf(number), digitsOf(typed)]) ?? []),
      ...tokensOf(passages, 'phone').map(({ digits }) => digits),
    ].filter((digits) => digits !== ''),
    addresses: [
      ...(profile?.links.flatMap(({ url, typed }) => [plainAddress(url), plainAddress(typed)]) ?? []),
      ...tokensOf(passages, 'web').map(({ address }) => address),
    ].filter((address) => address !== ''),
    postcodes: new Set(tokensOf(passages, 'postcode').map(({ code }) => code)),
  };
}

const STREET_WORDS =
  'street st|avenue ave av|road rd|boulevard blvd bd|drive dr|lane ln|square sq|place pl|court ct|highway hwy'
    .split('|')
    .map((group) => group.split(' ').map(stemOf));

/** "St" is written "Street" as often. */
function withStreetWords(stems: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...stems, ...STREET_WORDS.filter((group) => group.some((word) => stems.has(word))).flat()]);
}

/** Passages by something of which each has some. */
function grouped<Key>(
  passages: readonly Passage[],
  keysOf: (passage: Passage) => readonly Key[],
): Map<Key, Passage[]> {
  const groups = new Map<Key, Passage[]>();
  for (const passage of passages) {
    for (const key of new Set(keysOf(passage))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [passage]);
      else group.push(passage);
    }
  }
  return groups;
}

/** Codes of currencies, as they are written in words. */
const CODES: Readonly<Record<string, string>> = {
  EUR: 'euro',
  GBP: 'pound',
  CHF: 'franc',
  USD: 'dollar',
  CAD: 'dollar',
  AUD: 'dollar',
  MXN: 'dollar peso',
};

function currenciesOf(passages: readonly Passage[], profile: RestaurantProfile | undefined): Set<string> {
  const written = tokensOf(passages, 'price').map(({ currency }) => currency);
  const typed = profile?.dishes.map(({ price }) => currencyOf(price)) ?? [];
  const coded = (CODES[profile?.currency ?? ''] ?? '').split(' ');
  return new Set([...coded, ...written, ...typed].filter((one) => one !== ''));
}

/** Everything of one kind that the record holds. */
function tokensOf<Kind extends FactToken['kind']>(
  passages: readonly Passage[],
  kind: Kind,
): FactTokenOf<Kind>[] {
  return passages.flatMap(({ tokens }) =>
    tokens.filter((token): token is FactTokenOf<Kind> => token.kind === kind),
  );
}

/** What the record says in words; a dish and a menu are read with their own. */
function textsOf(profile: RestaurantProfile): string[] {
  const { address, phones, email, links, booking, services, dated_hours, people, story, house_notes } =
    profile;
  return [
    profile.kind,
    ...profile.cuisines,
    [address.text, address.street, address.locality, address.region, address.postal_code].join(', '),
    ...phones.map(({ label }) => label),
    email,
    ...links.map(({ typed }) => typed),
    booking.note,
    profile.payment,
    profile.parking,
    profile.access,
    ...services.flatMap(({ name, note, season }) => [name, note, season?.name ?? '']),
    ...dated_hours.flatMap(({ name, note }) => [name, note]),
    profile.hours_text,
    ...people.flatMap(({ name, role, sentence }) => [`${role} ${name}`, sentence]),
    ...story.map(({ text }) => text),
    ...house_notes.map(({ text }) => text),
  ];
}

/** What the house calls itself: its kind and its cuisines. */
const kitchenOf = (profile: RestaurantProfile | undefined) =>
  plainText([profile?.kind ?? '', ...(profile?.cuisines ?? [])].join(' ')).text;

function placesOf(profile: RestaurantProfile | undefined): Set<string> {
  const kitchen = kitchenOf(profile);
  const rows = PLACES_OF_CUISINES.filter(([cuisine]) => cuisine.test(kitchen));
  return new Set(rows.flatMap(([, places]) => places.split(' ')));
}

function kindStems(profile: RestaurantProfile | undefined): string[] {
  const kind = kitchenOf(profile);
  return KIND_FOODS.filter(([pattern]) => pattern.test(kind)).flatMap(([, foods]) =>
    foods.split(' ').map(stemOf),
  );
}
