import { describe, expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

const CONTEXT = { region: '', language: '', currency: '', today: '2026-11-22' };

function read(text: string) {
  const { proposals } = readProfile(text, CONTEXT);
  const certain = proposals.filter(({ confidence }) => confidence === 'certain');
  return {
    dishes: certain.flatMap(({ field, value }) =>
      field === 'dishes' ? [`${value.name} ${value.price}`] : [],
    ),
    words: certain.map(({ field, value }) => (field === 'dishes' ? '' : JSON.stringify(value))).join(' | '),
  };
}

describe('a later price stands in the place of the earlier one', () => {
  test.each([
    [
      'Krakauer 4,50 €\nErbsensuppe 5,50 €\nPommes 3 €\nMoment, die Krakauer kostet jetzt 4,80 €.',
      'Krakauer 4,80 €',
    ],
    [
      'Suppe 5,80\nForelle Müllerin 19,80\nKirsch 5,20\nAch so, die Forelle ist bei 20,80.',
      'Forelle Müllerin 20,80',
    ],
    [
      "Mapo tofu 11, poulet gong bao 13, nouilles 10. Le poulet c'est 14 maintenant pardon.",
      'Poulet gong bao 14',
    ],
    ['Empanadas 2,50, tortilla 8, vino 3. Ahora la tortilla son 9.', 'Tortilla 9'],
    ['Margherita 7, diavola 9, birra 4. Scusate, la diavola viene 9,50.', 'Diavola 9,50'],
    ['Burger 12\nFries 4\nShake 6\nActually the shakes are 6.50.', 'Shake 6.50'],
    ['Soup 9, cake 8, tea 6. Oh and the tea is 5.', 'Tea 5'],
  ])('%s', (text, expected) => {
    const { dishes } = read(text);
    expect(dishes).toContain(expected);
    expect(dishes).toHaveLength(3);
  });
});

test('an old price is not printed in words either', () => {
  const { dishes, words } = read('Soup of the day 6.50 (was 6 till last month), roll 7, scone 3.20.');
  expect(dishes.join(' ')).not.toContain('was 6');
  expect(words).not.toContain('was 6');
});

test('a word that begins a correction is no part of a dish', () => {
  const { dishes } = read('Tee 4, Kaffee 3, Kakao 4. Ach so, Käsekuchen 4,50.');
  expect(dishes.join(' ')).not.toContain('Ach so');
});

describe('what only sounds like a correction changes no price', () => {
  test.each([
    'Burger 12, fries 4, shake 6. No reservations, 20 seats.',
    'Burger 12, fries 4, shake 6. We are now 12 people in the kitchen.',
    'Burger 12, fries 4, shake 6. Oh, we close at 9.',
    'Burger 12, fries 4, shake 6. Sorry, only 8 tables.',
    'Burger 12, fries 4, shake 6. Now in our 30th year.',
    'Burger 12, fries 4, shake 6. No under 18s after seven.',
    'Burger 12, fries 4, shake 6. Wait for a seat, there are 14.',
    'Burger 12, fries 4, shake 6. The burger is 200 g of beef.',
    'Burger 12, fries 4, shake 6. Ahora somos 4 hermanos.',
    'Burger 12, fries 4, shake 6. Jetzt auch mit 3 Sorten Senf.',
  ])('%s', (text) => {
    expect(read(text).dishes).toEqual(expect.arrayContaining(['Burger 12', 'Fries 4', 'Shake 6']));
  });
});
