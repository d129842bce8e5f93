import { expect, test } from 'vitest';
import { draftOfBrief } from '#tests/eval/draft-of-brief.ts';

const draftOf = (text: string, name = 'Harbor Table') => draftOfBrief({ name, text });
const pageOf = (text: string) => {
  const { published, facts } = draftOf(text);
  const [{ sections }] = published.pages;
  return { ...sections, dishes: published.menu_items, hours: published.opening_hours, facts };
};
const answers = (text: string) => pageOf(text).faq.items.map(({ answer }) => answer);
const named = (text: string) => pageOf(text).dishes.map(({ name, price }) => `${name} ${price}`.trim());

test('a brief in bullets is read line by line', () => {
  const page = pageOf(
    '- breakfast + lunch diner\n- open 6am-2pm every day\n- pancakes as big as your head $9\n- corned beef hash $12\n- bottomless coffee $3\n- kids eat free tuesdays\n- no reservations\n- parking in back',
  );
  expect(page.hero.tagline).toBe('Breakfast + lunch diner');
  expect(page.dishes.map(({ name }) => name)).toEqual([
    'Pancakes as big as your head',
    'Corned beef hash',
    'Bottomless coffee',
  ]);
  expect(page.hours?.monday).toEqual([{ opens: '06:00', closes: '14:00' }]);
  expect(page.faq.items[0]?.answer).toBe('Kids eat free Tuesdays.');
  expect(page.contact).toMatchObject({ parking: 'Parking in back.' });
  expect(page.contact.description).toMatch(/^No reservations\. /);
});

test.each([
  [
    'Texas barbecue with brisket, ribs, burgers, and draft beer',
    'Texas barbecue',
    ['Brisket', 'Ribs', 'Burgers', 'Draft beer'],
  ],
  [
    'Family diner with pancakes, burgers and milkshakes in Reno',
    'Family diner in Reno',
    ['Pancakes', 'Burgers', 'Milkshakes'],
  ],
])('“%s” is a headline and a menu', (text, headline, dishes) => {
  expect(pageOf(text).hero.tagline).toBe(headline);
  expect(named(text)).toEqual(dishes);
});

test.each([
  [
    'pizza place in Scranton PA since 1974, we do NY style thin crust.',
    'Pizza place in Scranton PA since 1974',
  ],
  ['Coffee shop in Asheville with pastries baked by my wife, free wifi.', 'Coffee shop in Asheville'],
  [
    'bbq catering for weddings around austin tx. no dining room.',
    'BBQ catering for weddings around Austin, TX',
  ],
  ['small italian place in Providence, we cook pasta.', 'Small Italian place in Providence'],
  ['Mexican food, tacos, enchiladas, margaritas. Tucson AZ', 'Mexican food in Tucson'],
  ['Taqueria en Oakland, tacos al pastor, suadero y quesadillas.', 'Taqueria en Oakland'],
  [
    'bagel shop, all baked on site, lox from Brooklyn. Hoboken NJ',
    'Bagel shop in Hoboken, all baked on site, lox from Brooklyn',
  ],
  ['', 'Harbor Table'],
])('the headline says what it is and where, else the name: %s', (text, headline) => {
  expect(pageOf(text).hero.tagline).toBe(headline);
});

test('dishes after the kind of place are on the menu, and a sentence about a dish is not a dish', () => {
  expect(named('Vegan cafe, smoothies, grain bowls.')).toEqual(['Smoothies', 'Grain bowls']);
  const page = pageOf('Family owned. Pho, banh mi, vermicelli bowls. Our broth simmers 16 hours.');
  expect(page.dishes.map(({ name }) => name)).toEqual(['Pho', 'Banh mi', 'Vermicelli bowls']);
  expect(page.about.content).toContain('Our broth simmers 16 hours.');
});

test('a single word is not printed, and the owner is told', () => {
  const page = pageOf('vegan cafe, smoothies, grain bowls, gluten free options, Boulder.');
  expect(page.about.content).not.toContain('Boulder');
  expect(page.facts.undone).toEqual(['We didn’t know where “Boulder” belongs. Add it in the editor.']);
});

test('an introduction equal to the headline isn’t repeated', () => {
  const page = pageOf('we are a hole in the wall ramen spot in cleveland. tonkotsu 14, shoyu 13.');
  expect(page.hero.tagline).toBe('Hole in the wall ramen spot in Cleveland');
  expect(page.about.content).not.toContain('ramen spot');
});

test('notes for guests are printed, and a web address is only its button', () => {
  const told = pageOf('Steakhouse in Denver. Make sure people know we have gift cards.');
  expect(told.features.map(({ content }) => content).join()).toMatch(/^We have gift cards\./);
  const booked = pageOf('Oyster bar. Reservations on OpenTable https://www.opentable.com/azul.');
  expect(booked.contact.description).toMatch(/^Reservations on OpenTable\. /);
});

test('hours after the kind of place are hours', () => {
  const page = pageOf('Breakfast and lunch diner, 6am-2pm daily. Pancakes, omelets.');
  expect(page.hero.tagline).toBe('Breakfast and lunch diner');
  expect(page.hours?.monday).toEqual([{ opens: '06:00', closes: '14:00' }]);
});

test.each([
  ['ramen shop in portland called Kumo. 14 seats.', 'Ramen shop in Portland'],
  ['Tasting menu restaurant Harbor Table, Hudson. 26 seats.', 'Tasting menu restaurant, Hudson'],
  ['small bakery in asheville nc, Harbor Table. preorder by thursday nite.', 'Small bakery in Asheville, NC'],
])('the headline leaves out the name: %s', (text, headline) => {
  expect(pageOf(text).hero.tagline).toBe(headline);
});

test('only what keeps a diet answers the question about it, and a short note is in the list of notes', () => {
  expect(answers('Ramen shop. Tonkotsu simmered 18 hrs, vegan shoyu with our own noodles.')).toEqual([
    'Vegan shoyu with our own noodles.',
  ]);
  expect(pageOf('Ramen shop. Tonkotsu simmered 18 hrs, vegan shoyu.').contact.notes).toContain(
    'Vegan shoyu.',
  );
});

test('a notice to guests is no story, and typed shorthand is written out', () => {
  const page = pageOf(
    'Fine dining in Hudson. Cancel 72 hours ahead or we charge the card. Preorder by thursday nite.',
  );
  expect(page.about.content).not.toContain('Cancel');
  expect(JSON.stringify(page)).toContain('Preorder by Thursday night.');
});

test('dishes next to a private room are on the menu', () => {
  const page = pageOf('Steakhouse. Ribeye, filet mignon, wedge salad, private dining for up to 24.');
  expect(page.dishes.map(({ name }) => name)).toEqual(['Ribeye', 'Filet mignon', 'Wedge salad']);
  expect(page.features.map(({ content }) => content).join()).toMatch(/^Private dining for up to 24\./);
});

test('a boardwalk is not a walk-in', () => {
  expect(answers('Ice cream. right on the boardwalk in Ocean City.')).toEqual([]);
});

test('what follows “with” goes into its own section', () => {
  const brief = 'Coffee shop in Asheville with pastries baked by my wife, free wifi, dog friendly patio.';
  expect(pageOf(brief).contact.notes).toBe('Pastries baked by my wife.\nFree wifi.');
});

test('images, hashtags, and bars are removed from a social profile’s text', () => {
  const page = pageOf(
    '🍜 Family owned Vietnamese | Pho • Banh Mi • Bun Bo Hue\n📍 Westminster, CA\n⏰ 9-8 closed Weds\n👇 order on DoorDash\n#pho #ocfoodie',
  );
  expect(page.hero.tagline).toBe('Family owned Vietnamese in Westminster');
  expect(page.dishes.map(({ name }) => name)).toEqual(['Pho', 'Banh Mi', 'Bun Bo Hue']);
  expect(page.contact.address).toBe('Westminster, CA');
  expect(page.features.map(({ content }) => content).join()).toMatch(/^Order on DoorDash\. /);
});

test.each(['Minimal, black and cream.', 'Dark blue and white.', 'No emojis, no cheesy jokes.'])(
  'preferences about looks are not printed: %s',
  (wish) => {
    const { published, facts } = draftOf(`Noodle bar in Reno. ${wish}`);
    expect(facts.wishes).toEqual([wish]);
    expect(JSON.stringify(published)).not.toContain(wish.slice(0, 10));
  },
);

test('each topic of a run-on sentence goes into its own section', () => {
  const page = pageOf('Raw bar on the dock. dogs ok on the deck, live music sat. we dont do takeout.');
  expect(page.faq.items.map(({ answer }) => answer)).toEqual([
    'Dogs ok on the deck.',
    'We don’t do takeout.',
  ]);
  expect(page.features.map(({ topic }) => topic)).toEqual(['live_music']);
});

test('a truck’s usual parking spot is not a dish', () => {
  expect(named('Food Truck in Hamburg, meistens am Fischmarkt. Pommes 4 €, Suppe 5 €.')).toEqual([
    'Pommes 4 €',
    'Suppe 5 €',
  ]);
});

test('a refusal of several diets is one answer', () => {
  const refusal = 'We cannot accommodate vegetarian, vegan or shellfish-free diets.';
  expect(answers(`Omakase counter. ${refusal}`)).toEqual([refusal]);
});

test.each([
  ['Coffee ceremony Saturdays at 3pm.', 'Coffee ceremony Saturdays at 3pm.'],
  ['48-hour cancellation policy.', '48-hour cancellation policy.'],
])('a note is a note, not hours or a headline: %s', (text, note) => {
  const page = pageOf(`Ethiopian restaurant in Silver Spring. ${text}`);
  expect(page.contact).toMatchObject({ notes: note });
  expect(page.contact.hours).toBe('');
});

test('dishes named in a sentence are on the menu', () => {
  expect(named('Red sauce place. known for sunday gravy ($24), chicken parm and ricotta gnocchi.')).toEqual([
    'Sunday gravy $24',
    'Chicken parm',
    'Ricotta gnocchi',
  ]);
});

test('nothing is suggested on topics of the brief', () => {
  const { content } = draftOf('Diner in Reno. No reservations. Parking in back. Kids eat free Tuesdays.');
  const ids = (content.drafts ?? []).flatMap(({ segments }) => segments.map(({ id }) => id));
  expect(ids).toContain('faq-allergies');
  expect(ids.filter((id) => /reservations|parking|kids/.test(id ?? ''))).toEqual([]);
});

test('a kind of place in a town names no street', () => {
  expect(pageOf('Family pizza place in Brooklyn since 1982.').contact.address).toBe('Brooklyn');
  expect(pageOf('Pizzería en Alicante, horno de leña.').contact.address).toBe('Alicante');
});

test('what follows a request for a section is its content', () => {
  const page = pageOf('Taquería. Add a section about catering, we do weddings up to 200 people');
  expect(page.features[0]?.content).toMatch(/^For catering, we do weddings up to 200 people\. /);
});

test.each([
  ['We make Polish food in Greenpoint: pierogi, kielbasa, bigos.', ['Pierogi', 'Kielbasa', 'Bigos']],
  ['Nigerian home cooking in Houston - jollof rice, suya.', ['Jollof rice', 'Suya']],
  ['Diner. Pies: apple pie, cherry pie, $4.50 a slice.', []],
  ['Café in Leipzig. Flat White 3,80 €, Zimtschnecke 3,50 €.', ['Flat White 3,80 €', 'Zimtschnecke 3,50 €']],
  ['Diner. Same booths, same pie.', []],
  ['Steakhouse. Valet parking $12.', []],
])('%s', (text, dishes) => {
  const found = pageOf(text).dishes.map(({ name, price }) => `${name} ${price}`.trim());
  expect(found.filter((name) => !name.includes('a slice'))).toEqual(dishes);
});

test('an event on a day is a note, and a buffet day isn’t a dish', () => {
  const page = pageOf(
    'Beer bar in Asheville. Trivia Tuesdays 7pm, open mic Thursdays. Sundays are buffet, $22 adults $11 kids.',
  );
  expect(page.contact).toMatchObject({ notes: 'Trivia Tuesdays 7pm, open mic Thursdays.', hours: '' });
  expect(page.dishes).toEqual([]);
});

test('a menu with bare amounts keeps its headings and its last dish', () => {
  expect(
    named(
      'Fine dining Italian.\n\nPrimi\nCacio e pepe 22\nTagliatelle 26\n\nSecondi\nBranzino 34\nOsso buco 38',
    ),
  ).toEqual(['Cacio e pepe 22', 'Tagliatelle 26', 'Branzino 34', 'Osso buco 38']);
});

test('a pasted menu stays as it was read', () => {
  const text =
    'Starters\nSoup 8.00\nTomato, basil, cream\nMains\nSteak frites 24.00\nVegan option available\nCod 22.00\nLemon, capers';
  expect(named(text)).toEqual(['Soup 8.00', 'Steak frites 24.00', 'Cod 22.00']);
  expect(answers(text).join(' ')).not.toMatch(/Tomato|basil|cream/);
});

test('a brief in one list keeps what the list readers found', () => {
  const page = pageOf(
    'Taqueria, tacos al pastor 4, carnitas 4, fish tacos 5, mezcal and margaritas, open late, walk-ins welcome, no reservations',
  );
  expect(page.dishes.map(({ name }) => name)).toEqual([
    'Tacos al pastor',
    'Carnitas',
    'Fish tacos',
    'Mezcal',
    'Margaritas',
  ]);
  expect(page.contact.notes).toContain('Walk-ins welcome.');
});

test('the dot of an abbreviation ends no sentence', () => {
  expect(pageOf('Familienbetrieb in 4. Generation, Nähe Freiburg.').hero.tagline).toBe(
    'Familienbetrieb in 4. Generation, Nähe Freiburg',
  );
  expect(pageOf('Taquería en Guadalajara, Col. Americana. Tel. 33 5555 0190.').about.content).not.toContain(
    '5555',
  );
});

test('an ingredient isn’t a dish, nor is a rule about cards', () => {
  expect(named('Noodle bar. Contains peanuts, sesame.')).toEqual([]);
  expect(
    named('Tacos en Fresno. Tacos $4, lengua $5. No aceptamos tarjetas menos de $10.').join(),
  ).not.toContain('tarjetas');
});

test('guests aren’t told to call a restaurant without a number or to sit down at a truck', () => {
  const suggested = (text: string) =>
    (draftOf(text).content.drafts ?? []).flatMap(({ segments }) =>
      segments.filter(({ id }) => id?.startsWith('faq-')),
    );
  expect(
    suggested('Bistro in Reno.')
      .map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/\bcall\b/i);
  expect(suggested('Taco truck in Reno.').map(({ id }) => id)).toEqual([
    'faq-allergies',
    'faq-parking',
    'faq-vegetarian',
    'faq-takeout',
  ]);
});

test('the time to process a brief grows linearly with its length', () => {
  const brief = 'Dogs ok on the deck, live music sat. We bake bread. Soup $8, salad $9. '.repeat(250);
  const { dishes, story } = draftOf(brief).facts.profile;
  expect(dishes.map(({ name }) => name).slice(0, 2)).toEqual(['Soup', 'Salad']);
  expect(story[0]?.text).toBe('We bake bread.');
});

test('a list of dishes with bare prices is a menu, and what is denied beside them is a note', () => {
  const page = pageOf('Small italian place in Reno. Rigatoni alla vodka 22, veal saltimbocca 31, no pizza!');
  expect(page.dishes.map(({ name, price }) => [name, price])).toEqual([
    ['Rigatoni alla vodka', '22'],
    ['Veal saltimbocca', '31'],
  ]);
  expect(page.contact.notes).toBe('No pizza.');
});

test('dishes that no English text names are on the menu beside dishes that are known', () => {
  expect(named('Persian food. Ghormeh sabzi, fesenjan with duck, tahdig, saffron ice cream.')).toEqual([
    'Ghormeh sabzi',
    'Fesenjan with duck',
    'Tahdig',
    'Saffron ice cream',
  ]);
  expect(named('Craft beer, trivia, and darts. Same booths, same pie.')).toEqual([]);
});

test('a headline ends where notes begin, and nothing is lost', () => {
  const page = pageOf('Small italian place in Providence, on Federal Hill, 32 seats.');
  expect(page.hero.tagline).toBe('Small Italian place in Providence');
  expect(page.contact.notes).toBe('On Federal Hill, 32 seats.');
});

test('a slip is in no headline, and the sentence with it waits for its owner', () => {
  const { content, published } = draftOf(
    'Slices and pies in Bayonne NJ sinse 1974. Everything is organik. everthing halal',
  );
  expect(published.pages[0].sections.hero.tagline).toBe('Slices and pies in Bayonne NJ');
  const waiting = content.drafts?.flatMap(({ segments }) => segments).map(({ text }) => text.trim());
  expect(waiting).toContain('Slices and pies in Bayonne NJ sinse 1974.');
  expect(JSON.stringify(published)).not.toMatch(/sinse|everthing/i);
});

test('what stands beside hours is told by itself', () => {
  const page = pageOf('Fish camp. open thurs-sun 11 to 8, cash only!!');
  expect(page.contact).toMatchObject({ payment: 'Cash only!', hours: '' });
  expect(pageOf('Omakase counter. two seatings 5:30 and 8, wed to sat.').contact.hours).toBe(
    'Two seatings 5:30 and 8, Wed to Sat.',
  );
});
