import { expect, test } from 'vitest';
import { topicClauses } from './topic-clauses.ts';

test.each([
  ['Sourdough bread, dogs welcome, patio out back', ['Sourdough bread', 'dogs welcome', 'patio out back']],
  [
    'Hausgemachter Kuchen, Frühstück bis 14 Uhr, Hunde willkommen.',
    ['Hausgemachter Kuchen, Frühstück bis 14 Uhr', 'Hunde willkommen'],
  ],
  [
    'Hausgemachter Kuchen, Hunde willkommen, Terrasse.',
    ['Hausgemachter Kuchen', 'Hunde willkommen', 'Terrasse'],
  ],
  ['Counter seating, walk-ins welcome', ['Counter seating', 'walk-ins welcome']],
])('a note outside the FAQ topics is its own clause: %s', (sentence, clauses) => {
  expect(topicClauses(sentence)).toEqual(clauses);
});

test.each([
  'Sundays, live music on the patio',
  'If the weather is nice, live music on the patio',
  'Samstags, Livemusik auf der Terrasse',
  'Le samedi, musique live en terrasse',
  'Los viernes, música en vivo en la terraza',
])('a clause stays with the clause it introduces: %s', (sentence) => {
  expect(topicClauses(sentence)).toEqual([sentence]);
});

test.each(['Weddings, showers, catering available', 'Our kitchen is small, dogs wait outside'])(
  'a sentence about one topic stays whole: %s',
  (sentence) => {
    expect(topicClauses(sentence)).toEqual([sentence]);
  },
);
