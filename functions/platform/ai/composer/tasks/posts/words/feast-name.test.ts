import { expect, test } from 'vitest';
import { OCCASIONS } from '#shared/domain/food-calendar/occasions-between.ts';
import {
  englishFeast,
  frenchFeast,
  germanFeast,
  italianFeast,
  onSpanishFeast,
  spanishFeast,
} from './feast-name.ts';

test.each([
  [frenchFeast, 'Fête des Pères', 'la fête des Pères'],
  [frenchFeast, 'Saint-Sylvestre', 'la Saint-Sylvestre'],
  [frenchFeast, 'Jour de l’an', 'le jour de l’an'],
  [frenchFeast, '1er Mai', 'le 1er Mai'],
  [frenchFeast, 'Assomption', 'l’Assomption'],
  [frenchFeast, 'l’Épiphanie', 'l’Épiphanie'],
  [frenchFeast, 'Noël', 'Noël'],
  [spanishFeast, 'Día de la Madre', 'el Día de la Madre'],
  [spanishFeast, 'Navidad', 'Navidad'],
  [onSpanishFeast, 'Día de la Madre', 'el Día de la Madre'],
  [onSpanishFeast, 'Nochebuena', 'en Nochebuena'],
  [onSpanishFeast, 'Fiesta Nacional', 'en la Fiesta Nacional'],
  [italianFeast, 'Festa della mamma', 'la Festa della mamma'],
  [italianFeast, 'Vigilia di Natale', 'la Vigilia di Natale'],
  [italianFeast, 'Pasqua', 'Pasqua'],
  [germanFeast, 'Erster Mai', 'der Erste Mai'],
  [germanFeast, 'Muttertag', 'Muttertag'],
  [englishFeast, 'Fourth of July', 'the Fourth of July'],
  [englishFeast, 'Easter Sunday', 'Easter Sunday'],
])('%o names %s within a sentence as %s', (nameOf, name, said) => expect(nameOf(name)).toBe(said));

test('no name of the calendar is left with a French or Italian noun that needs an article', () => {
  const bare = OCCASIONS.flatMap(({ names }) => [frenchFeast(names.fr), italianFeast(names.it)]).filter(
    (name) => /^(?:Fête|Journée|Jour|Festa|Giornata|Giorno|Vigilia) /.test(name),
  );
  expect(bare).toEqual([]);
});
