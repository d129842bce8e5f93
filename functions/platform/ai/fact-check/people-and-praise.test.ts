import { expect, test } from 'vitest';
import { kindsInPlain, kindsInPrinted } from '#tests/builders/kinds-in-printed.ts';

test.each([
  ['en', 'Marco is in the kitchen tonight.', 'name'],
  ['en', 'Luca greets every guest at the door.', 'name'],
  ['es', 'Marco cocina esta noche.', 'name'],
  ['de', 'Marco steht heute am Herd.', 'name'],
  ['fr', 'Marco est aux fourneaux.', 'name'],
  ['it', 'Marco è ai fornelli.', 'name'],
  ['en', 'Giovanni makes the pasta.', 'name'],
  ['de', 'Paolo kocht heute.', 'name'],
  ['fr', 'Giulia prépare les desserts.', 'name'],
  ['it', 'Lucia impasta ogni mattina.', 'name'],
  ['en', "Antonio's recipe, Ada's hands.", 'name'],
  ['en', 'Ada learned from her grandfather.', 'claim'],
  ['en', 'Little Italy, New York', 'address'],
  ['en', "Chinatown's only trattoria.", 'address'],
  ['en', 'Simply the best.', 'award'],
  ['en', 'Nothing beats our [Carbonara].', 'award'],
  ['de', 'Einfach die Besten.', 'award'],
  ['fr', 'Tout simplement le meilleur.', 'award'],
  ['es', 'Sin duda, los mejores.', 'award'],
  ['it', 'Semplicemente i migliori.', 'award'],
  ['en', 'The talk of the town.', 'award'],
  ['en', 'The pasta everyone is talking about.', 'award'],
  ['en', "Rome's best in New York.", 'award'],
  ['en', 'The king of carbonara.', 'award'],
  ['en', 'We never disappoint.', 'award'],
  ['en', "New York's favorite carbonara.", 'award'],
  ['en', 'You will not find better.', 'award'],
  ['en', 'The gold standard of cacio e pepe.', 'award'],
  ['en', 'We are the best in the business.', 'award'],
])(
  'who is nobody of the record, where it is not, and how it is praised, is found, in %s: %s',
  (language, marked, kind) => {
    expect(kindsInPlain(marked, language)).toContain(kind);
    expect(kindsInPrinted(marked, language)).toContain(kind);
  },
);

test.each([
  ['es', 'Mucho mejor que ayer: [Tiramisù].'],
  ['de', 'Die beste Idee des Tages: [Carbonara].'],
  ['en', 'Ada Rossi cooks the way her grandmother taught her.'],
  ['en', 'Simply good pasta.'],
  ['en', 'The best thing you can do tonight is eat.'],
  ['en', 'Roman cooking, New York appetite.'],
  ['en', 'Mark your calendar for [Carbonara].'],
  ['en', 'Will tonight be the night? [Carbonara].'],
  ['en', 'Frank talk: [Tiramisù] is dessert.'],
  ['en', 'Nothing beats a good night out.'],
  ['en', 'Nothing beats the smell of rain and [Carbonara].'],
  ['en', 'Simply the best way to end a day: [Tiramisù].'],
  ['en', 'Your friends are simply the best company.'],
  ['en', 'You are the best. Come by.'],
  ['en', 'All the best from all of us at [Osteria Lupo].'],
  ['en', 'Grandpa jokes are welcome, [Carbonara] is better.'],
  ['en', 'Your grandfather would ask for more.'],
  ['en', 'Old friends, new jokes, [Carbonara].'],
  ['en', 'The last bite is the best one.'],
  ['en', 'East of hunger, west of dessert.'],
  ['en', 'Robin said it first: order the [Carbonara].'],
  ['fr', 'Petit appétit ou grande faim : [Carbonara].'],
  ['es', 'El mejor plan: [Carbonara].'],
  ['de', 'Wen bringst du mit?'],
  ['it', 'Vera fame? [Carbonara].'],
  ['it', 'Serena notte e [Tiramisù].'],
  ['it', 'Il meglio viene dopo: [Tiramisù].'],
  ['en', 'Ask Ada for her favorite fork.'],
  ['en', 'Ada is at the stove, as always.'],
  ['en', "Ada's grandmother would nod."],
  ['en', 'Ada and her grandmother agree on pepper.'],
])('nobody and nothing of the house is meant, or the record says it, in %s: %s', (language, marked) => {
  expect(kindsInPlain(marked, language)).toEqual([]);
  expect(kindsInPrinted(marked, language)).toEqual([]);
});
