import { describe, expect, test } from 'vitest';
import { houseNameIn } from './house-name.ts';

function nameIn(text: string): string | undefined {
  const name = houseNameIn(text);
  return name === undefined ? undefined : text.slice(name.start, name.end);
}

describe('the name of the house', () => {
  test.each([
    ["G'day, Bluegum Espresso in Fitzroy, 117 Gertrude St, Fitzroy VIC 3065", 'Bluegum Espresso'],
    ['Guten Tag, wir sind das Wirtshaus Zur Linde in Bamberg, Obere Sandstraße 14', 'Wirtshaus Zur Linde'],
    ["Hiya, we're The Crooked Billet, a village pub in Wiltshire.", 'The Crooked Billet'],
    ['Namaste, our restaurant Annapurna Bhavan is a pure vegetarian restaurant.', 'Annapurna Bhavan'],
    ['Subject: website for my restaurant\n\nHello,\nRestaurant: Addis Table\nType: Ethiopian', 'Addis Table'],
  ])('is no greeting and no head of a letter: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  test.each([
    ['Panadería y cafetería en Valencia. Se llama Pa i Sal.', 'Pa i Sal'],
    ['ristorante di pesce a Cefalù "Lo Scoglio", lungomare Giardina 21.', 'Lo Scoglio'],
    ['Restaurant libanais à Montréal : Chez Samira, 5230 boul. Saint-Laurent', 'Chez Samira'],
    [
      'Je voudrais un site pour ma boulangerie à Nantes, « Le Fournil de Jeanne », rue Joffre',
      'Le Fournil de Jeanne',
    ],
    ['curry house leeds, name spice bazaar, halal, open every day', 'spice bazaar'],
    ['Closed in July. Clam shack, Captain Lou’s, 5 Wharf Rd, Wellfleet', 'Captain Lou’s'],
    ['I have a bakery, Flour Child Bakery. We do sourdough.', 'Flour Child Bakery'],
  ])('stands before or behind what describes the place: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  test.each([
    ['I run Kowalczyk’s Pierogi House at 2214 Eastern Ave, Toledo', 'Kowalczyk’s Pierogi House'],
    ['nous sommes Camille et Antoine Lefèvre, nous tenons un bistrot', undefined],
  ])('holds no address and no people: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });
});
