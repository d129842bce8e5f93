import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { followRequests } from './follow-requests.ts';

const textOf = (brief: string) => followRequests(brief).text.replace(/\s+/g, ' ').trim();

/** What an owner tells the person who makes the page, and what the page may say. */
test.each([
  ['Mention our rooftop terrace with harbor views.', 'Rooftop terrace with harbor views.'],
  ['Emphasize that our dough is fermented 48 hours.', 'Our dough is fermented 48 hours.'],
  ['don’t forget to say we cater weddings and church events.', 'We cater weddings and church events.'],
  ['Please mention the fireplace in the back room.', 'Fireplace in the back room.'],
  ['Can you highlight our Sunday roast?', 'Sunday roast?'],
  ['Be sure to say that we are closed in January.', 'We are closed in January.'],
  ['Make sure you mention free parking behind the building.', 'Free parking behind the building.'],
  ['Mention the patio and that we do catering.', 'Patio. We do catering.'],
  ['Menciona la terraza y que hacemos banquetes.', 'Terraza. Hacemos banquetes.'],
  ['Poned que no reservamos y que cerramos los lunes.', 'No reservamos. Cerramos los lunes.'],
  ['bitte erwähnen das wir einen Biergarten haben.', 'Wir haben einen Biergarten.'],
  [
    'Phone 714-555-0182 and say that our broth cooks 14 hours.',
    'Phone 714-555-0182. Our broth cooks 14 hours.',
  ],
  ['12 Gloucester Rd. say that kids eat free on Sundays.', '12 Gloucester Rd. Kids eat free on Sundays.'],
  ['Book ahead, add a line about our 48h cancellation policy.', 'Book ahead. 48h cancellation policy.'],
  ['Say something about our Sunday buffet.', 'Sunday buffet.'],
  ['Come in and say hello.', 'Come in and say hello.'],
  ['It should mention our wood-fired oven.', 'Wood-fired oven.'],
  ['We want the site to mention our patio.', 'Patio.'],
  ['Tell people we have live jazz every Friday.', 'We have live jazz every Friday.'],
  ['Add our Instagram @sakuradenver', 'Instagram @sakuradenver.'],
  [
    'Write a compelling about us story for a vegan cafe started by two sisters.',
    'A vegan cafe started by two sisters.',
  ],
  ['Menciona nuestra terraza con vistas al mar.', 'Terraza con vistas al mar.'],
  ['Por favor, destaca que hacemos tortillas a mano.', 'Hacemos tortillas a mano.'],
  ['No olvides decir que aceptamos reservas por WhatsApp.', 'Aceptamos reservas por WhatsApp.'],
  ['Resalta el menú del día a 12 €.', 'Menú del día a 12 €.'],
  [
    'Ponga una sección de charolas para fiestas, de 20 a 100 personas.',
    'Charolas para fiestas, de 20 a 100 personas.',
  ],
  ['Add a section about our catering for 20 to 80 guests.', 'Catering for 20 to 80 guests.'],
  ['Mentionnez notre terrasse au bord de l’eau.', 'Terrasse au bord de l’eau.'],
  ['N’oubliez pas de dire que nous faisons traiteur.', 'Nous faisons traiteur.'],
  ['Mettez en avant notre carte des vins.', 'Carte des vins.'],
  ['Erwähnen Sie bitte unseren Biergarten.', 'Biergarten.'],
  ['Vergesst nicht zu erwähnen, dass wir Hunde erlauben.', 'Wir erlauben Hunde.'],
  ['Betont unsere Weinkarte.', 'Weinkarte.'],
  ['Bitte Terrasse erwähnen.', 'Terrasse.'],
  ['Auch bitte den Mittagstisch nicht vergessen!', 'Mittagstisch.'],
  ['Menziona la nostra terrazza sul lago.', 'Terrazza sul lago.'],
  ['Sottolinea che facciamo la pasta a mano.', 'Facciamo la pasta a mano.'],
  ['Non dimenticare di dire che siamo chiusi il lunedì.', 'Siamo chiusi il lunedì.'],
])('%s', (brief, said) => {
  expect(textOf(brief)).toBe(said);
});

test.each([
  'Please make it elegant with navy blue and gold.',
  'Use earthy tones.',
  'Make people want to book for a date night.',
  'Haz que se vea elegante, con colores cálidos.',
  'Faites quelque chose de chaleureux, avec des couleurs douces.',
  'Macht es bitte modern und schlicht.',
  'Usa colori caldi.',
  'The tone should be quiet and understated.',
  'Calm, spare design, dark green and ivory.',
  'The page must feel like an old library.',
  'The overall look should be calm.',
  'Our website should not be loud.',
  'Colors: ivory and moss.',
  'El tono debe ser tranquilo.',
  'Diseño sobrio, verde oscuro y marfil.',
  'Le ton doit rester discret.',
  'Die Seite soll ruhig wirken.',
  'Ruhiges Design, Elfenbein und Moos.',
  'Il tono deve essere discreto.',
  'Design sobre, vert foncé et ivoire.',
])('styles and moods are never printed: %s', (brief) => {
  expect(textOf(brief)).toBe('');
});

test('a request for questions names its topics', () => {
  const { text, requests } = followRequests('Include a FAQ about parking, reservations and allergies.');
  expect(text.trim()).toBe('');
  expect(requests.faq.toSorted()).toEqual(['allergies', 'parking', 'reservations']);
});

test('a request for party trays adds the catering section', () => {
  const { requests } = followRequests('Ponga una sección de charolas para fiestas.');
  expect(requests.sections).toEqual(['catering']);
});

test('a founder section is added with the founder’s name', () => {
  const { requests } = followRequests('We deliver. Add a section about our founder Tony.');
  expect(requests).toMatchObject({ faq: [], sections: ['founder'], founder: 'Tony' });
});

test.each([
  'Press section please.',
  'Section about our sourdough starter.',
  'Button for ordering.',
  'Leave space for a second menu.',
])('a request without a verb is not printed and listed as open: %s', (request) => {
  const { text, undone } = followRequests(`Bakery in Reno. ${request}`);
  expect(text.trim()).toBe('Bakery in Reno.');
  expect(undone).toEqual([`We couldn’t do this: ${request}`]);
});

test('a request for questions needs no verb', () => {
  const { text, requests } = followRequests('FAQ about parking and allergies.');
  expect([text.trim(), requests.faq.toSorted()]).toEqual(['', ['allergies', 'parking']]);
});

test('what can’t be done is reported, not printed', () => {
  const { text, undone } = followRequests(
    'Need a modern website for Sakura Sushi with online ordering and a reservations button. Add some customer testimonials.',
  );
  expect(text.trim()).toBe('');
  expect(undone).toEqual([
    'Online ordering: add your ordering link, and the button appears.',
    'Reservations: add your booking link, and the button appears.',
    'Reviews: only your guests can write them. Add real ones in the editor.',
  ]);
});

test.each([
  'We make our pasta by hand every morning.',
  'Our style is Neapolitan.',
  'Website: luigis.example',
  'Style: Neapolitan.',
  'The site can host 80 guests for weddings.',
  'Texas style, slow smoked brisket.',
  'Catering on site, parking on site.',
  'Coffee from the shop next door, mugs of our own design and colors.',
  'Our chef says it best with butter.',
  'Use the side door after 10 PM.',
  'Show your student card for 10% off.',
  'Features a heated patio and a full bar.',
  'Do not mention our old location on 5th Street.',
  'Hacemos mole los domingos.',
  'Wir machen Spätzle von Hand.',
])('sentences to guests stay unchanged: %s', (brief) => {
  expect(textOf(brief)).toBe(brief);
});

test.each(['O1-bistro', 'O2-pizza', 'O3-soul-food', 'O4-sushi', 'O5-vegan-cafe'])(
  'nothing of %s addressed to us stays in its text',
  (name) => {
    const path = new URL(`../../../../tests/eval/cases/${name}-requests.txt`, import.meta.url);
    const text = textOf(readFileSync(path, 'utf8')).replace(/Do not mention[^.]*\./, '');
    expect(text).not.toMatch(
      /\b(?:mention our|emphasize|forget|please|add a|add some|include|need a|highlight|write a|use earthy)\b/i,
    );
  },
);

test('the time to read a brief grows linearly with its length', () => {
  const brief = 'Mention our patio. We bake bread. '.repeat(600);
  expect(followRequests(brief).text.match(/Patio\./g)).toHaveLength(600);
});

test.each([
  'Dark green, brass, candlelight.',
  'Calm and elegant look, deep green, nothing flashy.',
  'Mood: candles, dark wood, old Paris.',
  'Retro 70s orange brown look',
  'Nothing fancy.',
  'Minimal. Dark.',
])('the look at the end of a brief is a wish: %s', (look) => {
  const { text, wishes } = followRequests(`Noodle bar in Reno. We fold dumplings. ${look}`);
  expect(text.trim()).toBe('Noodle bar in Reno. We fold dumplings.');
  expect(wishes.join(' ')).toBe(look);
});

test.each([
  'Black owned and operated.',
  'Blue plate specials daily.',
  'Red velvet cake on Fridays.',
  'Cozy booths.',
])('a sentence for guests at the end of a brief stays: %s', (said) => {
  expect(followRequests(`Noodle bar in Reno. ${said}`).text).toContain(said);
});

test.each([
  'Stile semplice, caldo, legno e pietra.',
  'Terracotta and white, old photos of nonna.',
  'Surfy look, blues',
])('at the end of a brief, “%s” is a wish', (wish) => {
  expect(followRequests(`Trattoria in Turin since 1974.\n${wish}`).wishes).toEqual([wish]);
});

test('at the end of a brief, dishes in a style are no wish', () => {
  expect(followRequests('Smokehouse in Waco.\nTexas style ribs, brisket, links.').wishes).toEqual([]);
});
