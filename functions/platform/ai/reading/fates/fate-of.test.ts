import { expect, test } from 'vitest';
import { fateOf } from './fate-of.ts';

test.each([
  ['eftpos, no surcharge', 'payment'],
  ['efectivo o mercado pago', 'payment'],
  ['bankomat ja, kreditkarte nein', 'payment'],
  ['you can park behind the church', 'parking'],
  ['car park at rear', 'parking'],
  ['entrance behind the church', 'access'],
  ['level access throughout', 'access'],
  ['there is a steep staircase', 'access'],
  ["14 marches a l'entree", 'access'],
  ['disabili: bagno attrezzato', 'access'],
  ['frente a la farmacia', 'house_notes'],
  ['next to the church', 'house_notes'],
])('%j is about %s', (clause, field) => expect(fateOf(clause)).toMatchObject({ type: 'fact', field }));

test.each([
  ['chef-owner tess brannigan (ex eleven madison park)', 'parking'],
  ["lucille retired, now it's her son behind the grill", 'access'],
  ["its nonna's garage", 'parking'],
  ['grilled octopus and lentils', 'payment'],
])('%j is not about %s', (clause, field) => expect(fateOf(clause)).not.toMatchObject({ field }));
