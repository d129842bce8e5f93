import { describe, expect, test } from 'vitest';
import { addresses } from './addresses-in.test-data.ts';

describe('a town alone', () => {
  test.each([
    ['Smokehouse in Lockhart, Texas. Brisket', 'Lockhart, Texas | Lockhart | Texas | '],
    ["We're a wine bar in Bath's Walcot quarter.", 'Bath | Bath |  | '],
    [
      'behind the church in Ludlow, Shropshire. 24 covers',
      'behind the church in Ludlow, Shropshire | Ludlow | Shropshire | ',
    ],
    ['Weinstube Rebstock in Freiburgs Altstadt. 30 Plätze', 'Freiburg | Freiburg |  | '],
    [
      'in the old fire station in Asheville NC. Valet',
      'the old fire station in Asheville NC | Asheville | NC | ',
    ],
    [
      'Auberge à Saint-Cirq-Lapopie (46330), au pied',
      'Saint-Cirq-Lapopie (46330) | Saint-Cirq-Lapopie |  | 46330',
    ],
    ['siamo una trattoria a bologna aperta la sera', 'bologna | bologna |  | '],
  ])('%j', (source, expected) => expect(addresses(source)).toEqual([expected]));

  test.each([
    'She cooked 20 years in London before',
    'we open in May',
    'Mardi : Maussane\nJeudi : Arles',
    'No hay sucursal en Ensenada',
    'pasta as in Naples',
  ])('no town of the house: %j', (source) => expect(addresses(source)).toEqual([]));
});

describe('a street with a town that stands apart', () => {
  test.each([
    ['Bistrot à Dijon, ouvert le soir. 41 rue Monge', '41 rue Monge | Dijon |  | '],
    [
      'Jr. Los Pizarrales 342, Surquillo, Lima. Almuerzo',
      'Jr. Los Pizarrales 342, Surquillo, Lima | Lima |  | ',
    ],
    ['5 Devon St E New Plymouth - curry', '5 Devon St E New Plymouth | New Plymouth |  | '],
    ['Pizzeria in Rosenheim, Innstr. 22. Auch', 'Rosenheim, Innstr. 22 | Rosenheim |  | '],
    [
      'está en Av. Juárez #45, Centro, Tapachula, Chiapas. pura',
      'Av. Juárez #45, Centro, Tapachula, Chiapas | Tapachula | Chiapas | ',
    ],
    ['via Emilia Est 410 Modena, parcheggio', 'via Emilia Est 410 Modena | Modena |  | '],
    ['on Elm Street in downtown Greenville, South Carolina.', 'Elm Street | Greenville | South Carolina | '],
    ['Bar Sport, piazza Garibaldi, Bobbio. Dalle 6', 'piazza Garibaldi, Bobbio | Bobbio |  | '],
    ['pasta on 14 Harcourt Street in Dublin 2. open', '14 Harcourt Street in Dublin 2 | Dublin 2 |  | '],
    ['am hafen 3 in 24103 kiel, neben der fähre', 'am hafen 3 in 24103 kiel | kiel |  | 24103'],
  ])('%j', (source, expected) => expect(addresses(source)).toEqual([expected]));
});

describe('a place in a town that is no street', () => {
  test.each([
    [
      'Chiosco Remo, spiaggia comunale di Bracciano, aperto',
      'spiaggia comunale di Bracciano | Bracciano |  | ',
    ],
    ['das Café im Kulturbahnhof in Wismar, kommt nach', 'Kulturbahnhof in Wismar | Wismar |  | '],
    [
      'a gastropub on the green at Lower Clere, Wiltshire.',
      'the green at Lower Clere, Wiltshire | Lower Clere | Wiltshire | ',
    ],
    ['coffee cart outside the courthouse in Dayton Ohio', 'Dayton Ohio | Dayton | Ohio | '],
  ])('%j', (source, expected) => expect(addresses(source)).toEqual([expected]));
});

describe('a number without a word for the street', () => {
  test.each([
    [
      'Bodegón. San Lorenzo 890, esq. Pinto, Tandil. Desde',
      'San Lorenzo 890, esq. Pinto, Tandil | Tandil |  | ',
    ],
    ['Verde. Soler 2977, Córdoba. Abrimos', 'Soler 2977, Córdoba | Córdoba |  | '],
    ['Zum Netzroller. Am Sportfeld 4, Ginsheim. Mo', 'Am Sportfeld 4, Ginsheim | Ginsheim |  | '],
  ])('%j', (source, expected) => expect(addresses(source)).toEqual([expected]));

  test.each(['Margherita 8, Marinara 7, Diavola 9', 'Combo 12, Pepsi 2', 'Burger 9, Fries 4.'])(
    'a list of dishes has none: %j',
    (source) => expect(addresses(source)).toEqual([]),
  );
});
