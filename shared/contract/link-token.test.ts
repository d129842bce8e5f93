import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkToken, withoutMailMarks } from './link-token.ts';

const TOKEN = 'c0ffee11223344556677889900aabbccddeeff00112233445566778899aabb3d';
const [START, END] = [TOKEN.slice(0, 30), TOKEN.slice(30)];

describe('the token of an emailed link', () => {
  test.each([
    ['a period at the end of a sentence', `${TOKEN}.`],
    ['a closing bracket', `${TOKEN}>`],
    ['brackets around it', `<${TOKEN}>`],
    ['a bracket as a reference', `${TOKEN}&gt;`],
    ['a comma and the next words', `${TOKEN}, thank you`],
    ['quotation marks', `“${TOKEN}”`],
    ['a parenthesis', `${TOKEN})`],
    ['a space before it', ` ${TOKEN}`],
    ['encoded spaces', `%20${TOKEN}%20`],
    ['a line break within it', `${START}\r\n${END}`],
    ['an encoded line break within it', `${START}%0D%0A${END}`],
    ['a line break that was encoded twice', `${START}%250A${END}`],
    ['a line break of a quoted reply', `${START}\n> ${END}`],
    ['a soft line break of quoted-printable text', `${START}=\r\n${END}`],
    ['a soft line break whose line end is gone', `${START}=${END}`],
    ['a hyphen at the line end', `${START}-\n${END}`],
    ['a zero-width space', `${START}\u200b${END}`],
    ['the "3D" of quoted-printable text', `3D${TOKEN}`],
    ['the "=3D" of quoted-printable text', `=3D${TOKEN}`],
    ['an equals sign that was encoded', `?token%3D${TOKEN}`],
    ['capital letters', TOKEN.toUpperCase()],
  ])('is found after %s', (_name, damaged) => {
    expect(linkToken(damaged)).toBe(TOKEN);
  });

  const tokens = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
  const marks = fc.constantFrom('', ' ', '\r\n', '=', '=\r\n', '%0A', '> ', '.', '-', '&#13;', '\u00ad');

  test('is found despite marks before, within, and after it', () => {
    fc.assert(
      fc.property(
        tokens,
        fc.constantFrom('', '3D', '=3D', '%3D', '<'),
        fc.array(marks, { maxLength: 3 }),
        fc.nat(63),
        (token, before, within, at) => {
          const damaged = `${before}${token.slice(0, at)}${within.join('')}${token.slice(at)}`;
          for (const after of ['.', '>', '.>', ')', ' \n', '%3E'])
            expect(linkToken(damaged + after)).toBe(token);
        },
      ),
    );
  });

  test('of the previous release stays the same, even with a final mark', () => {
    const token = 'Zk3D_x-9yQ0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0u_';
    for (const damaged of [
      token,
      `${token}.`,
      `<${token}>`,
      `${token} `,
      `${token.slice(0, 9)}\n${token.slice(9)}`,
    ])
      expect(linkToken(damaged)).toBe(token);
  });

  test('of the register keeps its dot', () => {
    const token = 'restaurant-1.a-secret_of-the-register-0000';
    for (const damaged of [token, `#${token}.`, `${token}%20`, `<${token}>`])
      expect(withoutMailMarks(damaged)).toBe(token);
  });

  test('is stable when read again', () => {
    fc.assert(fc.property(fc.string(), (text) => linkToken(linkToken(text)) === linkToken(text)));
  });
});
