import { describe, expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

function read(text: string, region: string) {
  const context = { region, language: '', currency: '', today: '2026-11-22' };
  const { proposals, not_for_guests } = readProfile(text, context);
  const certain = proposals.filter(({ confidence }) => confidence === 'certain');
  return {
    values: (field: string) =>
      certain.flatMap((one) =>
        one.field === field
          ? [typeof one.value === 'string' ? one.value : 'name' in one.value ? one.value.name : one.value]
          : [],
      ),
    printed: certain.map(({ words }) => words).join(' | '),
    hidden: not_for_guests.map(({ words }) => words).join(' | '),
  };
}

const FORM = `Wie heißt Ihr Betrieb? Rösterei Mokka
Wo? Altstadtring 6, 99084 Erfurt
Wann geöffnet? Montag bis Freitag von 8 bis 17 Uhr
Was kostet was? Espresso 2,40 €, Kuchen 4,20 €
Wer? Röstmeister Holger Bündner
Wie bezahlen? Bar und Karte
Reservierung? Nein
Was soll nicht drauf? Dass wir 2027 umziehen`;

describe('a list of questions and answers', () => {
  test('says what each answer is about', () => {
    const { values, printed, hidden } = read(FORM, 'DE');
    expect(values('name')).toEqual(['Rösterei Mokka']);
    expect(values('payment')).toEqual(['Bar und Karte']);
    expect(values('people')).toEqual(['Holger Bündner']);
    expect(values('dishes')).toEqual(['Espresso', 'Kuchen']);
    expect(values('booking')).toMatchObject([{ policy: 'not_taken' }]);
    expect(printed).not.toMatch(/umziehen|heißt|\?/);
    expect(hidden).toContain('Dass wir 2027 umziehen');
  });

  test('one question alone is none', () => {
    expect(read('Hungry? We bake all night. Bread 5, rolls 1.50, cake 4.', 'US').printed).toContain(
      'bake all night',
    );
  });
});

test('of a copied conversation only what the owner wrote is read', () => {
  const { values, printed } = read(
    `[9:02 AM] Marta: can you send the stuff
[9:05 AM] Lety: its Panaderia Luna
[9:06 AM] Lety: open 5am to 7pm mon-sat, closed sunday
[9:07 AM] Lety: conchas 1.25, orejas 1.50, tamales 16`,
    'US',
  );
  expect(values('name')).toEqual(['Panaderia Luna']);
  expect(values('dishes')).toEqual(['Conchas', 'Orejas', 'Tamales']);
  expect(printed).not.toMatch(/9:0|Marta|send the stuff/);
});
