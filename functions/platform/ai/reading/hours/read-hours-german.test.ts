import { expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { readHours } from './read-hours.ts';

const context = { region: 'DE', language: 'de', currency: 'EUR', today: '2026-11-22' };

function read(source: string): string[] {
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

const HOURS: readonly (readonly [said: string, ...read: string[]])[] = [
  [
    'dienstags bis samstags von siebzehn bis dreiundzwanzig uhr auf und sonntags schon ab zwölf, montag zu',
    'tu-sa 17:00-23:00',
    'su 12:00-',
    'closed mo',
  ],
  [
    'Mittwoch bis Sonntag ab 12 Uhr, warme Küche durchgehend bis 21.30 Uhr',
    'we-su 12:00- (warme Küche durchgehend bis 21.30 Uhr)',
  ],
  ['offen jeden Tag von elf bis elf', 'daily 11:00-23:00'],
  ['Dienstag bis Samstag von halb zwölf bis zehn', 'tu-sa 11:30-22:00'],
  ['täglich 12-22 Uhr, freitag samstag bis zwei Uhr nachts', 'mo-th,su 12:00-22:00', 'fr,sa 12:00-02:00'],
  [
    'Sa So ab 11 Uhr. Küche bis 21 Uhr, sonntags bis 20 Uhr',
    'sa,su 11:00- (Küche bis 21 Uhr, sonntags bis 20 Uhr)',
  ],
  ['Betriebsferien im August vom 10. bis 25.', '2027-08-10..2027-08-25 closed'],
  ['Di–So 17–23 Uhr, Montag Ruhetag', 'tu-su 17:00-23:00', 'closed mo'],
  [
    'Montag bis Freitag 11:30–14:30 und 17:30–22:00 Uhr, Samstag ab 17 Uhr',
    'mo-fr 11:30-14:30',
    'mo-fr 17:30-22:00',
    'sa 17:00-',
  ],
  ['Mo–Fr 8–18 Uhr, Sa 9–16 Uhr, So geschlossen', 'mo-fr 08:00-18:00', 'sa 09:00-16:00', 'closed su'],
  ['Dienstags Ruhetag', 'closed tu'],
  ['Täglich außer Mittwoch 17 bis 23 Uhr', 'mo,tu,th-su 17:00-23:00', 'closed we'],
  ['Montags geschlossen', 'closed mo'],
  ['Sonntag und Montag geschlossen', 'closed mo', 'closed su'],
  ['Wir haben montags geschlossen', 'closed mo'],
  ['Ruhetag: Dienstag', 'closed tu'],
  ['Montag und Dienstag ist Ruhetag', 'closed mo', 'closed tu'],
  ['Täglich von 11 bis 22 Uhr geöffnet', 'daily 11:00-22:00'],
  ['Jeden Tag 7–19 Uhr', 'daily 07:00-19:00'],
  ['Rund um die Uhr geöffnet', 'daily 00:00-24:00'],
  ['Öffnungszeiten: Mi-So 11-22 Uhr', 'we-su 11:00-22:00'],
  ['Mittwoch bis Sonntag ab 17 Uhr geöffnet', 'we-su 17:00-'],
  [
    'Mo: Ruhetag\nDi - Do: 17:00 - 22:00 Uhr\nFr + Sa: 17:00 - 23:00 Uhr\nSo: 12:00 - 21:00 Uhr',
    'closed mo',
    'tu-th 17:00-22:00',
    'fr,sa 17:00-23:00',
    'su 12:00-21:00',
  ],
  ['Dienstag bis Samstag 18 Uhr bis 23 Uhr', 'tu-sa 18:00-23:00'],
  ['Mittagstisch Mo–Fr 11.30–14 Uhr', 'Mittagstisch mo-fr 11:30-14:00'],
  ['Frühstück Sa und So 9–13 Uhr', 'Frühstück sa,su 09:00-13:00'],
  ['Küche täglich 12–21:30 Uhr', 'Küche daily 12:00-21:30'],
  ['Bar Do–Sa 18–2 Uhr', 'Bar th-sa 18:00-02:00'],
  ['Biergarten täglich ab 11 Uhr', 'Biergarten daily 11:00-'],
  ['Mo-Do 11-21 Uhr, Fr und Sa bis 23 Uhr', 'mo-th 11:00-21:00', 'fr,sa 11:00-23:00'],
  ['Werktags 7–18 Uhr, am Wochenende 8–14 Uhr', 'mo-fr 07:00-18:00', 'sa,su 08:00-14:00'],
  ['Mo, Mi, Fr 9-17 Uhr', 'mo,we,fr 09:00-17:00'],
  ['Di-Fr 11:30-14:00 u. 18:00-22:00 Uhr', 'tu-fr 11:30-14:00', 'tu-fr 18:00-22:00'],
  ['Geöffnet von Mittwoch bis Sonntag ab 17 Uhr, Küche bis 21 Uhr', 'we-su 17:00- (Küche bis 21 Uhr)'],
  ['Abendessen Di–Sa 18–22 Uhr, letzte Bestellung 21:30 Uhr', 'Abendessen tu-sa 18:00-22:00 last 21:30'],
  ['Mai bis September: täglich 11–22 Uhr', 'daily 11:00-22:00 [05-01..09-30]'],
  ['Wir öffnen um 7 Uhr und schließen um 15 Uhr, Montag bis Freitag', 'mo-fr 07:00-15:00'],
  ['Betriebsferien 3.–17. August', '2027-08-03..2027-08-17 closed'],
  ['Betriebsferien vom 24. Dezember bis 6. Januar', '2026-12-24..2027-01-06 closed'],
  ['Am 24. und 25. Dezember geschlossen', '2026-12-24..2026-12-25 closed'],
  ['Heiligabend geschlossen', 'Heiligabend 2026-12-24 closed'],
  ['Silvester 18-2 Uhr', 'Silvester 2026-12-31 18:00-02:00'],
  ['Im August geschlossen', '2027-08-01..2027-08-31 closed'],
  ['24.12.–26.12. geschlossen', '2026-12-24..2026-12-26 closed'],
  ['Geöffnet von Dienstag bis Sonntag', '"Geöffnet von Dienstag bis Sonntag"'],
  ['An Feiertagen geschlossen', '"An Feiertagen geschlossen"'],
  ['Mai bis September auch montags geöffnet', '"Mai bis September auch montags geöffnet"'],
  ['ab 17 Uhr geöffnet', '? daily 17:00-', '"ab 17 Uhr geöffnet"'],
  ['Kein Mittagessen am Montag', '"Kein Mittagessen am Montag"'],
  ['Di bis So 12 bis 14 Uhr und 18 bis 22 Uhr', 'tu-su 12:00-14:00', 'tu-su 18:00-22:00'],
  ['Freitags und samstags 17 Uhr bis open end', 'fr,sa 17:00- (bis open end)'],
];

const NO_HOURS: readonly string[] = [
  'Kinder von 5 bis 9 Jahren halber Preis',
  'Tische für 2 bis 8 Personen',
  'seit 1998',
  'Gerichte 12-18 €',
  '10-15 Minuten zu Fuß',
  'früher haben wir um 6 Uhr geöffnet',
  'bald auch montags 9-17 Uhr',
  'Personalbesprechung Montag 9-10 Uhr',
  'Livemusik freitags 20-23 Uhr',
  'so gut wie bei Oma',
  'die Suppe und das Brot',
  'mit Liebe gekocht',
  'Menü 12-18 Euro',
  'offene Küche',
  'drei Generationen',
];

test.each(HOURS)('"%s"', (said, ...expected) => {
  expect(read(said)).toEqual(expected);
});

test.each(NO_HOURS)('"%s" says nothing about hours', (said) => {
  expect(read(said).filter((line) => !line.startsWith('? "'))).toEqual([]);
});
