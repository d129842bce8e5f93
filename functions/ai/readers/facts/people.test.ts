import { expect, test } from 'vitest';
import { peopleIn } from './people.ts';

const people = (sentence: string) => peopleIn(sentence).map(({ name, role }) => `${name} = ${role}`);

test.each([
  ['Our chef Ana Ruiz grew up in Lima.', ['Ana Ruiz = chef']],
  ['Contact: Ramesh Purohit (owner)', ['Ramesh Purohit = owner']],
  ['Hosts: Pete and Jan Holloway', ['Pete and Jan Holloway = Hosts']],
  ['La cheffe, Josiane Bélanger, travaille avec des fermes', ['Josiane Bélanger = cheffe']],
  ['Küchenchef Herr Nguyen Van Thanh kocht nach Rezepten aus Hue', ['Nguyen Van Thanh = Küchenchef']],
  ['Titolare: Carla Bassi', ['Carla Bassi = Titolare']],
  ['La dueña es Lola Peña', ['Lola Peña = dueña']],
  ['Founded in 2017 by Ada Okafor.', ['Ada Okafor = ']],
  ['gegründet 2017 von Jana Petersen', ['Jana Petersen = ']],
])('a person named with a job is read: %j', (sentence, expected) =>
  expect(people(sentence)).toEqual(expected),
);

test.each([
  'We cook Ethiopian: injera baked every morning',
  'Our former chef Paul Lang left us his knives',
  'Our late chef Peter Marsh planted the vines',
  'Our chef Marco Bellini quit last week.',
  'the landlord, owner Dave Burke, handles the parking',
  'L’ancien patron Yann Le Goff vit en Bretagne',
  'Unser Vorgänger, Wirt Hans Gruber, ging in Rente',
  'Chef Salad 9',
  'our eggs come from Harry Webb up the hill',
  'Karen Ortiz reviewed us in the Gazette',
])('a person who does not work here, or is not clearly named, is not read: %j', (sentence) =>
  expect(people(sentence)).toEqual([]),
);
