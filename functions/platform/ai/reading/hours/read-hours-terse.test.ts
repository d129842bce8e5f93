import { expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { readHours } from './read-hours.ts';

function read(source: string, language: string): string[] {
  const context = { region: '', language, currency: '', today: '2026-11-22' };
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

test.each([
  ['en', 'Mon–Fri 7–3 · Sat 8–2 · Sun nah', ['mo-fr 07:00-15:00', 'sa 08:00-14:00', 'closed su']],
  ['es', 'De lunes a sábado de 9 a 21, domingos nunca', ['mo-sa 09:00-21:00', 'closed su']],
  ['fr', 'Du lundi au samedi 9h-21h, dimanche jamais', ['mo-sa 09:00-21:00', 'closed su']],
  ['it', 'Lun-sab 9-21, domenica mai', ['mo-sa 09:00-21:00', 'closed su']],
  ['de', 'Mo bis Fr 12–22, Sa ab 14, So nie.', ['mo-fr 12:00-22:00', 'sa 14:00-', 'closed su']],
  ['de', 'Dienstag und Mittwoch Wirtesonntag.', ['closed tu', 'closed we']],
])('%s: a day of rest: %s', (language, said, expected) => expect(read(said, language)).toEqual(expected));

test.each([
  ['en', 'Hours: M closed, T-Th 11-9, F-Su 11-10', ['closed mo', 'tu-th 11:00-21:00', 'fr-su 11:00-22:00']],
  ['en', 'Open: M T W F 9-5, Th 9-8', ['mo-we,fr 09:00-17:00', 'th 09:00-20:00']],
  ['it', 'Cena gio-ven-sab 19.30-22.30', ['Cena th-sa 19:30-22:30']],
  ['it', 'Cena lun-mer-ven 19.30-22.30', ['Cena mo,we,fr 19:30-22:30']],
])('%s: days: %s', (language, said, expected) => expect(read(said, language)).toEqual(expected));

test.each([
  [
    'it',
    'Orari: 6,30-13,30 / 16-20,30. Mercoledì pomeriggio chiuso. Domenica 6,30-14.',
    ['mo-sa 06:30-13:30', 'mo,tu,th-sa 16:00-20:30', 'su 06:30-14:00'],
  ],
  ['en', 'Dinner only, Tuesday through Sunday, we seat from 5:00 until 9:30.', ['Dinner tu-su 17:00-21:30']],
  ['en', 'Sunday lunch 12.30pm.', ['Lunch su 12:30-']],
  ['es', 'Sábado y domingo de 7 am hasta agotar existencia.', ['sa,su 07:00- (hasta agotar existencia)']],
])('%s: times: %s', (language, said, expected) => expect(read(said, language)).toEqual(expected));

test.each([
  [
    'chowder on thursdays. open 10:30 until we sell out, mon thru sat. cash or card',
    ['mo-sa 10:30- (until we sell out)'],
  ],
  ['Thursday. Open 10 to 2.', ['th 10:00-14:00']],
  ['we bake on fridays. open 8am to 3pm tue-sun. call first', ['tu-su 08:00-15:00']],
])('days of another sentence are not those of hours that name their own: %s', (said, expected) =>
  expect(read(said, 'en')).toEqual(expected),
);

test('numbers with a comma are prices where no range of times is', () => {
  expect(read('Minni di virgini 3,30. Cannoli 2,00-3,00 €.', 'it')).toEqual([]);
});

test.each([
  [
    'fr',
    'Du 1er mai au 30 septembre, vendredi 18h-23h, samedi et dimanche 11h-23h.',
    ['fr 18:00-23:00 [05-01..09-30]', 'sa,su 11:00-23:00 [05-01..09-30]'],
  ],
  ['en', 'May to end of Sept: noon-10 daily.', ['daily 12:00-22:00 [05-01..09-30]']],
  ['de', 'Mai bis Ende September täglich 10–18 Uhr', ['daily 10:00-18:00 [05-01..09-30]']],
])('%s: part of the year: %s', (language, said, expected) => expect(read(said, language)).toEqual(expected));

test('what is closed for a part of one date takes nothing from the week', () => {
  expect(
    read('De 11h30 à 22h30, 7 jours sur 7. Fermé le 24 décembre au soir et le 25 décembre.', 'fr'),
  ).toEqual(['daily 11:30-22:30', '? 2026-12-25 closed', '"Fermé le 24 décembre au soir et le 25 décembre"']);
});

test('a time beside other words takes nothing from hours', () => {
  const said = 'Di–Fr 17:30–22:30; Sa 17:30–23:00\nReservierung: ab 18 Uhr Fr/Sa dringend empfohlen';
  expect(read(said, 'de').filter((line) => !line.startsWith('?'))).toEqual([
    'tu-fr 17:30-22:30',
    'sa 17:30-23:00',
  ]);
});
