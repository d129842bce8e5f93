import { expect, test } from 'vitest';
import { fateOf } from './fate-of.ts';

test.each([
  ['eftpos, no surcharge', 'payment'],
  ['efectivo o mercado pago', 'payment'],
  ['bankomat ja, kreditkarte nein', 'payment'],
  ['you can park behind the church', 'parking'],
  ['car park at rear', 'parking'],
  ["there's a lot behind", 'parking'],
  ['lot behind the building', 'parking'],
  ['off-street parks behind', 'parking'],
  ['se aparca en el pinar', 'parking'],
  ['cochera en la esquina', 'parking'],
  ['on se gare sur la place', 'parking'],
  ['parcheggio coperto per gli ospiti', 'parking'],
  ['12 p vor dem haus', 'parking'],
  ['parkieren beim gemeindehaus', 'parking'],
  ['entrance behind the church', 'access'],
  ['level access throughout', 'access'],
  ['there is a steep staircase', 'access'],
  ["14 marches a l'entree", 'access'],
  ['disabili: bagno attrezzato', 'access'],
  ['frente a la farmacia', 'house_notes'],
  ['next to the church', 'house_notes'],
  ['parked behind the bank', 'house_notes'],
  ['new york-style pizza', 'story'],
  ['neapolitan style dough', 'story'],
  ['everything is served family style', 'story'],
])('%j is about %s', (clause, field) => expect(fateOf(clause)).toMatchObject({ type: 'fact', field }));

test.each([
  ['chef-owner tess brannigan (ex eleven madison park)', 'parking'],
  ["lucille retired, now it's her son behind the grill", 'access'],
  ["its nonna's garage", 'parking'],
  ['grilled octopus and lentils', 'payment'],
  ['we park at the brewery', 'parking'],
  ['find us in the parking lot of the tire shop', 'parking'],
  ['parcheggio: auguri', 'parking'],
  ['parking: good luck', 'parking'],
  ['we do a lot of vegan dishes', 'parking'],
  ['sorry we are a lot behind schedule', 'parking'],
  ['our kids love the parks in town', 'parking'],
  ['12 p. m. to 3 p. m.', 'parking'],
])('%j is not about %s', (clause, field) => expect(fateOf(clause)).not.toMatchObject({ field }));

test.each([
  'rustic style',
  'french bistro style website',
  'old school diner style lettering',
  'southern-style bbq with a modern look please',
  'give it a fresh look',
])('%j is a wish for the page', (clause) => expect(fateOf(clause)).toEqual({ type: 'wish' }));

test.each(['our bank says no', 'the bank wants its money'])('%j is not for guests', (clause) =>
  expect(fateOf(clause)).toMatchObject({ type: 'not for guests' }),
);
