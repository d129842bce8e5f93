import { expect, test } from 'vitest';
import { withChoices } from '#functions/ai/brief/brief-choices.ts';
import { DraftTextSchema } from '#shared/site/review/draft-texts.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { compose } from '#tests/builders/website-tasks.ts';
import { draftOfBrief, factsOfBrief } from '#tests/eval/draft-of-brief.ts';

const BRIEF =
  'Tex-Mex place in El Paso. Fajitas $18, queso $7, margaritas. Live music on Fridays. Please mention our patio. Open Tue-Sun 11am-10pm.';
const { published } = draftOfBrief({ name: 'Rosa’s Cantina', text: BRIEF });
const [{ sections }] = published.pages;

test('dishes with a price are on the menu, and the rest of their line waits', () => {
  expect(published.menu_items.map(({ name }) => name)).toEqual(['Fajitas', 'Queso']);
  expect(sections.about.content).not.toContain('argaritas');
});

test('notes are in the list of notes, and hours are hours', () => {
  expect(published.opening_hours?.sunday).toEqual([{ opens: '11:00', closes: '22:00' }]);
  expect(sections.contact).toMatchObject({ notes: 'Live music on Fridays.\nPatio.' });
});

test('unrequested suggestions have no blanks', () => {
  const { content } = draftOfBrief({ name: 'Blue Heron Grill', text: '' });
  const suggested = content.drafts
    ?.flatMap(({ segments }) => segments)
    .filter(({ id }) => id?.startsWith('faq-'));
  expect(suggested).not.toEqual([]);
  expect(suggested?.filter(({ blanks }) => blanks !== undefined)).toEqual([]);
});

test('a place whose name says catering answers questions about its food, not about tables or parking', () => {
  const { content } = draftOfBrief({ name: 'Smoke & Barrel Catering', text: 'BBQ around Austin.' });
  const asked = content.drafts?.flatMap(({ segments }) => segments).map(({ id }) => id ?? '');
  expect(asked?.filter((id) => id.startsWith('faq-')).toSorted()).toEqual([
    'faq-allergies',
    'faq-gluten_free',
    'faq-vegan',
    'faq-vegetarian',
  ]);
});

test('a French brief gives a headline with its town', () => {
  const french = draftOfBrief({
    name: 'Le Hav',
    text: 'Cuisine sénégalaise au Havre : mafé, poulet yassa.',
  }).published;
  expect(french.pages[0].sections.hero.tagline).toBe('Cuisine sénégalaise au Havre');
});

test('a French number with “Tél.” leaves no word behind, and a set menu isn’t a dish', () => {
  const { facts, published: french } = draftOfBrief({
    name: 'Le Petit Zinc',
    text: 'Bistrot à Lyon. Formule du midi à 19 €, steak frites 18 €. Tél. 04 78 00 12 34.',
  });
  expect(facts.undone).toEqual([]);
  expect(french.pages[0].sections.about.content).not.toMatch(/formule/i);
});

test('an address after a French restaurant’s kind appears only as the address', () => {
  const { published: french } = draftOfBrief({
    name: 'Le Comptoir',
    text: 'Bar à vins à Paris, 12 rue Montmartre, 75001 Paris. Planche de fromages 15 €, verre de blanc 6 €.',
  });
  const { hero, about, contact } = french.pages[0].sections;
  expect(hero.tagline).toBe('Bar à vins à Paris');
  expect(about.content).not.toContain('Montmartre');
  expect(contact.address).toBe('12 rue Montmartre, 75001 Paris');
});

test('a sentence that may not be for guests is a suggestion', () => {
  const { content, published } = draftOfBrief({
    name: 'Marge’s Diner',
    text: "Marge's Diner, breakfast all day. We might add a patio, my uncle can build it. Route 9 in Hadley.",
  });
  const segments = content.drafts?.flatMap((draft) => draft.segments) ?? [];
  expect(segments.find(({ id }) => id?.startsWith('words-'))).toMatchObject({
    origin: 'suggested',
    text: expect.stringContaining('We might add a patio'),
  });
  expect(published.pages[0].sections.about.content).not.toContain('patio');
});

test('a sentence’s suggestion keeps its ID if another comes before it, so that keeping it keeps no other', () => {
  const idOf = (text: string, words: string) =>
    draftOfBrief({ name: 'Marge’s Diner', text })
      .content.drafts?.flatMap(({ segments }) => segments)
      .find((segment) => segment.text.includes(words))?.id;
  const patio = 'We might add a patio next summer.';
  const alone = idOf(`Breakfast all day. ${patio}`, patio);
  expect(alone).toMatch(/^words-\w+$/);
  expect(idOf(`Breakfast all day. We may also open on Mondays. ${patio}`, patio)).toBe(alone);
});

test('a place with “Mai” in its name denies nothing, and a secret that a cook keeps isn’t a request', () => {
  const { facts, published } = draftOfBrief({
    name: 'Wok This Way',
    text: 'Noodles by two sisters from Chiang Mai. My wife makes the sauce and won’t tell me how.',
  });
  const [{ sections: truck }] = published.pages;
  expect(facts.undone).toEqual([]);
  expect([truck.hero.tagline, truck.hero.description, truck.about.content].join(' ')).toMatch(
    /sisters from Chiang Mai.*won’t tell me how/,
  );
});

test('a chosen sentence keeps its order, and the others their place', () => {
  const text = 'Weddings, quinceañeras, office lunches. 30 to 300 people. We clean up after. Call Rosa.';
  const choices = [{ words: '30 to 300 people.', use: 'about' as const }];
  const { profile } = factsOfBrief({ name: 'Delgado', text, choices });
  expect(profile.house_notes).toEqual([]);
  expect(profile.story.map((passage) => passage.text).join(' ')).toBe(text);
});

test('a choice counts even if the profile was saved before it', () => {
  const { profile } = factsOfBrief({ name: 'Dot’s', text: '' });
  const saved = { ...profile, story: [{ text: 'Cash only, ATM inside.' }, { text: 'Pie all day.' }] };
  const chosen = [
    { words: 'cash only, ATM inside.', use: 'note' },
    { words: 'you choose and we cook it', use: 'about' },
    { words: 'Pie all day.', use: 'about' },
  ] as const;
  const { story, house_notes } = withChoices(saved, chosen, 'en');
  expect(house_notes).toEqual([{ text: 'Cash only, ATM inside.' }]);
  expect(story).toEqual([{ text: 'Pie all day.' }, { text: 'You choose and we cook it.' }]);
  expect(withChoices({ ...profile, story, house_notes }, chosen, 'en')).toMatchObject({ story, house_notes });
});

test('a chosen request about the look is followed, and guests may choose', () => {
  const words = 'Dark green and brass would be nice.';
  const text = `Fish shop. You choose from the counter and we cook it. ${words}`;
  const facts = factsOfBrief({ name: 'Tide', text, choices: [{ words, use: 'request' }] });
  expect(facts).toMatchObject({ undone: [], wishes: [words] });
  expect(JSON.stringify(facts.profile.story)).toContain('You choose from the counter');
});

test('without a town, a kind that the name contains is no headline', () => {
  const { profile, ...facts } = factsOfBrief({ name: 'Rusty’s Diner', text: 'On Route 20 since 1954. Pie!' });
  const diner = { ...profile, kind: 'Diner' };
  expect(compose('story', { ...facts, profile: diner }).tagline).toBe('On Route 20 since 1954');
  const inTown = { ...diner, address: { ...profile.address, locality: 'Hadley' } };
  expect(compose('story', { ...facts, profile: inTown }).tagline).toBe('Diner in Hadley');
});

test('a size is no dish with a line of ours', () => {
  const facts = factsOfBrief({ name: 'Gelato Fosco', text: '' });
  const profile = { ...facts.profile, dishes: [aDish({ name: 'Pint', description: '' })] };
  expect(compose('story', { ...facts, profile }).dish_lines).toEqual({});
});

test('a dish with a long name has a suggestion with a short enough ID', () => {
  const name = `Grandmother’s ${'slow '.repeat(14)}braised beef stew`;
  const facts = factsOfBrief({ name: 'Marge’s Diner', text: 'Diner in Hadley.' });
  const profile = { ...facts.profile, dishes: [aDish({ name, description: '' })] };
  const { drafts } = compose('story', { ...facts, profile });
  const ids = drafts.flatMap(({ segments }) => segments.map(({ id = '' }) => id));
  expect(ids).toContain(`dish-${name.toLowerCase().slice(0, 70)}`);
  expect(drafts.map((draft) => DraftTextSchema.safeParse(draft).success)).not.toContain(false);
});

test('a cuisine of three words and a town behind “aux” give their copy', () => {
  const { facts, published: french } = draftOfBrief({
    name: 'L’Escale',
    text: 'Restaurant de fruits de mer aux Sables-d’Olonne. Huîtres, moules marinières, sole meunière.',
  });
  const { hero, about, contact } = french.pages[0].sections;
  expect(facts.profile.address.locality).toBe('Les Sables-d’Olonne');
  expect(contact.title).toMatch(/aux Sables-d’Olonne/);
  expect(`${hero.description} ${about.content}`).toMatch(/mer|iod|coquill|citron|poisson/i);
});

test('a hard-wrapped brief makes the same page as its joined lines', () => {
  const lines = [
    'We bake our bread and cook the stews of our valley as they always were, in a',
    'wood oven that my grandfather built in the spring of 1952, when my grandfather',
    'bought the building from his uncle. Since then we have been a small family-',
    'owned trattoria in Brooklyn. Please mention our patio.',
  ];
  const joined = lines.join(' ').replace('family- ', 'family-');
  const pageOf = (text: string) => draftOfBrief({ name: 'Osteria Lupo', text }).published.pages[0].sections;
  for (const lineEnd of ['\n', '\r\n']) expect(pageOf(lines.join(lineEnd))).toEqual(pageOf(joined));
});

test('lines of dishes stay dishes of their own, however long they are', () => {
  const text =
    'tagliatelle with slow-cooked ragù of veal and pork, and parmesan $18\nspaghetti with guanciale, pecorino, egg and much black pepper $17\npanna cotta with wild berries, roasted almonds and some warm honey $9';
  const { menu_items: items } = draftOfBrief({ name: 'Osteria Lupo', text }).published;
  expect(items.map(({ price }) => price)).toEqual(['$18', '$17', '$9']);
});

test('a lowercase brief gives its town, street, hours, run-on menu, and sentences', () => {
  const { published } = draftOfBrief({
    name: 'Opa',
    text: 'greek taverna in tarpon springs florida. my family is from kalymnos. moussaka 18 lamb chops 29 greek salad 12 ouzo 7. 12 dodecanese blvd. open 11-10 wed-sun. i cook everything myself, like my mother did',
  });
  const { hero, about, contact } = published.pages[0].sections;
  expect(hero.tagline).toBe('Greek taverna in Tarpon Springs, Florida');
  expect(`${hero.description} ${about.content}`).toContain('My family is from Kalymnos.');
  expect(contact.address).toBe('12 Dodecanese Blvd, Tarpon Springs, Florida');
  expect(published.menu_items.map(({ name, price }) => `${name} ${price}`)).toEqual([
    'Moussaka 18',
    'Lamb chops 29',
    'Greek salad 12',
    'Ouzo 7',
  ]);
  expect(Object.keys(published.opening_hours ?? {})).toContain('sunday');
  expect(`${hero.description} ${about.content}`).toContain('I cook everything myself, like my mother did.');
});

test('German days at the start of a line aren’t a request', () => {
  const { published } = draftOfBrief({
    name: 'Zum Hirschen',
    text: 'Gasthaus in Freiburg, badische Küche. Flammkuchen 12,50 €. Di-So 11-22 Uhr.',
  });
  expect(published.opening_hours?.tuesday).toEqual([{ opens: '11:00', closes: '22:00' }]);
});

const sectionsOf = (text: string) =>
  draftOfBrief({ name: 'The Lantern Barn', text }).published.pages[0].sections;

test('without a kind, the first sentence opens the page, even if it names a topic', () => {
  const first = 'Wedding and private dining barn just outside Ludlow, also open to the public on Sundays.';
  const { hero, features } = sectionsOf(`${first} My wife Gwen cooks, I do the fire.`);
  expect(hero.description).toBe(first);
  expect(features).toEqual([]);
});

test('a later sentence is no headline', () => {
  const { hero } = sectionsOf(
    `${'We serve food from Kerala and Goa, '.repeat(5)}with rice. Been here 11 years.`,
  );
  expect(hero.tagline).not.toContain('Been here');
});

test('a wish and a fact in one sentence are each used', () => {
  const { facts, published } = draftOfBrief({
    name: 'Saravana',
    text: 'Vegetarian restaurant in Leeds. Want it bright and clean, kids welcome, high chairs.',
  });
  expect(facts.wishes).toEqual(['Want it bright and clean, kids welcome, high chairs.']);
  expect(JSON.stringify(published)).toContain('Kids welcome, high chairs.');
});

test('photos on the wall are for guests, and “no photos of people” is for us', () => {
  const page = JSON.stringify(
    sectionsOf('Checked tablecloths, old family photos. No photos of people please.'),
  );
  expect(page).toContain('old family photos');
  expect(page).not.toContain('of people');
});

test('a first sentence that joins a title and a statement becomes the headline and the line below', () => {
  const { hero, about } = sectionsOf(
    'Keralan home cooking, my mother in law grinds the masalas every morning. Dosas on Fridays for forty guests.',
  );
  expect(hero.tagline).toBe('Keralan home cooking');
  expect(hero.description).toBe('My mother in law grinds the masalas every morning.');
  expect(about.content).toContain('Dosas on Fridays');
});

test.each(['Curry goat, oxtail, patties, festival.', 'Country pub with rooms, we don’t let them any more.'])(
  'without a kind, “%s” is no headline',
  (first) => {
    const { hero, about } = sectionsOf(`${first} Been here 9 yrs. We cook over pimento wood.`);
    expect(hero.tagline).not.toBe(first.slice(0, -1));
    expect(`${hero.description} ${about.content}`).toContain(first);
    expect(about.content).toContain('Been here 9 yrs.');
  },
);
