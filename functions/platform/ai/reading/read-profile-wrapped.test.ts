import { describe, expect, test } from 'vitest';
import { readProfile } from './read-profile.ts';
import { readProfileTask } from './read-profile-task.ts';

const context = { region: 'US', language: '', currency: '', today: '2026-03-02' };
const read = (text: string) => readProfile(text, context);

const LINES = [
  'Osteria Lupo is a small house in Brooklyn, and the two of us are a family-',
  'owned trattoria. We bake our bread every morning before the sun is up, in a',
  'wood oven that my grandfather built in 1952, when my grandfather',
  'bought the building. Dogs are welcome on the terrace. Cash only.',
];
const PARAGRAPH = LINES.join('\n');
const JOINED = PARAGRAPH.replace('-\n', '-').replaceAll('\n', ' ');
/** As mail is encoded: a line ends anywhere, and "=" says that it goes on. */
const ENCODED = JOINED.replace(/.{75}/g, '$&=\n');
const MENU = 'Margherita $12\nDiavola $14\nTiramisu $8';
const ADDRESS = 'Osteria Lupo\n12 Court Street\nBrooklyn, NY 11201';

const said = (text: string) => read(text).proposals.map(({ field, value }) => ({ field, value }));

describe('a paragraph that was wrapped at the end of lines', () => {
  test.each([
    ['\\n', PARAGRAPH],
    ['\\r\\n', LINES.join('\r\n')],
    ['a blank and \\n', LINES.join(' \n')],
    ['the sign of encoded mail', ENCODED],
  ])('says what it says on one line, with lines that end in %s', (_, text) => {
    expect(said(text)).toEqual(said(JOINED));
  });

  test.each([
    [PARAGRAPH, 'family-\nowned'],
    [ENCODED, 'family-o=\nwned'],
  ])('is quoted as it was sent', (paragraph, quoted) => {
    const facts = { text: `${paragraph}\n\n${MENU}`, context };
    const reading = readProfileTask.compose(facts);
    expect(() => readProfileTask.check(reading, facts)).not.toThrow();
    expect(reading.proposals.map(({ words }) => words).join('\n')).toContain(quoted);
  });

  test('leaves the lines of a menu and of an address below it alone', () => {
    const { proposals } = read(`${PARAGRAPH}\n\n${MENU}\n\n${ADDRESS}`);
    const values = (field: string) =>
      proposals.filter((one) => one.field === field).map(({ value }) => value);
    expect(values('dishes')).toMatchObject([
      { name: 'Margherita', price: '$12' },
      { name: 'Diavola', price: '$14' },
      { name: 'Tiramisu', price: '$8' },
    ]);
    expect(values('address')).toContainEqual(expect.objectContaining({ street: '12 Court Street' }));
  });
});
