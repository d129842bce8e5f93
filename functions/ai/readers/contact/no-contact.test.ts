import { expect, test } from 'vitest';
import { readContact } from './read-contact.ts';

function certainIn(source: string, region: string) {
  const context = { region, language: '', currency: '', today: '2026-11-22' };
  const facts = readContact({ source, free: [{ start: 0, end: source.length }] }, context);
  return facts.filter(({ confidence }) => confidence === 'certain');
}

/** Texts in which nothing is certain. */
const NOTHING: readonly (readonly [region: string, text: string])[] = [
  ['US', 'Pancakes 9 · Club sandwich 11 · Patty melt 12.50 · Coffee 3'],
  ['US', 'Open 11-2 and 5-10, Sunday 9:00-14:30, since 1998'],
  ['US', 'Fax 212-555-0148'],
  ['US', 'The best diner in Reno, they say'],
  ['US', 'Our old number was 212-555-0148'],
  ['US', 'Chef Ana trained at 350 5th Ave, New York, NY 10118'],
  ['US', 'Our bread comes from 5 Mill Road, Hudson, NY 12534'],
  ['US', 'Park in the garage at 30 King Street, Charleston, SC 29401'],
  ['US', 'EIN 12-3456789, license no. 4471200345'],
  ['US', '24 oysters, 12 clams, Austin style'],
  ['GB', 'Ten minutes from the station, 5 min walk down the road'],
  ['GB', 'Barolo 2015 45, Chianti 2019 32, Rioja 28'],
  ['GB', 'Do you take reservations?'],
  ['ES', 'Paella 14, Fideuá 16, Arroz negro 15,50'],
  ['ES', 'Abierto de 13:00 a 16:30 y de 20:00 a 23:30'],
  ['ES', 'CIF B12345678, fundado en 1987'],
  ['MX', 'Tacos $18, orden de 5 $85, agua de 1 litro $40'],
  ['FR', 'Formule midi 15,90 €, menu enfant 9 €'],
  ['FR', 'SIRET 123 456 789 00012'],
  ['FR', 'Il a travaillé à Lyon, formé au 12 rue Cler, 75007 Paris'],
  ['DE', 'Schnitzel 14,90, Gulasch 12,50, Radler 4,20'],
  ['DE', 'Website alt: www.linde-alt.example (bitte nicht mehr verlinken)'],
  ['FR', 'Paillote A Stella Marina, les pieds dans le sable'],
  ['MX', 'café tostado x nosotros. abrimos diario'],
  ['DE', 'Telefax 030 123 456 78'],
  ['AT', 'Veltliner 12, 2019 Riesling, Zweigelt 8'],
  ['DE', 'Parkplatz 20 Meter entfernt, 32 Sitzplätze'],
  ['IT', 'Margherita 6, Diavola 8, Capricciosa 9'],
  ['IT', 'Pranzo 11.45-15, cena 18.30-22.30, 7/7'],
  ['IT', 'P.IVA 01234567890'],
];

test.each(NOTHING)('%s: nothing in %j', (region, text) => expect(certainIn(text, region)).toEqual([]));
