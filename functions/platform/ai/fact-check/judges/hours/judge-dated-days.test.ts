import { describe, expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { createFactCheck } from '../../create-fact-check.ts';

/** Closed on Christmas, open from noon to four on Thanksgiving; last orders at ten, closed at eleven. */
const base = aProfile();
const profile = aProfile({
  services: base.services.map((service) => ({ ...service, last_seating: '22:00' })),
  dated_hours: [
    ...base.dated_hours,
    {
      name: 'Thanksgiving',
      from: '2026-11-26',
      to: '2026-11-26',
      services: [{ opens: '12:00', closes: '16:00' }],
      note: '',
    },
  ],
});
const kindsIn = (text: string, language: string) =>
  createFactCheck({ language, names: ['Osteria Lupo'], profile, said: [] })(text).map(({ kind }) => kind);

describe('a day with hours of its own', () => {
  test.each([
    ['en', 'We are open on Christmas Day.'],
    ['en', 'Join us on Christmas Day for carbonara.'],
    ['en', 'Christmas Day dinner is served.'],
    ['en', 'Open December 25.'],
    ['en', 'Open for lunch on Christmas Day.'],
    ['en', 'Closed on Thanksgiving.'],
    ['en', 'Open on Thanksgiving from 6 PM to 11 PM.'],
    ['en', 'Thanksgiving dinner until 11 PM.'],
    ['es', 'El día de Navidad abrimos.'],
    ['es', 'Abrimos el 25 de diciembre.'],
    ['es', 'Cerrado el Día de Acción de Gracias.'],
    ['fr', 'Nous sommes ouverts le jour de Noël.'],
    ['fr', 'Ouvert le 25 décembre.'],
    ['it', 'Siamo aperti a Natale.'],
    ['it', 'Aperti il 25 dicembre.'],
    ['de', 'An Weihnachten geöffnet.'],
    ['de', 'Am 25. Dezember geöffnet.'],
  ])('is not said to be otherwise, in %s: %s', (language, text) => {
    expect(kindsIn(text, language)).not.toEqual([]);
  });

  test.each([
    ['en', 'Closed on Christmas Day.'],
    ['en', 'We are closed on December 25.'],
    ['en', 'Open on Thanksgiving from noon to four.'],
    ['en', 'Thanksgiving lunch from 12 to 4 PM.'],
    ['en', 'On Thanksgiving we close at 4 PM.'],
    ['en', 'Join us on Thanksgiving for carbonara.'],
    ['en', 'Merry Christmas! Carbonara is back on Saturday.'],
    ['en', 'Christmas shopping done? Come in for carbonara.'],
    ['en', 'Come by before Christmas for carbonara.'],
    ['en', 'Open your Christmas presents, then dream of tiramisù.'],
    ['es', 'Cerrado el día de Navidad.'],
    ['fr', 'Fermé le jour de Noël.'],
    ['it', 'Chiusi a Natale.'],
    ['de', 'An Weihnachten geschlossen.'],
  ])('is said to be as it is, in %s: %s', (language, text) => {
    expect(kindsIn(text, language)).toEqual([]);
  });
});

describe('last orders and the end of the day', () => {
  test.each(['Last orders at eleven.', 'Last seating at 11 PM.', 'Open until 10 PM.', 'We close at 10 PM.'])(
    'are not taken for each other: %s',
    (text) => expect(kindsIn(text, 'en')).toContain('time'),
  );

  test.each([
    'Last orders at ten.',
    'Last seating at 10 PM.',
    'Open until 11 PM.',
    'The kitchen cooks until 10 PM.',
    'Dinner from 6 PM to 11 PM.',
  ])('are said each of its own hour: %s', (text) => expect(kindsIn(text, 'en')).toEqual([]));
});
