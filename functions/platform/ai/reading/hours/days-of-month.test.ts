import { expect, test } from 'vitest';
import { readHours } from './read-hours.ts';

function read(source: string, language: string): string[] {
  const context = { region: '', language, currency: '', today: '2026-11-22' };
  return readHours({ source, free: [{ start: 0, end: source.length }] }, context).flatMap((proposal) => {
    if (proposal.confidence !== 'certain') return [];
    if (proposal.field === 'dated_hours') {
      const { from, to, services } = proposal.value;
      return [`${from}..${to} ${services.length === 0 ? 'closed' : 'open'}`];
    }
    if (proposal.field !== 'services') return [];
    const { days, opens, closes } = proposal.value;
    return [`${days.length} days ${opens}-${closes}`];
  });
}

test.each([
  ['en', 'Closed 24, 25 and 26 December.', ['2026-12-24..2026-12-26 closed']],
  [
    'en',
    'Closed December 24, 25 and 31.',
    ['2026-12-24..2026-12-25 closed', '2026-12-31..2026-12-31 closed'],
  ],
  [
    'es',
    'Cerramos el 5, 6 y 8 de diciembre.',
    ['2026-12-05..2026-12-06 closed', '2026-12-08..2026-12-08 closed'],
  ],
  ['fr', 'Fermé les 24, 25 et 26 décembre.', ['2026-12-24..2026-12-26 closed']],
  ['it', 'Chiusi il 1° gennaio.', ['2027-01-01..2027-01-01 closed']],
  ['de', 'Am 24., 25. und 26. Dezember geschlossen.', ['2026-12-24..2026-12-26 closed']],
])('days of one month in %s: %s', (language, source, expected) => {
  expect(read(source, language)).toEqual(expected);
});

test.each([
  ['de', 'Täglich 18 bis 3 Uhr nachts.', ['7 days 18:00-03:00']],
  ['es', 'Todos los días de 20 a 2 de la noche.', ['7 days 20:00-02:00']],
  ['fr', 'Tlj 7h-14h.', ['7 days 07:00-14:00']],
  ['fr', 'Ouvert tous les jours de sept heures à treize heures.', ['7 days 07:00-13:00']],
  ['en', 'Thu to Sat 11am until the dumplings run out.', ['3 days 11:00-null']],
])('hours of the night and ends in words in %s: %s', (language, source, expected) => {
  expect(read(source, language)).toEqual(expected);
});
