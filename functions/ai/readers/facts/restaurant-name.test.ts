import { describe, expect, test } from 'vitest';
import { nameBefore, readRestaurantName } from './restaurant-name.ts';

function nameIn(text: string): string | undefined {
  const name = readRestaurantName(text);
  return name === undefined ? undefined : text.slice(name.start, name.end);
}

describe('the name of the restaurant', () => {
  test.each([
    ['Name: Sprout & Bun\nWhat: vegan burger joint', 'Sprout & Bun'],
    ['Restaurant: Himalaya Momo House | Cuisine: Nepali', 'Himalaya Momo House'],
    ['SCHEDA LOCALE\nInsegna: Officina Salina\nCosa facciamo: cucina di mare', 'Officina Salina'],
    ['Name of the bar = Pete’s. Open at 3', 'Pete’s'],
    ['osteria vegetariana a bologna. nome: Radicchio. via del pratello 88', 'Radicchio'],
  ])('is read after a label: %j', (text, name) => expect(nameIn(text)).toBe(name));

  test.each([
    ['Our place is called Sunday Kitchen. Brunch every day 9-3.', 'Sunday Kitchen'],
    ['Nuestra cevichería se llama Mar Abierto. Estamos en Lima.', 'Mar Abierto'],
    ['Notre crêperie s’appelle « la petite heure bleue », rue Joffre', 'la petite heure bleue'],
    ['Wir kochen Suppe. Unser Laden heißt „Suppenglück“.', 'Suppenglück'],
    ['La nostra osteria si chiama Tre Noci, siamo a Faenza', 'Tre Noci'],
    ['A bakery named Salt and Smoke in Leeds', 'Salt and Smoke'],
    ['Nos llamamos Lo de Cacho. Av. San Juan 2840', 'Lo de Cacho'],
    ['ristorante di pesce "Lo Scoglio", lungomare Giardina 21', 'Lo Scoglio'],
  ])('is read after "is called", and in quotes after a kind: %j', (text, name) =>
    expect(nameIn(text)).toBe(name),
  );

  test.each([
    ['Harbor Crab Deck\n8 Shore Rd\nCrab $20', 'Harbor Crab Deck'],
    ['LAO KITCHEN\n88 Queen St. chef Somchai Vong.', 'LAO KITCHEN'],
    ['Hiya, we’re The Crooked Billet, a village pub in Wiltshire.', 'The Crooked Billet'],
    ['Lotus Hill is a dessert place. Mango ice 5.', 'Lotus Hill'],
    ['Moss & Rye | Bakery | Bristol', 'Moss & Rye'],
    ['Mar y Sol, marisquería en Cádiz', 'Mar y Sol'],
  ])('is read from the first line, or before the kind of place: %j', (text, name) =>
    expect(nameIn(text)).toBe(name),
  );

  test.each([
    'Diner in Reno. Mon-Thu 11am-9pm, Fri 11am-10pm\nClub sandwich $11',
    'Looking for a website. My name is Beth Lane and we have no name yet for the cafe.',
    'Our chef is called Marco Bello. We bake bread',
    'Tacos and more. It used to be called Mama Put until last year',
    'El local de antes se llamaba Can Pep',
    'Unser altes Lokal heißt Krone. Wir backen Brot',
    'LUNCH MENU (Mon-Fri)\nClub 13',
    'Mo, Di, Do, Fr 8-18, Sa 8-13',
    'Horario: mediodía 13:30-16:00 todos los días',
    'nous sommes Camille et Antoine, on cuisine le midi',
    'Home | Menu | Contact | Gallery',
    'Cuisine: Northern Italian',
    'Name: ask Siobhán??\nEircode: F92 X0X0',
    'Käsespätzle (A,C,G) vegetarisch 11,90\nWiener Schnitzel (A,C,G) 15,90',
    'Querida Marta,\nte paso los precios. Caña 2.',
  ])('is not read without a clear form: %j', (text) => expect(nameIn(text)).toBeUndefined());

  test('is read before the address', () => {
    const text = 'The moon is up at nine. Pollock & Daughters, 9 Harbour Row';
    const name = nameBefore(text, text.indexOf('9 Harbour'));
    expect(name && text.slice(name.start, name.end)).toBe('Pollock & Daughters');
  });
});
