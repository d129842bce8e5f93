import { describe, expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';
import { houseNameIn } from './house-name.ts';

function nameIn(text: string): string | undefined {
  const name = houseNameIn(text);
  return name === undefined ? undefined : text.slice(name.start, name.end);
}

function certainName(text: string): string | undefined {
  const given = { region: '', language: '', currency: '', today: '2026-11-22' };
  const { proposals } = readProfile(text, given);
  const name = proposals.find(({ field, confidence }) => field === 'name' && confidence === 'certain');
  return name?.field === 'name' ? name.value : undefined;
}

describe('the name of the house in a message', () => {
  test.each([
    ['hola soy Montse de la panadería Can Ventura en Olot, abrimos a las 7', 'Can Ventura'],
    ['Ciao, sono la Piera della Osteria Tre Noci di Faenza. Mi serve il sito.', 'Osteria Tre Noci'],
    ['ciao, sono Mirko del chiosco Riva Lunga a Cervia, bagno 212', 'Riva Lunga'],
    ['Bodegón "Los Cuñados", San Telmo. Milanesa 9500.', 'Los Cuñados'],
    ['Bonjour, c’est Lucie du Bistrot Le Merle à Nantes.', 'Bistrot Le Merle'],
    ['hi it’s Priya from the deli Salt & Dill on 4th, menu below', 'Salt & Dill'],
    ['Hallo, ich bin Ute vom Gasthof Goldener Hahn in Fulda.', 'Gasthof Goldener Hahn'],
    ['Bonjour, c’est pour la Table du Marché à Vannes, ouvert midi et soir', 'Table du Marché'],
    ['Seit März heißt der Laden „Suppenglück“ und alles ist neu.', 'Suppenglück'],
    ['El local se llama el bar "La Espuela", en la plaza', 'La Espuela'],
    ['Bar Gelateria Nettuno Inh. Luigi Sala, Marktplatz 2, 72764 Reutlingen', 'Bar Gelateria Nettuno'],
    ['Fischhaus Nordkap GmbH\nHafenstr. 3, 24103 Kiel', 'Fischhaus Nordkap'],
    ['Misaki Sushi 岬\n12 Hill Rd\nDaily 11-9', 'Misaki Sushi'],
    ['Accueil  La Carte  Contact\nAuberge du Vieux Pont\n3 rue Haute, Dole', 'Auberge du Vieux Pont'],
    ['Snack La Case en Bois, 14 chemin des Flamboyants, Saint-Leu', 'Snack La Case en Bois'],
    ['We have a farm shop, Barley & Bee, on our land at Orchard Hill', 'Barley & Bee'],
    ['yeah its called Nettle and Thyme we do toasties and soup', 'Nettle and Thyme'],
    ['We are Groot Fontein farm stall and kitchen between Ceres and Tulbagh', 'Groot Fontein'],
    ['Name of the bar = Pete’s. Open at 3', 'Pete’s'],
    ['Estimados: somos la picantería Las Dos Hermanas, mercado central, puesto 7', 'Las Dos Hermanas'],
  ])('%j', (text, expected) => expect(nameIn(text)).toBe(expected));

  test.each([
    'Small taco place right by the pier at Port Lowell, SA. Tacos 5, chips 4.',
    'Cara Silvia, ti mando i prezzi. Pizza 8.',
    'Querida Marta, te paso los precios. Caña 2.',
    'Der Name tut nichts zur Sache, bitte nicht raten. Suppe 5.',
    'Name is still open, will tell you later. Soup 5.',
    'hi im Dave from Leeds, need a page',
    'nous sommes Camille et Antoine, on cuisine le midi',
    'It’s for Christmas, please hurry',
    'Home | Menu | Contact | Gallery',
    'Can you make us a page? We sell soup.',
  ])('is none: %j', (text) => expect(nameIn(text)).toBeUndefined());

  test.each([
    ['Moin! Algenrot ist ein komplett veganes Restaurant in Kiel. Mo zu.', 'Algenrot'],
    ['hiya, Sinead here from Crumbs. cafe in Galway, 6 Druid St.', 'Crumbs'],
    ['Moin, Jens hier vom Fischwagen Kutter Piet, Wochenmarkt Eppendorf Di+Fr.', 'Fischwagen Kutter Piet'],
    ['Website words for Moss & Co, please. We open at 9.', 'Moss & Co'],
    ['Cellar 9. We’re a wine bar first. 200 bottles.', 'Cellar 9'],
    ['NAME Gutterlane\nit’s a bar with 6 lanes\nmon-thu 4-12', 'Gutterlane'],
    [
      'The moon is up at nine. Soup on Fridays. Wood Ember, 5 Hill Rd. Mail: hello@woodember.example',
      'Wood Ember',
    ],
  ])('without a doubt: %j', (text, expected) => expect(certainName(text)).toBe(expected));

  test.each([
    'Website for the wedding, please. Soup 5.',
    'I’m Dave from New York. I cook noodles on Fridays.',
    'Lunch is a buffet. Soup 5.',
    'The place next to Moss & Co, you know it. Soup 5. Mail: hello@barley.example',
  ])('with a doubt it is only proposed: %j', (text) => expect(certainName(text)).toBeUndefined());
});
