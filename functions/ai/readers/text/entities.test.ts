import { expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';
import { decoded } from './entities.ts';

const CONTEXT = { region: 'IT', language: '', currency: '', today: '2026-11-23' };

test.each([
  ['Caf&eacute; &amp; Bar', 'Café & Bar'],
  ['&euro; 11 &ndash; d&#39;asino', "€ 11 – d'asino"],
  ['&#x20AC;5 &frac12; lb', '€5 ½ lb'],
])('%s is read as %s', (source, text) => {
  expect(decoded(source)?.text).toBe(text);
});

test.each(['fish &chips; 12', 'a &lt;b&gt;', 'R&D; &#7; &#xd800;', 'plain'])('%s stays', (source) => {
  expect(decoded(source)).toBeUndefined();
});

test('decoded text has its characters, and its words are in the source', () => {
  const text =
    '<ul><li>Soup &euro; 6</li><li>P&acirc;t&eacute; &euro; 9</li><li>Rag&ugrave; &euro; 11</li></ul><p>Chiuso luned&igrave;.</p>';
  const { proposals } = readProfile(text, CONTEXT);
  expect(
    proposals.flatMap(({ field, value }) => (field === 'dishes' ? `${value.name} ${value.price}` : [])),
  ).toEqual(['Soup € 6', 'Pâté € 9', 'Ragù € 11']);
  expect(proposals).toContainEqual(expect.objectContaining({ field: 'closed_days', value: 'monday' }));
  for (const { start, end, words } of proposals) expect(text.slice(start, end)).toBe(words);
});
