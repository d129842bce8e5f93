import { expect, test } from 'vitest';
import { capital } from '#shared/profile/phrases/sentence.ts';
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
  expect(page.contact).toMatchObject({ parking: 'Parking in back.', notes: 'Kids eat free Tuesdays.' });
  expect(page.contact.description).toBe('No reservations.');
});

test('a boardwalk is not a walk-in', () => {
  expect(answers('Ice cream. right on the boardwalk in Ocean City.')).toEqual([]);
});

test('images, hashtags, and bars are removed from a social profile’s text', () => {
  const page = pageOf(
    '🍜 Family owned Vietnamese | Pho • Banh Mi • Bun Bo Hue\n📍 Westminster, CA\n⏰ 9-8 closed Weds\n👇 order on DoorDash\n#pho #ocfoodie',
  );
  expect(page.hero.tagline).toBe('Family owned Vietnamese in Westminster');
  expect(page.dishes.map(({ name }) => name)).toEqual(['Pho', 'Banh Mi', 'Bun Bo Hue']);
  expect(page.contact.address).toBe('Westminster, CA');
  expect(page.contact).toMatchObject({ notes: 'Order on DoorDash.' });
});

test.each(['Minimal, black and cream.', 'Dark blue and white.', 'No emojis, no cheesy jokes.'])(
  'preferences about looks are not printed: %s',
  (wish) => {
    const { published, facts } = draftOf(`Noodle bar in Reno. ${wish}`);
    expect(facts.wishes).toEqual([wish]);
    expect(JSON.stringify(published)).not.toContain(wish.slice(0, 10));
  },
);

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
  expect(page.features[0]?.content).toBe('For catering, we do weddings up to 200 people.');
});

test.each([
  ['Diner. Pancakes, omelets, home fries.', ['Pancakes', 'Omelets', 'Home fries']],
  ['Bakery since 1974: croissants 1.80, sourdough 6.', ['Croissants 1.80', 'Sourdough 6']],
  ['Bar. Burgers, fries, darts.', []],
  ['Diner. Pies: apple pie, cherry pie, $4.50 a slice.', []],
  ['Café in Leipzig. Flat White 3,80 €, Zimtschnecke 3,50 €.', ['Flat White 3,80 €', 'Zimtschnecke 3,50 €']],
  ['Diner. Same booths, same pie.', []],
  ['Steakhouse. Valet parking $12.', []],
])('%s', (text, dishes) => {
  const found = pageOf(text).dishes.map(({ name, price }) => `${name} ${price}`.trim());
  expect(found.filter((name) => !name.includes('a slice'))).toEqual(dishes);
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

test('the dot of an abbreviation ends no sentence', () => {
  expect(pageOf('Gasthaus. Wir kochen in der 4. Generation.').about.content).toContain(
    'Wir kochen in der 4. Generation.',
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
  expect(story.map((each) => each.text)).toContain('We bake bread.');
});

test.each([
  ['Small trattoria, North End Boston. Dinner only.', 'Small trattoria, North End Boston'],
  ['halal grill in fresno ca', 'Halal grill in Fresno, CA'],
  [
    'bbq catering for weddings around austin tx. no dining room.',
    'BBQ catering for weddings around Austin, TX',
  ],
  ['small bakery in asheville nc, Harbor Table.', 'Small bakery in Asheville, NC'],
  ['Nigerian food in Houston! We cater.', 'Nigerian food in Houston'],
  ['pizza + subs, Worcester MA. Closed Mondays.', 'Pizza + subs, Worcester, MA'],
  ['rooftop bar downtown phoenix. 21+.', 'Rooftop bar downtown Phoenix'],
  ['Persian restaurant, Westwood Los Angeles. BYOB.', 'Persian restaurant, Westwood Los Angeles'],
  [
    'vietnamese place in san jose, family run since 1998.',
    'Vietnamese place in San Jose, family run since 1998',
  ],
  ['Chicken over coals in Paterson NJ. Closed Mondays.', 'Chicken over coals in Paterson, NJ'],
  ['Wine bar and duck. Hudson NY.', 'Wine bar and duck in Hudson'],
  ['Taqueria in Oakland, birria on weekends.', 'Taqueria in Oakland, birria on weekends'],
  ['Pizza place in Scranton PA since 1974, we do NY style thin crust.', 'Pizza place in Scranton'],
  ['Vietnamese restaurant, family run. Westminster, CA', 'Vietnamese restaurant in Westminster'],
  ['Slices and pies in Bayonne NJ sinse 1974.', 'Harbor Table in Bayonne'],
])(
  'a first line that only says what it is, is the headline, else kind and town, else name and town: %s',
  (text, headline) => {
    expect(pageOf(text).hero.tagline).toBe(headline);
  },
);

test('a line is printed whole, with its remarks', () => {
  const lines = [
    'Cocktail bar, downtown Tulsa, speakeasy vibe, enter thru the bookstore',
    'dogs ok on the deck, live music sat, happy hour, we dont do takeout',
    'gf options, nut free kitchen (mostly - ask)',
  ];
  const { hero, about } = pageOf(lines.join('\n'));
  const page = [hero.tagline, hero.description, about.content].join('\n');
  expect(page).toContain('Gf options, nut free kitchen (mostly - ask).');
  expect(page).toMatch(/dogs ok on the deck, live music Sat, happy hour, we don’t do takeout\./i);
});

test('a note without a verb is an item of “Good to know”, never prose or an answer', () => {
  const page = pageOf('Diner in Reno. halal chicken. private room upstairs. kids eat free wednesdays!!');
  expect(page.contact).toMatchObject({
    notes: 'Halal chicken.\nPrivate room upstairs.\nKids eat free Wednesdays!',
  });
  expect(page.features).toEqual([]);
  expect(page.faq.items).toEqual([]);
});

test('a sentence about something that guests ask is its answer, and one about a service has a section', () => {
  const page = pageOf('Diner in Reno. Dogs are welcome on our porch. We cater weddings up to 80 guests.');
  expect(page.faq.items[0]?.answer).toBe('Dogs are welcome on our porch.');
  expect(page.features.map(({ topic }) => topic)).toEqual(['catering']);
});

test.each(['owner from queens', 'small plates till 11', 'growler fills', 'birthdays we sing'])(
  'a fragment in small letters is an item of “Good to know”: %s',
  (fragment) => {
    expect(pageOf(`Diner in Reno.\n${fragment}`).contact.notes).toBe(`${capital(fragment)}.`);
  },
);

test('shorthand is written out', () => {
  expect(answers('Diner in Reno.\nbring ur dog to the patio')).toEqual(['Bring your dog to the patio.']);
});

test('a text that the owner asks us to print is printed, even if it would otherwise wait', () => {
  const page = pageOf('Diner in Reno. Mention that we do quinceañeras. Highlight our lemon pie by Rosa.');
  expect(page.hero.description).toBe('We do quinceañeras.');
  expect(page.about.content).toContain('Lemon pie by Rosa.');
});

test('hours in words are the whole line, or wait', () => {
  expect(pageOf('Fish camp.\nthursday to monday, 11 till dark').contact.hours).toBe(
    'Thursday to Monday, 11 till dark',
  );
  expect(pageOf('Fish camp.\nparked at Shaw mon-sat 11am to 9 or til we sell out').contact.hours).toBe('');
});

test('how tables are booked is the whole line', () => {
  expect(pageOf('Bar in Tulsa. no reservations, parties over 6 text 918-555-0123').contact.description).toBe(
    'No reservations, parties over 6 text 918-555-0123.',
  );
  expect(pageOf('Bar in Tulsa. 40 seats, garden, piano, no reservations').contact.description).toBe(
    '40 seats, garden, piano, no reservations.',
  );
});

test('the line under the name of a restaurant that only has a name does not repeat it', () => {
  const { tagline } = pageOf('').hero;
  expect(tagline).not.toBe('');
  expect(tagline).not.toContain('Harbor Table');
});

test('a sentence that became the headline is not printed again', () => {
  const page = pageOf('Steakhouse in Kansas City, since 1987. Private dining room for 24 guests.');
  expect(page.hero.tagline).toBe('Steakhouse in Kansas City, since 1987');
  expect(page.about.content).not.toContain('Steakhouse');
});

test('a sentence that only gives the address is left to the contact section', () => {
  const page = pageOf('Pupusas de queso y loroco a $3. Estamos en Langley Park, Maryland.');
  expect(page.contact.address).toBe('Langley Park, Maryland');
  expect(page.about.content).not.toContain('Estamos');
});

test('the town of a headline is the address where no other is given', () => {
  expect(pageOf('bbq food truck in memphis. ribs $18').contact.address).toBe('Memphis');
});

test('a note on the age of the restaurant is part of its story', () => {
  const page = pageOf('Taqueria in Reno. Family owned since 2012.');
  expect(page.about.content).toMatch(/^Family owned since 2012\./);
  expect(page.contact.notes ?? '').not.toContain('2012');
});

test('a kind of place isn’t a dish, and answers don’t name a savory pie as dessert', () => {
  expect(
    draftOf('Wine bar and duck. Duck confit $28, duck fat fries $9.').facts.profile.dishes.map(
      ({ name }) => name,
    ),
  ).toEqual(['Duck confit', 'Duck fat fries']);
  const { faq } = pageOf('Irish pub in Scranton. Shepherd’s pie $15, reuben $14, fish and chips $16.');
  expect(faq.items.map(({ question }) => question).join(' ')).not.toMatch(/dessert/);
});
