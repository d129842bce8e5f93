import { describe, expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { readHours } from './read-hours.ts';

function read(source: string, language: string): string[] {
  const context = { region: '', language, currency: '', today: '2026-11-22' };
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

type Case = readonly [language: string, source: string, expected: string[]];

const DENIED_PARTS: readonly Case[] = [
  [
    'es',
    'martes a domingo mediodía 12 a 15:30 y a la noche 20 a 0:30, el domingo a la noche no',
    ['tu-su 12:00-15:30', 'tu-sa 20:00-00:30'],
  ],
  ['it', 'Martedì-domenica 12-15 e 19-23, domenica sera no', ['tu-su 12:00-15:00', 'tu-sa 19:00-23:00']],
  [
    'fr',
    'Du mardi au dimanche 12h-14h et 19h-22h, le dimanche soir non',
    ['tu-su 12:00-14:00', 'tu-sa 19:00-22:00'],
  ],
  ['de', 'Di-So 12-14 und 18-22 Uhr, Sonntagabend nicht', ['tu-su 12:00-14:00', 'tu-sa 18:00-22:00']],
  ['en', 'Tue-Sun 12-2 and 6-9, Sunday evening no', ['tu-su 12:00-14:00', 'tu-sa 18:00-21:00']],
  ['de', 'Di-So 12-14 und 18-22 Uhr, Sonntagabend geschlossen', ['tu-su 12:00-14:00', 'tu-sa 18:00-22:00']],
];

const ONLY_ONE_MEAL: readonly Case[] = [
  [
    'en',
    'Wed-Sun lunch 12-2, dinner 6-9. Sunday lunch only.',
    ['Lunch we-su 12:00-14:00', 'Dinner we-sa 18:00-21:00'],
  ],
  [
    'en',
    'Bistro open Wed to Sun. Lunch 11:30–2, dinner 5:30–8 Wed Thu and 5:30–8:30 Fri Sat. Sunday lunch only.',
    ['Lunch we-su 11:30-14:00', 'Dinner we,th 17:30-20:00', 'fr,sa 17:30-20:30'],
  ],
  [
    'es',
    'Martes a domingo comidas 13-16, cenas 20-23. Domingo solo comidas.',
    ['Comidas tu-su 13:00-16:00', 'Cenas tu-sa 20:00-23:00'],
  ],
  [
    'it',
    'Mercoledì-domenica pranzo 12-15, cena 19-22. Domenica solo pranzo.',
    ['Pranzo we-su 12:00-15:00', 'Cena we-sa 19:00-22:00'],
  ],
  [
    'fr',
    'Mercredi à dimanche déjeuner 12h-14h, dîner 19h-22h. Dimanche déjeuner uniquement.',
    ['Déjeuner we-su 12:00-14:00', 'Dîner we-sa 19:00-22:00'],
  ],
];

const DENIED_TIMES: readonly Case[] = [
  ['en', 'Mon–Sat 9–5, not 9–4. Sandwiches', ['mo-sa 09:00-17:00']],
  ['es', 'Lunes a sábado 9-17, no 9-16.', ['mo-sa 09:00-17:00']],
  ['fr', 'Lundi-samedi 9h-17h, pas 9h-16h.', ['mo-sa 09:00-17:00']],
  ['it', 'Lunedì-sabato 9-17, non 9-16.', ['mo-sa 09:00-17:00']],
  ['de', 'Mo-Sa 9-17 Uhr, nicht 9-16 Uhr.', ['mo-sa 09:00-17:00']],
];

const OTHER_BEGINNINGS: readonly Case[] = [
  [
    'en',
    'open 6am-2pm every day except Tuesdays. Sundays we open at 7.',
    ['mo,we-sa 06:00-14:00', 'closed tu', 'su 07:00-14:00'],
  ],
  [
    'en',
    '11-9 daily except Wed (closed)\nSun we open 10:30',
    ['mo,tu,th-sa 11:00-21:00', 'closed we', 'su 10:30-21:00'],
  ],
  [
    'de',
    'Mi–So 17–23 Uhr, So schon ab 11 Uhr. Mo+Di Ruhetag',
    ['we-sa 17:00-23:00', 'su 11:00-23:00', 'closed mo', 'closed tu'],
  ],
  [
    'es',
    'Martes a domingo de 9 a 17, los domingos abrimos a las 10',
    ['tu-sa 09:00-17:00', 'su 10:00-17:00'],
  ],
  ['fr', 'Du mardi au dimanche de 10h à 19h, le samedi dès 8h', ['tu-fr,su 10:00-19:00', 'sa 08:00-19:00']],
  ['it', 'Da martedì a domenica 12-22, la domenica apriamo alle 11', ['tu-sa 12:00-22:00', 'su 11:00-22:00']],
  [
    'it',
    'apriamo alle 6 e chiudiamo alle 21, la domenica chiudiamo alle 13. mercoledi riposo',
    ['mo,tu,th-sa 06:00-21:00', 'su 06:00-13:00', 'closed we'],
  ],
];

const MEALS_BEFORE_DAYS: readonly Case[] = [
  [
    'en',
    'Breakfast 8 to 10.30, lunch 12.30 to 3, snacks 4.30 to 6.30, mon-fri',
    ['Breakfast mo-fr 08:00-10:30', 'Lunch mo-fr 12:30-15:00', 'Snacks mo-fr 16:30-18:30'],
  ],
  ['en', 'breakfast and lunch only, 5:30 to 1:30 tues thru sat', ['Breakfast and lunch tu-sa 05:30-13:30']],
  [
    'es',
    'Desayunos 8-11, comidas 13-16 y cenas 20-23, de martes a sábado',
    ['Desayunos tu-sa 08:00-11:00', 'Comidas tu-sa 13:00-16:00', 'Cenas tu-sa 20:00-23:00'],
  ],
  [
    'it',
    'Colazione 7-11, pranzo 12-15, cena 19-22, da martedì a sabato',
    ['Colazione tu-sa 07:00-11:00', 'Pranzo tu-sa 12:00-15:00', 'Cena tu-sa 19:00-22:00'],
  ],
  [
    'de',
    'Frühstück 8-11, Mittagstisch 12-14, Abendessen 18-21 Uhr, Di-Sa',
    ['Frühstück tu-sa 08:00-11:00', 'Mittagstisch tu-sa 12:00-14:00', 'Abendessen tu-sa 18:00-21:00'],
  ],
];

const PARTS_OF_THE_YEAR: readonly Case[] = [
  [
    'fr',
    'Ouvert de 10h à 20h du mercredi au dimanche, de mai à octobre.',
    ['we-su 10:00-20:00 [05-01..10-31]'],
  ],
  ['en', 'Tue-Sun 10-6, May to October.', ['tu-su 10:00-18:00 [05-01..10-31]']],
  ['es', 'De martes a domingo de 12 a 22, de abril a septiembre.', ['tu-su 12:00-22:00 [04-01..09-30]']],
  ['it', 'Da martedì a domenica 10-20, da aprile a ottobre.', ['tu-su 10:00-20:00 [04-01..10-31]']],
  ['de', 'Di-So 10-18 Uhr, April bis Oktober.', ['tu-su 10:00-18:00 [04-01..10-31]']],
  ['it', 'Chiusura invernale dal 7 gennaio al 20 febbraio.', ['2027-01-07..2027-02-20 closed']],
];

const SOLD_OUT: readonly Case[] = [
  [
    'en',
    'we open at eight and close at three or when the bread is gone wednesday to saturday',
    ['we-sa 08:00-15:00 (or when the bread is gone)'],
  ],
  ['es', 'sábado y domingo de 10 hasta q se acaben', ['sa,su 10:00- (hasta q se acaben)']],
  [
    'fr',
    "On est ouvert du jeudi au lundi à partir de 11h jusqu'à pas d'heure",
    ["mo,th-su 11:00- (jusqu'à pas d'heure)"],
  ],
  ['de', 'Di-Sa ab 9 Uhr bis alles aus ist', ['tu-sa 09:00- (bis alles aus ist)']],
];

const HOLIDAYS_APART: readonly Case[] = [
  ['en', 'Mon–Fri 9–1, bank holidays 2–5', ['mo-fr 09:00-13:00', '"Mon–Fri 9–1, bank holidays 2–5"']],
  [
    'en',
    'Open Thurs to Mon 11.30 - 7.30, school holidays every day.',
    ['mo,th-su 11:30-19:30', '"Open Thurs to Mon 11.30 - 7.30, school holidays every day"'],
  ],
  [
    'en',
    'Mon-Thu 11.30-1.30 and 4.30-8, closed Sundays except in the school summer hols when its 4 till 8.',
    [
      'mo-th 11:30-13:30',
      'mo-th 16:30-20:00',
      'closed su',
      '"closed Sundays except in the school summer hols when its 4 till 8"',
    ],
  ],
  [
    'en',
    'Daily 11am-2.30pm. Alternate Mondays off',
    ['daily 11:00-14:30', '? closed mo', '"Alternate Mondays off"'],
  ],
  ['it', 'Mercoledì riposo, escluso luglio e agosto.', ['closed we', '"escluso luglio e agosto"']],
  [
    'en',
    'Open Tue to Sat 12 to 9 (closes early in winter), closed Sunday',
    ['tu-sa 12:00-21:00', 'closed su'],
  ],
];

const EXCEPTED_FROM_ALL: readonly Case[] = [
  [
    'it',
    'Aperti tutti i giorni tranne il mercoledì, pranzo dalle 12:30 alle 14:30 e cena dalle 19:30 alle 22.',
    ['Pranzo mo,tu,th-su 12:30-14:30', 'closed we', 'Cena mo,tu,th-su 19:30-22:00'],
  ],
  [
    'es',
    'Todos los días menos el lunes, comidas de 13 a 16 y cenas de 20 a 23.',
    ['Comidas tu-su 13:00-16:00', 'closed mo', 'Cenas tu-su 20:00-23:00'],
  ],
  [
    'en',
    'Every day except Monday, lunch 12-2 and dinner 6-9.',
    ['Lunch tu-su 12:00-14:00', 'closed mo', 'Dinner tu-su 18:00-21:00'],
  ],
  [
    'fr',
    'Tous les jours sauf le mardi, déjeuner 12h-14h et dîner 19h-22h.',
    ['Déjeuner mo,we-su 12:00-14:00', 'closed tu', 'Dîner mo,we-su 19:00-22:00'],
  ],
  [
    'de',
    'Täglich außer Montag, Mittagstisch 12-14 Uhr und Abendessen 18-21 Uhr.',
    ['Mittagstisch tu-su 12:00-14:00', 'closed mo', 'Abendessen tu-su 18:00-21:00'],
  ],
  ['en', 'Sunday brunch 10-2 then closed.', ['Brunch su 10:00-14:00']],
  [
    'de',
    'Mo-Sa 10-20 Uhr, Freitag von 13 bis 14 Uhr zu.',
    ['? mo-sa 10:00-20:00', '"Mo-Sa 10-20 Uhr, Freitag von 13 bis 14 Uhr zu"'],
  ],
];

const INNOCENT: readonly Case[] = [
  [
    'en',
    'Mon–Fri 9–5, Fridays from 7',
    ['? mo-fr 09:00-17:00', '? fr 07:00-', '? fr 19:00-', '"Mon–Fri 9–5, Fridays from 7"'],
  ],
  ['en', 'Mon–Fri 9–5, no cash', ['mo-fr 09:00-17:00']],
  ['en', 'Tue-Sun 5-10, no reservations', ['tu-su 17:00-22:00']],
  ['de', 'Mo–Sa 8–18 Uhr, Freitag Pizza ab 17 Uhr', ['mo-sa 08:00-18:00', 'Pizza fr 17:00-']],
  ['es', 'Martes a domingo de 13 a 16, no hay wifi', ['tu-su 13:00-16:00']],
  ['fr', 'Ouvert du mardi au samedi 12h-14h, non-fumeur', ['tu-sa 12:00-14:00']],
  ['it', 'Aperto da martedì a domenica 12-15, in estate anche la sera', ['tu-su 12:00-15:00']],
  [
    'en',
    'Tue-Sun 10-6, May to October daily 9-8.',
    ['tu-su 10:00-18:00', 'daily 09:00-20:00 [05-01..10-31]'],
  ],
  ['en', 'Wed-Sun 12-9, cash only', ['we-su 12:00-21:00']],
  ['de', 'Di-So 10-18 Uhr, Januar und Februar Pause', ['tu-su 10:00-18:00', '2027-01-01..2027-02-28 closed']],
];

describe.each([
  ['a part of a day that is denied', DENIED_PARTS],
  ['a day on which one meal alone is served', ONLY_ONE_MEAL],
  ['times that are denied behind the right ones', DENIED_TIMES],
  ['a day that begins or ends at another time', OTHER_BEGINNINGS],
  ['meals with their days behind them', MEALS_BEFORE_DAYS],
  ['months behind a week', PARTS_OF_THE_YEAR],
  ['ends that owners leave open', SOLD_OUT],
  ['holidays and days of rest that come now and then', HOLIDAYS_APART],
  ['days taken out of all', EXCEPTED_FROM_ALL],
  ['what stands beside hours and changes nothing', INNOCENT],
])('%s', (_, cases) => {
  test.each(cases)('%s: %s', (language, source, expected) =>
    expect(read(source, language)).toEqual(expected),
  );
});
