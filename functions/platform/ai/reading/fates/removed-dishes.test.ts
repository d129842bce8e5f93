import { describe, expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

const CONTEXT = { region: '', language: '', currency: '', today: '2026-11-22' };

function dishesIn(text: string): string[] {
  return readProfile(text, CONTEXT).proposals.flatMap(({ field, value, confidence }) =>
    field === 'dishes' && confidence === 'certain' ? [value.name] : [],
  );
}

describe('a dish that is taken off is not printed, the others are', () => {
  test.each([
    ['Raw oysters 3, lobster roll 32, chowder 9, steamers 24. Scratch the steamers, red tide.', 'Steamers'],
    [
      'Salmorejo 5, carrillada 9, ortiguillas 12. Ah, las ortiguillas quítalas que ya no me las traen.',
      'Ortiguillas',
    ],
    [
      "Couscous poulet 14, tajine citron 17, pastilla 9. Le tajine citron je l'ai enlevé de la carte.",
      'Tajine citron',
    ],
    ['Crostini 7, tartufo 14, peposo 16. Togliete il tartufo, non è stagione.', 'Tartufo'],
    ['Suppe 5, Forelle 19, Kuchen 4. Streicht die Forelle bitte raus.', 'Forelle'],
    ['Soup 6, apple pie 5, tea 2. Apple pie is off until fall.', 'Apple pie'],
    ['Smash single 8, fries 4, shake 6. The machine is dead so scrap shakes till I say.', 'Shake'],
  ])('%s', (text, removed) => {
    const dishes = dishesIn(text);
    expect(dishes).not.toContain(removed);
    expect(dishes.length).toBeGreaterThanOrEqual(2);
  });
});

describe('what sounds like it takes nothing off', () => {
  test.each([
    'Soup 6, apple pie 5, tea 2. We take the pie seriously.',
    'Soup 6, apple pie 5, tea 2. No more than 6 people a table.',
    'Soup 6, apple pie 5, tea 2. Take the stairs to the roof.',
    'Soup 6, apple pie 5, tea 2. Drop by any time.',
    'Sopa 5, pan 2, vino 3. Quita el sombrero al entrar.',
    'Sopa 5, pan 2, vino 3. Ya no hay mesas el sábado.',
    'Suppe 5, Brot 3, Wein 4. Das Brot ist aus dem Holzofen.',
    'Suppe 5, Brot 3, Wein 4. Der Wein ist aus Franken.',
    'Pane 4, vino 3, torta 5. Togliete le scarpe.',
    'Soupe 6, pain 2, tarte 5. Le pain est retiré du four à 6 h.',
  ])('%s', (text) => {
    expect(dishesIn(text)).toHaveLength(3);
  });
});
