import { expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { readHours } from './read-hours.ts';

function read(source: string, language: string): string[] {
  const context = { region: '', language, currency: '', today: '2026-11-22' };
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

const SINGLE_DAYS: readonly (readonly [string, string, string[]])[] = [
  ['en', '11 to 8, Sundays til 6.', ['mo-sa 11:00-20:00', 'su 11:00-18:00']],
  ['it', 'Dalle 6 alle 20, domenica dalle 7 alle 13.', ['mo-sa 06:00-20:00', 'su 07:00-13:00']],
  ['de', 'täglich ab 16 Uhr, samstags und sonntags ab 11.30 Uhr', ['mo-fr 16:00-', 'sa,su 11:30-']],
];

const SEASONS: readonly (readonly [string, string, string[]])[] = [
  [
    'en',
    'winter (Nov 1–Apr 30) Mon–Thu 3–10, Fri–Sun noon–11',
    ['mo-th 15:00-22:00 [11-01..04-30 Winter]', 'fr-su 12:00-23:00 [11-01..04-30 Winter]'],
  ],
  [
    'es',
    'De mayo a octubre, martes a viernes de 19 a 23, sábado y domingo de 12 a 23',
    ['tu-fr 19:00-23:00 [05-01..10-31]', 'sa,su 12:00-23:00 [05-01..10-31]'],
  ],
  [
    'fr',
    'Midi tous les jours (12h-15h), en juillet et août aussi 19h-23h sauf dimanche',
    ['daily 12:00-15:00', 'mo-sa 19:00-23:00 [07-01..08-31]'],
  ],
];

const REST_OF_WEEK: readonly (readonly [string, string, string[]])[] = [
  ['en', 'Mon & Tue 12-4, other days 12-11', ['mo,tu 12:00-16:00', 'we-su 12:00-23:00']],
  ['en', 'Fri and Sat 5-11, all other days 5-10', ['fr,sa 17:00-23:00', 'mo-th,su 17:00-22:00']],
  [
    'en',
    'Mon-Wed 11-3, the rest of the week 11-9, closed Sunday',
    ['mo-we 11:00-15:00', 'th-sa 11:00-21:00', 'closed su'],
  ],
  ['es', 'Lunes y martes de 12 a 16, el resto de 12 a 23', ['mo,tu 12:00-16:00', 'we-su 12:00-23:00']],
  ['es', 'Lunes cerrado, el resto de 12 a 23', ['closed mo', 'tu-su 12:00-23:00']],
  ['fr', 'Lundi 12h-14h, les autres jours 12h-22h', ['mo 12:00-14:00', 'tu-su 12:00-22:00']],
];

const OF_A_SEASON: readonly (readonly [string, string, string[]])[] = [
  [
    'en',
    'Tue-Sun 5pm-10pm. Closed Friday evenings in May.',
    ['tu-su 17:00-22:00', '"Closed Friday evenings in May"'],
  ],
  [
    'en',
    'Daily 11-9. Closed Mondays in January and February.',
    ['daily 11:00-21:00', '"Closed Mondays in January and February"'],
  ],
  [
    'en',
    'Daily 11-9, closed Mondays and in January.',
    ['tu-su 11:00-21:00', 'closed mo', '2027-01-01..2027-01-31 closed'],
  ],
];

const NIGHTS: readonly (readonly [string, string, string[]])[] = [
  ['en', 'Open every day 11 to 2 am.', ['daily 11:00-02:00']],
  ['en', 'Cocktail bar. Saturday noon to 10, Sunday noon to 4', ['sa 12:00-22:00', 'su 12:00-16:00']],
  ['de', 'Fr, Sa 10 bis 4 in der Früh', ['fr,sa 10:00-04:00']],
];

test.each([...SINGLE_DAYS, ...SEASONS, ...REST_OF_WEEK, ...OF_A_SEASON, ...NIGHTS])(
  '%s: %s',
  (language, said, expected) => expect(read(said, language)).toEqual(expected),
);

test.each([
  ['en', 'M-Th 3-9, F 3-11, Sa 12-11', ['mo-th 15:00-21:00', 'fr 15:00-23:00', 'sa 12:00-23:00']],
  [
    'en',
    'When: Tue-Fri 11-7, saterday 12-8, mondays off.',
    ['tu-fr 11:00-19:00', 'sa 12:00-20:00', 'closed mo'],
  ],
  ['en', 'open at 11 and go til 9 tues to sat, dark mondays', ['tu-sa 11:00-21:00', 'closed mo']],
  ['en', 'open 5am to 7pm mon-sat and 5 to 2 on sun', ['mo-sa 05:00-19:00', 'su 05:00-14:00']],
  [
    'en',
    'Pub opens noon to 11pm every day; food served Mon–Sat 12–2.30, Sun 12–5',
    ['daily 12:00-23:00', 'Food mo-sa 12:00-14:30', 'Food su 12:00-17:00'],
  ],
  ['en', 'Tue–Sat 11–7, Sunday after church 12–5', ['tu-sa 11:00-19:00', 'After church su 12:00-17:00']],
  ['es', 'de martes a jueves de 19h a 24h, viernes de 13h a 1h', ['tu-th 19:00-00:00', 'fr 13:00-01:00']],
  ['es', 'Cenas solo viernes y sábado, de nueve a once', ['Cenas fr,sa 21:00-23:00']],
  ['fr', 'mercredi au dimanche 12h 14h30', ['we-su 12:00-14:30']],
  [
    'fr',
    'Ouvert 7 h à 18 h la semaine, 8 h à 17 h la fin de semaine.',
    ['mo-fr 07:00-18:00', 'sa,su 08:00-17:00'],
  ],
  [
    'it',
    'aperti tutte le sere dalle sei e mezza fino alle due il lunedì no',
    ['tu-su 18:30-02:00', 'closed mo'],
  ],
  ['de', 'Freitag ab drei, Samstag ab elf, Schluss ist immer um neun.', ['fr 15:00-21:00', 'sa 11:00-21:00']],
  ['de', 'Mo–Fr 11:30–14:30\nSa 12–22:30 Uhr\nKein Ruhetag!', ['mo-fr 11:30-14:30', 'sa 12:00-22:30']],
])('%s: %s', (language, said, expected) => expect(read(said, language)).toEqual(expected));

test.each([['Fuel 24/7, ask at the counter'], ['and we lock up at two, Monday through Saturday']])(
  'nothing is open for certain: %s',
  (said) => {
    expect(read(said, 'en').filter((one) => !/^[?"]/.test(one))).toEqual([]);
  },
);

test('a day of rest is clear where the hours are not', () => {
  const said = "On sert à midi tous les jours sauf le lundi, à partir de midi et jusqu'à deux heures";
  expect(read(said, 'fr')).toContain('closed mo');
});

test.each([
  [
    'en',
    'Open 7 to 7 Monday to Friday, 8 to 6 weekends, and closed from December 24 at 3 p.m. until January 4.',
    ['mo-fr 07:00-19:00', 'sa,su 08:00-18:00'],
  ],
  ['en', 'Open Tue–Sat 5–10, no lunch on Sundays.', ['tu-sa 17:00-22:00']],
  ['es', 'Sábado y domingo 12:30–16:30, y todos los días del 15 al 28 de febrero.', ['sa,su 12:30-16:30']],
  ['it', '12.00-15.00 tutti i giorni, 25 dicembre chiuso a cena', ['daily 12:00-15:00']],
  [
    'de',
    'Geöffnet Mittwoch bis Samstag 12–14 Uhr, Sonntag 11.30–15 Uhr. Montag und Dienstag geschlossen. Am 24.12. geschlossen, am 25. und 26.12. nur mittags 11.30–15 Uhr.',
    ['we-sa 12:00-14:00', 'su 11:30-15:00'],
  ],
])('what is said of other days or dates leaves hours certain: %s: %s', (language, said, expected) =>
  expect(read(said, language).filter((one) => !/^[?"]/.test(one))).toEqual(expect.arrayContaining(expected)),
);

test('what is said of the same days does not', () =>
  expect(read('Tue–Sat 5–10, but we shut on Fridays if the rain comes in', 'en')[0]).toBe(
    '? tu-sa 17:00-22:00',
  ));

test.each([
  ['en', 'Fri and Sat 5–10, closed the other days.'],
  ['de', 'Freitag und Samstag 17–22 Uhr, an den anderen Tagen geschlossen.'],
  ['fr', 'Ouvert vendredi et samedi de 17h à 22h, fermé les autres jours.'],
  ['es', 'Viernes y sábado de 17 a 22 h, los demás días cerrado.'],
  ['it', 'Venerdì e sabato 17-22, gli altri giorni chiuso.'],
])('the other days are those on which nothing is open: %s: %s', (language, said) =>
  expect(read(said, language)).toEqual([
    'fr,sa 17:00-22:00',
    ...['mo', 'tu', 'we', 'th', 'su'].map((day) => `closed ${day}`),
  ]),
);

test('without a day that is open nobody knows the other ones', () =>
  expect(read('We don’t open other days.', 'en').filter((one) => one.startsWith('closed'))).toEqual([]));

test.each([
  [
    'en',
    "Open noon to 9pm every day except Tuesday, when we're closed.",
    ['mo,we-su 12:00-21:00', 'closed tu'],
  ],
  [
    'fr',
    'ouvert tous les jours 8h à 19h sauf le mercredi ou on est fermés',
    ['mo,tu,th-su 08:00-19:00', 'closed we'],
  ],
  ['fr', 'Service de midi 12h à 13h45 du lundi au vendredi.', ['Service de midi mo-fr 12:00-13:45']],
  ['de', 'täglich 10-22 Uhr, montags is zu', ['tu-su 10:00-22:00', 'closed mo']],
  [
    'en',
    'We will be closed July 4 and for our staff holiday from January 6 to January 20.',
    ['July 4 2027-07-04 closed', '2027-01-06..2027-01-20 closed'],
  ],
  [
    'en',
    'Christmas & New Year opening\n24th Dec 12–6\n26th Dec closed',
    ['2026-12-24 12:00-18:00', '2026-12-26 closed'],
  ],
])('%s: %s', (language, said, expected) => expect(read(said, language)).toEqual(expected));

test('Fridays of some weeks are not each day of them', () =>
  expect(read('Fridays Feb 12 thru March 26 4-7:30 pm', 'en')).toEqual([
    '"Fridays Feb 12 thru March 26 4-7:30 pm"',
  ]));

test.each([
  [
    'en',
    "9 to 4 Tuesday to Saturday, Sunday and Monday you'll find us shut",
    'tu-sa 09:00-16:00',
    ['closed mo', 'closed su'],
  ],
  ['en', '9-4 Tue-Sat, Sun closed', 'tu-sa 09:00-16:00', ['closed su']],
  [
    'de',
    'Von 11 bis 20 Uhr Dienstag bis Samstag, Sonntag und Montag geschlossen',
    'tu-sa 11:00-20:00',
    ['closed mo', 'closed su'],
  ],
])('days of rest behind the days of the hours: %s: %s', (language, said, open, closed) =>
  expect(read(said, language)).toEqual(expect.arrayContaining([open, ...closed])),
);
