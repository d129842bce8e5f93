import { expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { readHours } from './read-hours.ts';

const context = { region: 'FR', language: 'fr', currency: 'EUR', today: '2026-11-22' };

function read(source: string): string[] {
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

const HOURS: readonly (readonly [said: string, ...read: string[]])[] = [
  [
    'Ouvert de 7h30 à 19h, dimanche 8h-13h, fermé le lundi.',
    'tu-sa 07:30-19:00',
    'su 08:00-13:00',
    'closed mo',
  ],
  ['Ouvert tous les jours 12h-14h et 19h-22h, fermé dimanche midi', 'mo-sa 12:00-14:00', 'daily 19:00-22:00'],
  ['7j/7 de 18h30 à 22h (23h le vendredi et le samedi)', 'mo-th,su 18:30-22:00', 'fr,sa 18:30-23:00'],
  ['Ouvert de mai à octobre, 11 h à 20 h, 7 jours', 'daily 11:00-20:00 [05-01..10-31]'],
  ['du mercredi au dimanche de dix-neuf heures à minuit', 'we-su 19:00-00:00'],
  ['du lundi au samedi de 7 h et demie à 19h', 'mo-sa 07:30-19:00'],
  [
    'du lundi au jeudi 11h30-14h / 17h-22h, vendredi jusque 23h30',
    'mo-th 11:30-14:00',
    'mo-th 17:00-22:00',
    'fr 11:30-14:00',
    'fr 17:00-23:30',
  ],
  ['Du mardi au samedi, 12h-14h et 19h-22h', 'tu-sa 12:00-14:00', 'tu-sa 19:00-22:00'],
  ['Ouvert tous les jours de 8h à 19h sauf le mercredi', 'mo,tu,th-su 08:00-19:00', 'closed we'],
  ['Fermé dimanche et lundi', 'closed mo', 'closed su'],
  [
    'Le midi du lundi au vendredi 11h45-14h30, le soir du jeudi au samedi 19h-22h30',
    'mo-fr 11:45-14:30',
    'th-sa 19:00-22:30',
  ],
  ['Lu-Ve 12h-14h30 / 19h-22h30', 'mo-fr 12:00-14:30', 'mo-fr 19:00-22:30'],
  ['fermé le lundi', 'closed mo'],
  ['Nous sommes fermés le dimanche', 'closed su'],
  ["Le lundi, c'est fermé", 'closed mo'],
  ['Jour de fermeture : mardi', 'closed tu'],
  ['Ouvert 7j/7 de 7h à 20h', 'daily 07:00-20:00'],
  ['Ouvert 24h/24', 'daily 00:00-24:00'],
  [
    'Mardi - vendredi : 12h00 - 14h00 / 19h00 - 21h30\nSamedi : 19h00 - 22h00\nDimanche et lundi : fermé',
    'tu-fr 12:00-14:00',
    'tu-fr 19:00-21:30',
    'sa 19:00-22:00',
    'closed mo',
    'closed su',
  ],
  ['lun.-ven. 8h30-18h, sam. 9h-13h', 'mo-fr 08:30-18:00', 'sa 09:00-13:00'],
  [
    'Déjeuner du mardi au vendredi de 12h à 14h, dîner du mercredi au samedi de 19h30 à 22h',
    'Déjeuner tu-fr 12:00-14:00',
    'Dîner we-sa 19:30-22:00',
  ],
  ['Brunch le dimanche de 11h à 15h', 'Brunch su 11:00-15:00'],
  ['Ouvert du mercredi au dimanche à partir de 18h', 'we-su 18:00-'],
  ['Du jeudi au dimanche, 18h à minuit', 'th-su 18:00-00:00'],
  ['Tous les soirs de 18h30 à 23h', 'daily 18:30-23:00'],
  ['Ouvert tous les jours midi et soir, 12h-14h30 et 19h-22h30', 'daily 12:00-14:30', 'daily 19:00-22:30'],
  ['Cuisine ouverte tous les jours de 12h à 22h', 'Cuisine daily 12:00-22:00'],
  ['Bar du mardi au samedi 17h-1h', 'Bar tu-sa 17:00-01:00'],
  ['Terrasse tous les jours 10h-23h', 'Terrasse daily 10:00-23:00'],
  ["Du lundi au jeudi 11h-21h, vendredi et samedi jusqu'à 23h", 'mo-th 11:00-21:00', 'fr,sa 11:00-23:00'],
  ['En semaine 7h-19h, le week-end 8h-13h', 'mo-fr 07:00-19:00', 'sa,su 08:00-13:00'],
  [
    'Ouvert du mardi au dimanche de 12 h 00 à 14 h 30 et de 19 h à 22 h',
    'tu-su 12:00-14:30',
    'tu-su 19:00-22:00',
  ],
  ['Dîner du mardi au samedi 19h-22h, dernier service 21h30', 'Dîner tu-sa 19:00-22:00 last 21:30'],
  ["D'avril à octobre : tous les jours de 10h à 22h", 'daily 10:00-22:00 [04-01..10-31]'],
  ['Nous ouvrons à 7h et fermons à 14h, du lundi au vendredi', 'mo-fr 07:00-14:00'],
  ['Fermeture annuelle du 3 au 24 août', '2027-08-03..2027-08-24 closed'],
  ['Fermé en août', '2027-08-01..2027-08-31 closed'],
  ['Congés du 24 décembre au 2 janvier', '2026-12-24..2027-01-02 closed'],
  ['Fermé le 1er mai', '1er mai 2027-05-01 closed'],
  ['Fermé à Noël', 'Noël 2026-12-25 closed'],
  ['Fermé le 25 décembre et le 1er janvier', '2026-12-25 closed', '2027-01-01 closed'],
  ['Réveillon de Noël 19h-23h', 'Réveillon de Noël 2026-12-24 19:00-23:00'],
  ['Ouvert du mardi au samedi', '"Ouvert du mardi au samedi"'],
  ['Fermé le dimanche soir', '"Fermé le dimanche soir"'],
  ['Fermé les jours fériés', '"Fermé les jours fériés"'],
  ['Ouvert le lundi en été', '"Ouvert le lundi en été"'],
  ['Fermé les lundis et mardis', 'closed mo', 'closed tu'],
  ['Lundi relâche', 'closed mo'],
  ['du lundi au samedi de 6h30 à 19h30', 'mo-sa 06:30-19:30'],
];

const NO_HOURS: readonly string[] = [
  'enfants de 5 à 9 ans demi-tarif',
  'tables de 2 à 8 personnes',
  'depuis 1998',
  'plats de 12 à 18 €',
  'à 10-15 minutes à pied',
  'avant nous ouvrions à 6h',
  'bientôt ouvert le lundi de 9h à 17h',
  'réunion du personnel lundi 9h-10h',
  'concert de jazz vendredi 20h-23h',
  'mon mari et moi',
  'de la ferme à la table',
  'pain au levain, 24 heures de repos',
  'menu 12-18 euros',
  'cuisine ouverte sur la salle',
  'mes deux enfants',
];

test.each(HOURS)('"%s"', (said, ...expected) => {
  expect(read(said)).toEqual(expected);
});

test.each(NO_HOURS)('"%s" says nothing about hours', (said) => {
  expect(read(said).filter((line) => !line.startsWith('? "'))).toEqual([]);
});
