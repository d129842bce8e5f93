import { describe, expect, test } from 'vitest';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { readContact } from './read-contact.ts';

function read(source: string, region: string): ProfileProposal[] {
  const context = { region, language: '', currency: '', today: '2026-11-22' };
  return readContact({ source, free: [{ start: 0, end: source.length }] }, context);
}

const mark = ({ confidence }: ProfileProposal) => (confidence === 'likely' ? '? ' : '');

function phones(source: string, region: string): string[] {
  return read(source, region).flatMap((one) =>
    one.field === 'phones'
      ? [`${mark(one)}${one.value.label && `${one.value.label}: `}${one.value.typed} = ${one.value.number}`]
      : [],
  );
}

describe('telephone numbers', () => {
  test.each([
    ['US', 'Call (212) 555-0147', '(212) 555-0147 = +12125550147'],
    ['US', '212-555-0147', '212-555-0147 = +12125550147'],
    ['US', '212.555.0147, open daily', '212.555.0147 = +12125550147'],
    ['US', 'phone 2125550147', '2125550147 = +12125550147'],
    ['US', '+1 212 555 0147', '+1 212 555 0147 = +12125550147'],
    ['US', '1-212-555-0147', '1-212-555-0147 = +12125550147'],
    ['US', 'ph: three oh three 555 0199', '303 555 0199 = +13035550199'],
    ['US', 'Call 555-0147 for a table', '555-0147 = '],
    ['US', 'text us at 646 555 0199 (WhatsApp)', 'WhatsApp: 646 555 0199 = +16465550199'],
    ['', 'Phone: (212) 555-0147', '(212) 555-0147 = '],
    ['', '(212) 555-0147', '(212) 555-0147 = '],
    ['GB', 'Ring 020 7946 0958', '020 7946 0958 = +442079460958'],
    ['GB', '0161 496 0123', '0161 496 0123 = +441614960123'],
    ['IE', 'tel 01 234 5678', '01 234 5678 = +35312345678'],
    ['FR', 'Tél. 01 42 68 53 00', '01 42 68 53 00 = +33142685300'],
    ['FR', 'réservations au 01.42.68.53.00', '01.42.68.53.00 = +33142685300'],
    ['FR', '+33 (0)1 42 68 53 00', '+33 (0)1 42 68 53 00 = +33142685300'],
    ['ES', 'Reservas 912 34 56 78', '912 34 56 78 = +34912345678'],
    ['ES', 'WhatsApp 612345678', 'WhatsApp: 612345678 = +34612345678'],
    ['IT', 'Tel. 06 6982 1234', '06 6982 1234 = +390669821234'],
    ['IT', 'chiamate il 333 123 4567', '333 123 4567 = +393331234567'],
    ['DE', 'Telefon 030 / 123 456 78', '030 / 123 456 78 = +493012345678'],
    ['DE', '089/1234567', '089/1234567 = +49891234567'],
    ['MX', 'Tel. 55 1234 5678', '55 1234 5678 = +525512345678'],
    ['AU', '(02) 9876 5432', '(02) 9876 5432 = +61298765432'],
    ['US', 'Rome: +39 06 6982 1234', '+39 06 6982 1234 = +390669821234'],
    ['US', 'Catering: 212-555-0148', 'Catering: 212-555-0148 = +12125550148'],
  ])('%s: "%s"', (region, said, ...expected) => expect(phones(said, region)).toEqual(expected));

  test('two in one line are two', () => {
    expect(phones('212-555-0147 / 212-555-0148', 'US')).toEqual([
      '212-555-0147 = +12125550147',
      '212-555-0148 = +12125550148',
    ]);
  });

  test.each([
    'Fax: 212-555-0148',
    'Mains 18-24, sides 8-12',
    'Open 11-2 and 5-10, since 1998-2024',
    'Open 0900-1700',
    'Founded 12/24/1998, VAT 123456789',
    '40.712776, -74.005974',
    'EIN 12-3456789',
    'Our old number was 212-555-0148',
    'my private cell 212-555-0148',
    'Zip 10115-1234',
    '1. 12 2. 14 3. 16 4. 18',
    '2026-12-24 to 2026-12-26',
  ])('"%s" has none', (said) => expect(phones(said, 'US')).toEqual([]));
});

function emails(source: string): string[] {
  return read(source, 'US').flatMap((one) => (one.field === 'email' ? [`${mark(one)}${one.value}`] : []));
}

test.each([
  ['write to hello@lupo.example.', 'hello@lupo.example'],
  ['Ciao@Osteria-Lupo.it', 'Ciao@Osteria-Lupo.it'],
  ['mailto:book.a+table@lupo.co.uk', 'book.a+table@lupo.co.uk'],
  ['hello at lupo dot com', '? hello@lupo.com'],
  ['hello [at] lupo.com', '? hello@lupo.com'],
  ['hola arroba lupo punto com', '? hola@lupo.com'],
  ['a@lupo.com or b@lupo.com', 'a@lupo.com', '? b@lupo.com'],
])('e-mail in "%s"', (said, ...expected) => expect(emails(said)).toEqual(expected));

test.each(['@lupo.nyc on Instagram', 'look at lupo.com', 'meet @ noon', 'we are at lupo'])(
  'no e-mail in "%s"',
  (said) => expect(emails(said)).toEqual([]),
);

function links(source: string): string[] {
  return read(source, 'US').flatMap((one) =>
    one.field === 'links' ? [`${mark(one)}${one.value.kind} ${one.value.url} ${one.value.typed}`] : [],
  );
}

test.each([
  ['https://lupo.com/menu.', 'website https://lupo.com/menu https://lupo.com/menu'],
  ['www.lupo.co.uk', 'website https://www.lupo.co.uk www.lupo.co.uk'],
  ['lupo.nyc', 'website https://lupo.nyc lupo.nyc'],
  ['Instagram @lupo.nyc', 'instagram https://www.instagram.com/lupo.nyc @lupo.nyc'],
  ['IG: lupo_nyc', 'instagram https://www.instagram.com/lupo_nyc lupo_nyc'],
  ['find us on insta (@lupo)', 'instagram https://www.instagram.com/lupo @lupo'],
  ['@lupo', 'instagram https://www.instagram.com/lupo @lupo'],
  ['TikTok @lupo.eats', 'tiktok https://www.tiktok.com/@lupo.eats @lupo.eats'],
  ['facebook.com/luponyc', 'facebook https://facebook.com/luponyc facebook.com/luponyc'],
  ['Book at opentable.com/r/lupo', 'booking https://opentable.com/r/lupo opentable.com/r/lupo'],
  ['resy.com/cities/ny/lupo', 'booking https://resy.com/cities/ny/lupo resy.com/cities/ny/lupo'],
  [
    'https://www.thefork.es/restaurante/lupo',
    'booking https://www.thefork.es/restaurante/lupo https://www.thefork.es/restaurante/lupo',
  ],
  [
    'https://www.sevenrooms.com/reservations/lupo',
    'booking https://www.sevenrooms.com/reservations/lupo https://www.sevenrooms.com/reservations/lupo',
  ],
  ['order.toasttab.com/lupo', 'ordering https://order.toasttab.com/lupo order.toasttab.com/lupo'],
  ['ubereats.com/store/lupo', 'ordering https://ubereats.com/store/lupo ubereats.com/store/lupo'],
  ['reservations at lupo.com/tables', 'booking https://lupo.com/tables lupo.com/tables'],
  ['https://maps.app.goo.gl/abc', 'map https://maps.app.goo.gl/abc https://maps.app.goo.gl/abc'],
  ['yelp.com/biz/lupo', 'reviews https://yelp.com/biz/lupo yelp.com/biz/lupo'],
  ['wa.me/12125550147', 'whatsapp https://wa.me/12125550147 wa.me/12125550147'],
])('link in "%s"', (said, ...expected) => expect(links(said)).toEqual(expected));

test.each([
  'hello@lupo.com',
  'fresh.Every day',
  'St.John style, 8.50 a plate',
  'a.m. and p.m.',
  'my old website lupo.com',
])('no link in "%s"', (said) => expect(links(said)).toEqual([]));

function addresses(source: string, region = ''): string[] {
  return read(source, region).flatMap((one) => {
    if (one.field === 'region') return [`${mark(one)}region ${one.value}`];
    if (one.field !== 'address') return [];
    const { text, street, locality, region: state, postal_code, country } = one.value;
    return [`${mark(one)}${text} = ${[street, locality, state, postal_code, country].join('|')}`];
  });
}

describe('addresses', () => {
  test.each([
    ['221 Valencia St, San Francisco, CA 94103', '221 Valencia St|San Francisco|CA|94103|US', 'region US'],
    ['350 5th Ave, New York, NY 10118', '350 5th Ave|New York|NY|10118|US', 'region US'],
    ['900 Route 9, Albany NY 12205', '900 Route 9|Albany|NY|12205|US', 'region US'],
    [
      '18 Main Street, Suite 4, Austin, Texas 78701',
      '18 Main Street, Suite 4|Austin|Texas|78701|US',
      'region US',
    ],
    ['1200 W Lake St, Chicago, IL', '1200 W Lake St|Chicago|IL||US'],
    ['12 Warren St\nHudson, NY 12534', '12 Warren St|Hudson|NY|12534|US', 'region US'],
    ['12 Harbour Lane, Portsmouth PO1 2AB', '12 Harbour Lane|Portsmouth||PO1 2AB|GB', 'region GB'],
    ['5 Mill Road, London E1 6AN', '5 Mill Road|London||E1 6AN|GB', 'region GB'],
    ['14 Dame Street, Dublin, D02 X285', '14 Dame Street|Dublin||D02 X285|IE', 'region IE'],
    ['88 Queen St W, Toronto, ON M5V 2T6', '88 Queen St W|Toronto|ON|M5V 2T6|CA', 'region CA'],
    ['7 Crown Street, Surry Hills NSW 2010', '7 Crown Street|Surry Hills|NSW|2010|AU', 'region AU'],
    ['8 Rue Sainte-Anne, 75001 Paris', '8 Rue Sainte-Anne|Paris||75001|FR', 'region FR'],
    ['14, rue des Carmes, 76000 Rouen', '14, rue des Carmes|Rouen||76000|FR', 'region FR'],
    ['3 bis avenue Foch, 69006 Lyon', '3 bis avenue Foch|Lyon||69006|FR', 'region FR'],
    ['Via della Lupa 12, 00186 Roma', 'Via della Lupa 12|Roma||00186|IT', 'region IT'],
    ['Piazza Navona, 5, 00186 Roma (RM)', 'Piazza Navona, 5|Roma|RM|00186|IT', 'region IT'],
    ['Hauptstraße 5, 10115 Berlin', 'Hauptstraße 5|Berlin||10115|DE', 'region DE'],
    ['Berliner Str. 12a, 80331 München', 'Berliner Str. 12a|München||80331|DE', 'region DE'],
    ['Unter den Linden 77, 10117 Berlin', 'Unter den Linden 77|Berlin||10117|'],
    ['C/ Mayor 15, 28013 Madrid', 'C/ Mayor 15|Madrid||28013|ES', 'region ES'],
    ['Carrer de Mallorca 401, 08013 Barcelona', 'Carrer de Mallorca 401|Barcelona||08013|ES', 'region ES'],
    ['Via della Lupa 12, Roma', 'Via della Lupa 12|Roma|||'],
    ['12 Harbour Lane', '12 Harbour Lane||||'],
  ])('"%s"', (said, parts, ...region) => {
    expect(addresses(`Find us at ${said}.`)).toEqual([`${said} = ${parts}`, ...region]);
  });

  test('the region of the profile names the country of a Spanish street', () => {
    expect(addresses('Calle Mayor, 15, 28013 Madrid', 'ES')).toEqual([
      'Calle Mayor, 15, 28013 Madrid = Calle Mayor, 15|Madrid||28013|ES',
      'region ES',
    ]);
    expect(addresses('Calle Orizaba 24, Roma Norte, 06700 Ciudad de México', 'MX')).toEqual([
      'Calle Orizaba 24, Roma Norte, 06700 Ciudad de México = Calle Orizaba 24|Ciudad de México||06700|MX',
      'region MX',
    ]);
  });

  test.each([
    ['On the corner of 5th and Main', '? On the corner of 5th and Main = ||||'],
    ['opposite the station', '? opposite the station = ||||'],
  ])('"%s" is for the owner to decide', (said, ...expected) => expect(addresses(said)).toEqual(expected));

  test.each([
    'Our chef trained at 12 Main Street, Kyoto',
    'Park in the garage at 30 King Street',
    'Our bread comes from 5 Mill Road, Hudson, NY 12534',
    'Tasting menu of 7 courses, 145 euro',
    'A terrace on the square, 14 seats at the counter',
    'We moved from 12 Harbour Lane',
    'He was born in Naples, Italy',
    '12 oysters on ice, 3 courses',
  ])('"%s" names none', (said) => expect(addresses(said)).toEqual([]));
});

function booking(source: string): string[] {
  return read(source, 'US').flatMap((one) =>
    one.field === 'booking' ? [`${mark(one)}${one.value.policy}: ${one.value.note}`] : [],
  );
}

test.each([
  ['Open daily, reservations recommended.', 'recommended: reservations recommended'],
  ['No reservations, walk-ins only', 'not_taken: No reservations, walk-ins only'],
  ["We don't take reservations", "not_taken: We don't take reservations"],
  ['Walk-ins only', 'not_taken: Walk-ins only'],
  ['First come, first served', 'not_taken: First come, first served'],
  ['Reservations required', 'required: Reservations required'],
  ['Book on OpenTable', 'accepted: Book on OpenTable'],
  ['We take reservations by phone', 'accepted: We take reservations by phone'],
  ['Reservations for parties of 6 or more', '? accepted: Reservations for parties of 6 or more'],
  ['No reservations except for parties of 8', '? not_taken: No reservations except for parties of 8'],
  ['Reserva imprescindible', 'required: Reserva imprescindible'],
  ['No aceptamos reservas', 'not_taken: No aceptamos reservas'],
  ['Se recomienda reservar', 'recommended: Se recomienda reservar'],
  ['Sur réservation', 'required: Sur réservation'],
  ['Réservation conseillée', 'recommended: Réservation conseillée'],
  ['Nous ne prenons pas de réservation', 'not_taken: Nous ne prenons pas de réservation'],
  ['Solo su prenotazione', 'required: Solo su prenotazione'],
  ['Si consiglia la prenotazione', 'recommended: Si consiglia la prenotazione'],
  ['Non si accettano prenotazioni', 'not_taken: Non si accettano prenotazioni'],
  ['Reservierung empfohlen', 'recommended: Reservierung empfohlen'],
  ['Keine Reservierungen', 'not_taken: Keine Reservierungen'],
  ['Nur mit Reservierung', 'required: Nur mit Reservierung'],
])('booking in "%s"', (said, ...expected) => expect(booking(said)).toEqual(expected));

test.each([
  'Add a button so people can book a table',
  'We used to take reservations',
  'the book club',
  'a reservation about cilantro',
])('no booking in "%s"', (said) => expect(booking(said)).toEqual([]));

test('a number of which a part was taken away is for the owner to decide', () => {
  const source = 'Ring 01225 555 0142 now';
  const context = { region: 'GB', language: 'en', currency: 'GBP', today: '2026-11-22' };
  const free = [
    { start: 0, end: 15 },
    { start: 19, end: source.length },
  ];
  expect(readContact({ source, free }, context)).toMatchObject([
    { words: '01225 555', confidence: 'likely' },
  ]);
});

test.each([
  ['GB', 'Tel: 01632 960 111 / 960 112', '01632 960 111 = +441632960111'],
  ['US', 'Reservations: 406-555-0188 (the old 0123 number is dead).', '406-555-0188 = +14065550188'],
  ['US', 'Call in your order: 781.555.0143. Thanks', '781.555.0143 = +17815550143'],
  ['ES', 'Reservas 974 55 50 10 (no el antiguo 974 55 50 01)', '974 55 50 10 = +34974555010'],
])('%s: a number beside another one, %s', (region, said, phone) =>
  expect(phones(said, region)[0]).toBe(phone),
);

test.each([
  'Reservations: 406-555-0188 is the old number',
  'Your order: 7815550143',
  'ring 406-555-0188, no wait, that is my cell',
])('"%s" gives no number of the house', (said) => expect(phones(said, 'US')).toEqual([]));

test('a whole number is certain whatever was taken away behind it', () => {
  const source = 'si quieren encargar que llamen al 938 55 01 47 y luego nada';
  const context = { region: 'ES', language: 'es', currency: 'EUR', today: '2026-11-22' };
  const free = [{ start: 0, end: source.indexOf(' y luego') }];
  expect(readContact({ source, free }, context)).toMatchObject([
    { words: '938 55 01 47', confidence: 'certain' },
  ]);
});
