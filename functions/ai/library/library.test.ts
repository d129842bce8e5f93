import { expect, test } from 'vitest';
import { CLAIMS } from '#tests/eval/banned-words.ts';
import { type CopyLibrary, POST_KINDS, SECTION_TOPICS, type SectionTopic } from './copy-library.ts';
import { CUISINE_IDS } from './cuisine-ids.ts';
import { DISH_FAMILIES, isDescribed } from './dish-families.ts';
import { slotsOf } from './expand-line.ts';
import { FAQ_TOPICS } from './faq-topics.ts';
import { longestFixedRun } from './fixed-words.ts';
import { LIBRARIES } from './libraries.ts';

const SLOTS = [
  'name',
  'town',
  'dish',
  'dish2',
  'food',
  'offer',
  'code',
  'date',
  'first',
  'phone',
  'link',
  'fact',
  'price',
  'hours',
  'day',
  'service',
  'occasion',
];
const LONGEST_FIXED_RUN = 7;

/** All copy in a library, with its path. */
function linesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string')
    return /\.(?:course|family|food)$|\.tags\./.test(path) ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => linesOf(each, `${path}.${key}`));
}

const libraries = Object.entries(LIBRARIES);

test.each(libraries)(
  '%s: groups have three options or more, slots are known, brackets close',
  (_, library) => {
    const wrong = linesOf(library).filter(([, line]) => {
      const groups = [...line.matchAll(/\[([^\]]*)\]/g)].map(([, group = '']) => group.split('|'));
      const rest = line.replace(/\[[^\]]*\]/g, '').replace(/\{\w+\}/g, '');
      return (
        groups.some((options) => options.length < 3) ||
        /[[\]{}|]/.test(rest) ||
        slotsOf(line).some((slot) => !SLOTS.includes(slot))
      );
    });
    expect(wrong).toEqual([]);
  },
);

test.each(libraries)('%s: no line has more than seven fixed words in a row', (_, library) => {
  const copy = linesOf(library).filter(([path]) => !/\.(?:photo|question|name)\b|sampleDishes/.test(path));
  expect(copy.filter(([, line]) => longestFixedRun(line) > LONGEST_FIXED_RUN)).toEqual([]);
});

test.each(libraries)('%s: no line states a figure, and none is there twice', (_, library) => {
  const lines = linesOf(library).filter(([path]) => !path.includes('sampleDishes'));
  expect(lines.filter(([, line]) => /\d/.test(line.replace(/\{\w+\}/g, '')))).toEqual([]);
  const twice = lines.filter(([, line], at) => lines.findIndex(([, other]) => other === line) !== at);
  expect(twice.filter(([path]) => !/\.photo$|\.suggested/.test(path))).toEqual([]);
});

test.each(libraries)('%s: what is not a suggestion claims nothing that needs proof', (language, library) => {
  const claims = CLAIMS[language] ?? /^\b$/;
  const lines = linesOf(library).filter(([path]) => !/suggested|question|sampleDishes/.test(path));
  expect(lines.filter(([, line]) => claims.test(line))).toEqual([]);
});

const MINIMUM: Readonly<Record<string, { long: number; dishes: number; cuisines: number }>> = {
  en: { long: 6, dishes: 4, cuisines: 40 },
};
const MINIMUM_ELSEWHERE = { long: 6, dishes: 3, cuisines: 16 };

test.each(libraries)('%s: every slot has enough alternatives', (language, library) => {
  const least = MINIMUM[language] ?? MINIMUM_ELSEWHERE;
  expect(tooFew(library, least)).toEqual([]);
  expect(Object.keys(library.cuisines).length).toBeGreaterThanOrEqual(least.cuisines);
  expect(Object.keys(library.cuisines).filter((id) => !CUISINE_IDS.some((each) => each === id))).toEqual([]);
});

function tooFew(library: CopyLibrary, least: { long: number; dishes: number }): string[] {
  const { about, contact, ads } = library;
  const lists: [string, readonly unknown[], number][] = [
    ['hero', library.hero, least.long],
    ['about.opening', about.opening, least.long],
    ['about.closing', about.closing, least.long],
    ['about.title', about.title, least.long],
    ['contact.line', contact.line, least.long],
    ['ads.dish', ads.dish, least.long],
    ['ads.offer', ads.offer, least.long],
    ['ads.occasion', ads.occasion, least.long],
    ...FAQ_TOPICS.map((topic): [string, readonly unknown[], number] => [
      `faq.${topic}`,
      library.faq[topic].question,
      1,
    ]),
    ...DISH_FAMILIES.filter(isDescribed).map((family): [string, readonly unknown[], number] => [
      `dishes.${family}`,
      library.dishes[family],
      least.dishes,
    ]),
    ...POST_KINDS.map((kind): [string, readonly unknown[], number] => [
      `posts.${kind}`,
      library.posts[kind],
      2,
    ]),
  ];
  return lists
    .filter(([, list, minimum]) => list.length < minimum)
    .map(([name, list, minimum]) => `${name}: ${list.length} of ${minimum}`);
}

/** Words that name each topic, by language. */
const TOPIC_NAMES: Readonly<Record<'en' | 'es' | 'fr' | 'it', Readonly<Record<SectionTopic, RegExp>>>> = {
  en: {
    events: /event|part(?:y|ies)/i,
    happy_hour: /happy hour/i,
    catering: /cater/i,
    delivery: /deliver/i,
    takeout: /takeout|to go/i,
    brunch: /brunch/i,
    lunch: /lunch/i,
    outdoor: /outdoor|outside/i,
    founder: /meet|behind|story|who we are/i,
    specials: /special/i,
    live_music: /live music/i,
    gift_cards: /gift card/i,
    family: /famil|kids/i,
  },
  es: {
    events: /evento|fiesta/i,
    happy_hour: /happy hour/i,
    catering: /catering|evento/i,
    delivery: /a domicilio/i,
    takeout: /para llevar/i,
    brunch: /brunch/i,
    lunch: /mediodía|almuer/i,
    outdoor: /al aire libre|afuera/i,
    founder: /conoce|conócenos|quién|quiénes|historia/i,
    specials: /especial/i,
    live_music: /música en vivo/i,
    gift_cards: /tarjeta/i,
    family: /famili|niños/i,
  },
  fr: {
    events: /événement|fête/i,
    happy_hour: /happy hour/i,
    catering: /traiteur/i,
    delivery: /livr/i,
    takeout: /emporter/i,
    brunch: /brunch/i,
    lunch: /déjeuner|midi/i,
    outdoor: /dehors|plein air/i,
    founder: /rencontrez|connaissance|derrière|qui |histoire/i,
    specials: /sugg/i,
    live_music: /musique/i,
    gift_cards: /carte cadeau|cartes cadeaux/i,
    family: /famil|enfants/i,
  },
  it: {
    events: /event|fest/i,
    happy_hour: /aperitivo/i,
    catering: /catering/i,
    delivery: /domicilio|consegn/i,
    takeout: /asporto/i,
    brunch: /brunch/i,
    lunch: /pranz/i,
    outdoor: /all’aperto|fuori/i,
    founder: /chi |storia|conosci/i,
    specials: /specialità/i,
    live_music: /musica/i,
    gift_cards: /buon[oi] regalo/i,
    family: /famiglia|bambini/i,
  },
};

const TITLES = (['en', 'es', 'fr', 'it'] as const).flatMap((language) =>
  SECTION_TOPICS.map((topic) => [language, topic] as const),
);

test.each(TITLES)('%s: each title of the section %s names it', (language, topic) => {
  const { title } = LIBRARIES[language].sections[topic];
  expect(title.filter((each) => !TOPIC_NAMES[language][topic].test(each))).toEqual([]);
});

test.each(['en', 'es', 'fr', 'it'] as const)('%s: what a cuisine says of itself is short', (language) => {
  const { generalCuisine, cuisines } = LIBRARIES[language];
  const all = [generalCuisine, ...Object.values(cuisines)];
  const lines = all.flatMap(({ hero, about }) => [...hero, ...about]);
  expect(lines.filter((line) => longestReading(line) > 20)).toEqual([]);
  expect(all.filter(({ hero, about }) => hero.length < 6 || about.length < 6)).toEqual([]);
});

test.each(['en', 'es', 'fr', 'it'] as const)('%s: each cuisine names the town in its opening', (language) => {
  const cuisines = Object.entries(LIBRARIES[language].cuisines);
  expect(cuisines.filter(([, { hero }]) => !hero.some((line) => line.includes('{town}')))).toEqual([]);
});

test('it: no line writes “a” before a town, which may begin with that vowel', () => {
  expect(linesOf(LIBRARIES.it).filter(([, line]) => /(?<!\p{L})a \{town\}/iu.test(line))).toEqual([]);
});

test('de: every line says “Sie” to guests', () => {
  const familiar =
    /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|[Ee]u(?:er|re[mnrs]?)|ihr|Kommt(?! man)|Bringt|Lasst|Nehmt|Esst)(?!\p{L})/u;
  const lines = linesOf(LIBRARIES.de).filter(([path]) => !path.includes('.photo'));
  expect(lines.filter(([, line]) => familiar.test(line))).toEqual([]);
});

/** Number of words in a line with the longest option of each group. */
function longestReading(line: string): number {
  const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
  const drawn = line.replace(/\[([^\]]*)\]/g, (_, group: string) => {
    const [longest = ''] = group.split('|').toSorted((one, other) => wordsIn(other) - wordsIn(one));
    return longest;
  });
  return wordsIn(drawn);
}
