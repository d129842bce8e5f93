import { describe, expect, test } from 'vitest';
import { isNamedForJob, peopleIn } from './people.ts';

const people = (sentence: string) => peopleIn(sentence).map(({ name, role }) => [name, role].join(' = '));

describe('people whom a sentence names', () => {
  test.each([
    [
      'Owner Abdul Karim & head chef Mohammed "Mo" Hussain.',
      ['Abdul Karim = Owner', 'Mohammed "Mo" Hussain = head chef'],
    ],
    ['My grandpa Arne started it and me and my sister Britt run it now.', ['Arne = ', 'Britt = ']],
    ['Contact: Ramesh Purohit (owner)', ['Ramesh Purohit = owner']],
    ['Your hosts: Pete & Jan Holloway', ['Pete & Jan Holloway = hosts']],
    ['Nicole does the coffee, Hemi does the food.', ['Nicole = ', 'Hemi = ']],
    ['my mom cooks her name is Kim Soon-ja and i do the front.', ['Kim Soon-ja = ']],
    ['chef-owner Tess Brannigan (ex Eleven Madison Park).', ['Tess Brannigan = chef-owner']],
    ['Cacho Benítez parrillero hace 40 años', ['Cacho Benítez = parrillero']],
    ['La cheffe, Josiane Bélanger, travaille avec des fermes', ['Josiane Bélanger = cheffe']],
    ['il pizzaiolo è mio cugino Ciro Esposito', ['Ciro Esposito = pizzaiolo']],
    ['Gestito da Nadia e Fabio Pedrazzini', ['Nadia e Fabio Pedrazzini = ']],
    ['Beppe sta in cucina dal 1979, la moglie Lella ai dolci.', ['Beppe = ', 'Lella = ']],
    ['Küchenchef Herr Nguyen Van Thanh kocht nach Rezepten aus Hue', ['Nguyen Van Thanh = Küchenchef']],
    ['In der Küche steht Jonas Weber', ['Jonas Weber = ']],
    ['Lo abrimos Lola Peña y Tomás Ruiz en 2012.', ['Lola Peña = ', 'Tomás Ruiz = ']],
    ['gegründet 2017 von Jana Petersen & Mo Yilmaz', ['Jana Petersen = ', 'Mo Yilmaz = ']],
    ['Pächterin ist seit 2021 Nadja Iten.', ['Nadja Iten = Pächterin']],
    ['Al bar c’è Alessia Riva.', ['Alessia Riva = ']],
    ['now run by grandson Vinay Rao', ['Vinay Rao = ']],
    ['Fondatrice : Aurélie Castex', ['Aurélie Castex = Fondatrice']],
    ['Jess Okafor bakes, Dan Miller pulls the espresso.', ['Jess Okafor = ', 'Dan Miller = ']],
    ['My grandparents Walt and Edna Lindqvist opened it.', ['Walt and Edna Lindqvist = ']],
    ['tenue par Nadège et Yann Le Goff', ['Nadège et Yann Le Goff = ']],
    ['Der Koch Hans Müller und seine Frau Maria führen das Haus.', ['Hans Müller = Koch', 'Maria = ']],
    ['Lleva el local Rocío Herrera con su hija Triana.', ['Rocío Herrera = ', 'Triana = ']],
  ])('%j', (sentence, expected) => expect(people(sentence)).toEqual(expected));

  test.each([
    'We cook Ethiopian: injera baked every morning',
    'We host Italian nights in winter',
    'Our former chef Paul Lang left us his knives',
    "L'ancien patron Le Goff vit en Bretagne",
    'Unser Vorgänger, Wirt Hans Gruber, ging in Rente',
    'the landlord, owner Dave Burke, handles the parking',
    'Sehr geehrter Herr Lang,',
    'our eggs come from Harry Webb up the hill',
    'Les huîtres viennent de Paul Tarrou à Bouzigues.',
    'Vino di Cantina Rossi, formaggi di Gino Serra.',
    'Mia nonna Elvira Conti, morta nel 1998, cucinava qui.',
    'Brigitte Bardot y a dîné en 1967.',
    'Wedding of Laura Bell and Sam Cole on 3 May: closed.',
    'Our late chef Peter Marsh planted the vines',
    'Red House serves Peranakan food',
    'Eggs from Bill Miller Farm, coffee by Dan Parker',
    'Karen Ortiz reviewed us in the Gazette',
    "Neal's Yard cheeses and Rosa Garden salad",
    'A mural of Frank Sinatra watches over San Antonio Street',
  ])('nobody of the house: %j', (sentence) => expect(people(sentence)).toEqual([]));
});

test.each([
  ['Owner Cormac Devane is usually the one pouring.', true],
  ['Our chef Marco Bellini quit last week.', false],
  ['Our chef Marco is from Bari.', false],
])('whether a whole name stands for a job of the house: %j', (sentence, isNamed) => {
  expect(peopleIn(sentence).some((person) => isNamedForJob(person, sentence))).toBe(isNamed);
});
