import { expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { readHours } from './read-hours.ts';

const context = { region: 'IT', language: 'it', currency: 'EUR', today: '2026-11-22' };

function read(source: string): string[] {
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

const HOURS: readonly (readonly [said: string, ...read: string[]])[] = [
  [
    'tutti i giorni 8.30-13.30 e 17-20 tranne mercoledì pomeriggio',
    'daily 08:30-13:30',
    'mo,tu,th-su 17:00-20:00',
  ],
  ['a cena giovedì venerdì e sabato 19.30-22.30', 'Cena th-sa 19:30-22:30'],
  ['Chiusi ad agosto dal 10 al 25', '2027-08-10..2027-08-25 closed'],
  ['tutti i giorni dalle 6 e mezza alle 20', 'daily 06:30-20:00'],
  ['dal martedì alla domenica dalle diciannove e trenta alle ventitre', 'tu-su 19:30-23:00'],
  ['Dal martedì alla domenica, 12-15 e 19-23', 'tu-su 12:00-15:00', 'tu-su 19:00-23:00'],
  ['Aperti tutti i giorni tranne il lunedì dalle 18 alle 24', 'tu-su 18:00-00:00', 'closed mo'],
  [
    'Pranzo: mar-sab 12.30-14.30. Cena: mar-dom 19.30-22.30',
    'Pranzo tu-sa 12:30-14:30',
    'Cena tu-su 19:30-22:30',
  ],
  ['chiuso il lunedì', 'closed mo'],
  ['Lunedì chiuso', 'closed mo'],
  ['Siamo chiusi la domenica e il lunedì', 'closed mo', 'closed su'],
  ['Giorno di chiusura: mercoledì', 'closed we'],
  ['Riposo settimanale il martedì', 'closed tu'],
  ['Aperto tutti i giorni dalle 7 alle 20', 'daily 07:00-20:00'],
  ['Aperti dal giovedì al lunedì dalle 19:30', 'mo,th-su 19:30-'],
  ['Aperto 24 ore su 24', 'daily 00:00-24:00'],
  [
    'Da martedì a venerdì 12:00-14:30 / 19:00-22:30, sabato e domenica 12:00-23:00',
    'tu-fr 12:00-14:30',
    'tu-fr 19:00-22:30',
    'sa,su 12:00-23:00',
  ],
  ['Lun-Ven 7.00-19.00, Sab 8.00-13.00', 'mo-fr 07:00-19:00', 'sa 08:00-13:00'],
  ['Martedì: 19-23\nMercoledì: 19-23\nLunedì: chiuso', 'tu 19:00-23:00', 'we 19:00-23:00', 'closed mo'],
  [
    'Aperto a pranzo e cena tutti i giorni, 12-15 e 19-23',
    'Pranzo e cena daily 12:00-15:00',
    'Pranzo e cena daily 19:00-23:00',
  ],
  ['Cena dal mercoledì al sabato 19.30-23', 'Cena we-sa 19:30-23:00'],
  ['Pranzo sabato e domenica 12.30-15', 'Pranzo sa,su 12:30-15:00'],
  ['Brunch la domenica dalle 11 alle 15', 'Brunch su 11:00-15:00'],
  ['Cucina tutti i giorni dalle 12 alle 22', 'Cucina daily 12:00-22:00'],
  ['Aperitivo tutti i giorni 18-21', 'Aperitivo daily 18:00-21:00'],
  ['Bar dal martedì alla domenica 7-24', 'Bar tu-su 07:00-00:00'],
  [
    'Dal lunedì al venerdì dalle 12 alle 14.30 e dalle 19 alle 22.30',
    'mo-fr 12:00-14:30',
    'mo-fr 19:00-22:30',
  ],
  ['Dal lunedì al giovedì 11-21, venerdì e sabato fino alle 23', 'mo-th 11:00-21:00', 'fr,sa 11:00-23:00'],
  ['Fine settimana 10-22', 'sa,su 10:00-22:00'],
  ['Tutti i giorni da mezzogiorno a mezzanotte', 'daily 12:00-00:00'],
  ['Cena tutti i giorni 19-23, ultima ordinazione 22.30', 'Cena daily 19:00-23:00 last 22:30'],
  ['Da aprile a ottobre: tutti i giorni 12-22', 'daily 12:00-22:00 [04-01..10-31]'],
  ['Apriamo alle 7 e chiudiamo alle 15, dal lunedì al sabato', 'mo-sa 07:00-15:00'],
  ['dalle 8 di mattina alle 8 di sera tutti i giorni', 'daily 08:00-20:00'],
  ['Chiusi per ferie dal 10 al 25 agosto', '2027-08-10..2027-08-25 closed'],
  ['Chiuso ad agosto', '2027-08-01..2027-08-31 closed'],
  ['Chiuso il 25 dicembre', '2026-12-25 closed'],
  ['Chiuso Natale e Santo Stefano', 'Natale 2026-12-25 closed', 'Santo Stefano 2026-12-26 closed'],
  ['Capodanno 12-16', 'Capodanno 2027-01-01 12:00-16:00'],
  ['Ferragosto aperti 12-23', 'Ferragosto 2027-08-15 12:00-23:00'],
  ['Chiusi dal 24 dicembre al 6 gennaio', '2026-12-24..2027-01-06 closed'],
  ['Aperto da mercoledì a domenica', '"Aperto da mercoledì a domenica"'],
  ['Chiuso la domenica sera', '"Chiuso la domenica sera"'],
  ['Chiuso nei giorni festivi', '"Chiuso nei giorni festivi"'],
  ["D'estate aperti anche il lunedì", '"D\'estate aperti anche il lunedì"'],
  [
    'aperto 12–14.30 e 19–22.30',
    '? daily 12:00-14:30',
    '? daily 19:00-22:30',
    '"aperto 12–14.30 e 19–22.30"',
  ],
  ['Sabato e domenica dalle 9', '? sa,su 09:00-', '? sa,su 21:00-', '"Sabato e domenica dalle 9"'],
  ["Domenica chiusi ma solo d'inverno", '"Domenica chiusi ma solo d\'inverno"'],
];

const NO_HOURS: readonly string[] = [
  'bambini da 5 a 9 anni metà prezzo',
  'tavoli da 2 a 8 persone',
  'dal 1998',
  'piatti da 12 a 18 €',
  'a 10-15 minuti a piedi',
  'una volta aprivamo alle 6',
  'presto apriremo il lunedì dalle 9 alle 17',
  'riunione del personale lunedì 9-10',
  'musica dal vivo venerdì 21-23',
  'lievitazione di 48 ore',
  'menu 12-18 euro',
  'cucina a vista',
  'tre generazioni',
  'chiamate il 06 1234567',
  'da nonna a nipote',
];

test.each(HOURS)('"%s"', (said, ...expected) => {
  expect(read(said)).toEqual(expected);
});

test.each(NO_HOURS)('"%s" says nothing about hours', (said) => {
  expect(read(said).filter((line) => !line.startsWith('? "'))).toEqual([]);
});
