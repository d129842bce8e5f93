import { expect, test } from 'vitest';
import { createWriter } from '#functions/ai/writer.ts';
import { SOCIAL_PLATFORMS } from '#shared/posts/social/social-platforms.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import type { PlanRequest } from './plan-request.ts';
import { writePlan } from './write-plan.ts';

async function planOf(profile: RestaurantProfile, request: Partial<PlanRequest>) {
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const { posts, missing } = await writePlan(
    { profile, caller: { restaurantId: 'one' }, writer },
    {
      platforms: [...SOCIAL_PLATFORMS],
      weeks: 2,
      posts_per_week: 2,
      startsOn: '2027-05-03',
      theme: '',
      tone: undefined,
      offer: '',
      dishes: [],
      occasions: [],
      ...request,
    },
  );
  return { posts: posts.map(({ post }) => post), missing };
}

const inCountry = (region: string, language: string) =>
  aProfile({ region, languages: [language], address: { ...aProfile().address, country: region } });

test('a restaurant with three dishes gets a post for every slot', async () => {
  const dishes = ['Duck confit', 'Poutine', 'Sugar pie'].map((name) => aDish({ name, price: '$14' }));
  const { posts } = await planOf(aProfile({ dishes, story: [], people: [], house_notes: [] }), {});
  expect(posts).toHaveLength(20);
});

test('an occasion on a closed weekday gets no post, its slots are filled, and the owner sees why', async () => {
  const { posts, missing } = await planOf(inCountry('DE', 'de'), {
    startsOn: '2027-03-22',
    occasions: ['easter-monday'],
  });
  expect(posts.filter(({ about }) => about === 'Easter Monday')).toEqual([]);
  expect(posts).toHaveLength(20);
  expect(missing).toContain(
    'We didn’t write a post for Easter Monday: your profile says you’re closed on Mondays.',
  );
});

test.each([
  ['US', 'en', 'mothers-day', /Mother.s Day/],
  ['AT', 'de', 'mothers-day', /Muttertag/],
  ['IT', 'it', 'mothers-day', /Festa della mamma/],
])('on the day itself in %s no post repeats the date (%s)', async (country, language, id, name) => {
  const { posts } = await planOf(inCountry(country, language), { startsOn: '2027-05-09', occasions: [id] });
  const found = posts.filter(({ about, date }) => about === 'Mother’s Day' && date === '2027-05-09');
  expect(found.length).toBeGreaterThan(2);
  for (const { text } of found) {
    expect(text).toMatch(name);
    expect(text).not.toMatch(/May 9|9\. Mai|9 maggio/);
  }
});

test.each([
  ['en', 'DE', /May Day.*May 1|May 1.*May Day/],
  ['de', 'DE', /Erster? Mai.*1\. Mai|1\. Mai.*Erste/],
  ['fr', 'FR', /1er Mai.*1er mai|1er mai.*1er Mai/],
  ['es', 'ES', /Primero.*1 de mayo|1 de mayo.*Primero/],
  ['it', 'IT', /Primo maggio.*1 maggio|1 maggio.*Primo/],
])('no post in %s dates May Day', async (language, country, twice) => {
  const { posts } = await planOf(inCountry(country, language), {
    startsOn: '2027-04-26',
    occasions: ['may-day'],
  });
  const found = posts.filter(({ about }) => about === 'May Day');
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ text }) => twice.test(text))).toEqual([]);
});

test('dates follow the country of an English-language restaurant', async () => {
  const textsIn = async (country: string) => {
    const { posts } = await planOf(inCountry(country, 'en'), {
      startsOn: country === 'GB' ? '2027-03-01' : '2027-05-03',
      occasions: ['mothers-day', 'mothering-sunday'],
    });
    return posts
      .filter(({ about }) => about === 'Mother’s Day')
      .map(({ text }) => text.replaceAll('\n', ' '));
  };
  expect((await textsIn('GB')).join(' ')).toContain('Sunday 7 March');
  expect((await textsIn('US')).join(' ')).toContain('Sunday, May 9');
});

test('an offer for Mother’s Day is posted before it, not after', async () => {
  const { posts } = await planOf(inCountry('AT', 'de'), { offer: 'Zum Muttertag ein Glas Sekt' });
  const found = posts.filter(({ content_type }) => content_type === 'Offer');
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({ date }) => date > '2027-05-09')).toEqual([]);
});

test('each offer of two weeks has different words', async () => {
  const offer = 'Free dessert with every pasta';
  const { posts } = await planOf(aProfile(), { offer });
  const found = posts.filter(({ content_type }) => content_type === 'Offer').map(({ text }) => text);
  expect(found).toHaveLength(6);
  expect(new Set(found).size).toBe(6);
  for (const text of found) expect(text).toContain(offer);
});

test('no hashtag or photo description names a dish missing from its post', async () => {
  const { posts } = await planOf(aProfile(), { occasions: ['mothers-day'] });
  const names = aProfile().dishes.map(({ name }) => name);
  for (const { text, alt_text, hashtags } of posts) {
    for (const name of names.filter((each) => !text.toLowerCase().includes(each.toLowerCase()))) {
      expect(alt_text).not.toContain(name);
      expect(hashtags.map((tag) => tag.toLowerCase())).not.toContain(
        `#${name.toLowerCase().replaceAll(' ', '')}`,
      );
    }
  }
});

test('a set menu is posted with its days and its price per person', async () => {
  const menu = {
    name: 'Surf and turf',
    kind: 'set_menu' as const,
    description: 'Half a lobster tail',
    availability: 'Sundays',
    price: '$65',
    amount: 65,
    is_per_person: true,
  };
  const { posts } = await planOf(aProfile({ menus: [menu], dishes: [] }), { weeks: 3 });
  const found = posts.filter(({ content_type }) => content_type === 'Menu');
  expect(found.length).toBeGreaterThan(2);
  for (const { text } of found) {
    expect(text).not.toMatch(/\$65(?! per person)/);
    expect(text).toContain('Sundays');
    expect(text).not.toMatch(/\d ?[AP]M/);
  }
});

test('the subject of a long offer is its first sentence', async () => {
  const offer = 'Free dessert with every ribeye on weeknights. Dine-in only, one per guest.';
  const { posts } = await planOf(aProfile(), { offer, platforms: ['email'] });
  expect(posts.find(({ content_type }) => content_type === 'Offer')?.subject).toBe(
    'Free dessert with every ribeye on weeknights',
  );
});

test('during a closure of weeks each post says when the restaurant reopens', async () => {
  const vacation = { name: 'Vacation', from: '2027-05-01', to: '2027-05-24', services: [], note: '' };
  const { posts } = await planOf(aProfile({ dated_hours: [vacation] }), {});
  expect(posts.length).toBeGreaterThan(10);
  for (const { text } of posts) {
    expect(text).toContain('Tuesday, May 25');
    expect(text).not.toMatch(/day (?:plan|calls)/);
  }
});

test('a Swiss restaurant’s posts have no ß', async () => {
  const { posts } = await planOf(inCountry('CH', 'de'), {});
  expect(posts.filter(({ text }) => text.includes('ß'))).toEqual([]);
});

test('no post on Google has a phone number, and the owner reads that the offer’s is left out', async () => {
  const number = '212-555-0147';
  const dishes = [
    aDish({ name: 'Whole duck', price: '$60', description: `Order a day ahead at ${number}` }),
    aDish({ name: 'Paella', price: '$48', availability: `On order, ${number}` }),
    aDish({ name: 'Carbonara', price: '$19', description: 'Guanciale, egg yolk' }),
    aDish({ name: 'Cacio e pepe', price: '$17' }),
  ];
  const house_notes = aProfile().house_notes.map((note) => ({ ...note, text: `Groups call ${number}.` }));
  const booking = { policy: 'recommended' as const, note: `Call ${number} for a table` };
  const { posts, missing } = await planOf(aProfile({ dishes, house_notes, booking }), {
    offer: `Call ${number} for two-for-one pasta on Tuesdays`,
    posts_per_week: 3,
  });
  const ofGoogle = posts.filter(({ platform }) => platform === 'google_business');
  expect(ofGoogle.length).toBeGreaterThan(3);
  for (const { text } of ofGoogle) expect(text).not.toContain('555');
  expect(posts.filter(({ content_type }) => content_type === 'Offer')).toHaveLength(5);
  expect(missing).toContain(
    'Google Business Profile rejects posts with phone numbers, so we left your offer out.',
  );
});

/** A country of each language, and its names of December holidays. */
const DECEMBER = [
  ['en', 'US', /Christmas|New Year/],
  ['de', 'DE', /Weihnacht|Neujahr|Silvester|Heilig/],
  ['fr', 'FR', /No[ëe]l|[Jj]our de l[’']an|Saint-Sylvestre/],
  ['es', 'ES', /Navidad|A[ñn]o Nuevo|Nochebuena|Nochevieja/],
  ['it', 'IT', /Natale|Capodanno|San Silvestro|Vigilia/],
] as const;

const decemberOf = (country: string, language: string, name = 'Osteria Lupo') =>
  planOf(
    { ...inCountry(country, language), name, dated_hours: [] },
    {
      startsOn: '2026-12-14',
      weeks: 3,
      posts_per_week: 3,
      occasions: ['christmas-eve', 'christmas', 'new-years-eve', 'new-years-day'],
    },
  );

test.each(DECEMBER)(
  'in %s a holiday without the owner’s hours gets a greeting on its day, with no dish and no table',
  async (language, country, holiday) => {
    const { posts } = await decemberOf(country, language);
    const greetings = posts.filter(({ content_type }) => content_type === 'Occasion');
    expect(greetings.length).toBeGreaterThan(9);
    for (const { text: whole, hashtags, about, date, platform } of greetings) {
      // An email ends with its sender.
      const [text = ''] = whole.split('\n\n');
      expect(text).toMatch(holiday);
      expect(text).toContain('Osteria Lupo');
      for (const dish of aProfile().dishes) expect(`${text} ${hashtags.join(' ')}`).not.toContain(dish.name);
      expect(text).not.toMatch(/https?:|lupo\.example|555|\$|€|\d ?(?:[AP]M|Uhr|h\b)/);
      expect(about).not.toBe('');
      expect(['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01']).toContain(date);
      expect(platform).not.toBe('sms');
    }
    const texts = greetings.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  },
);

test.each(['en', 'es', 'fr', 'it', 'de'])(
  'a text message in %s names its restaurant once',
  async (language) => {
    const { posts } = await planOf(inCountry(language === 'en' ? 'US' : language.toUpperCase(), language), {
      occasions: ['mothers-day', 'mothers-day-es', 'mothers-day-fr'],
      posts_per_week: 1,
      weeks: 4,
    });
    const texts = posts.filter(({ platform }) => platform === 'sms').map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text.match(/Osteria Lupo/g)).toHaveLength(1);
  },
);

test('six dishes are each posted about equally often', async () => {
  const names = ['Carbonara', 'Gricia', 'Amatriciana', 'Tiramisù', 'Saltimbocca', 'Puntarelle'];
  const dishes = names.map((name) => aDish({ name, price: '$14' }));
  const { posts } = await planOf(aProfile({ dishes }), {
    weeks: 1,
    posts_per_week: 3,
    occasions: ['mothers-day'],
    platforms: SOCIAL_PLATFORMS.filter((platform) => platform !== 'email'),
  });
  const found = names.map((name) => posts.filter(({ text }) => text.includes(name)).length);
  expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(2);
});
