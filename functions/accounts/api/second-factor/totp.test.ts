import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { base32, newTotpSecret, otpauthUri, stepAt, stepOfCode, totp } from './totp.ts';

const RFC_SECRET = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at second %i matches RFC 6238, appendix B', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000));
  expect(totp(RFC_SECRET, step, 8)).toBe(code);
  expect(totp(RFC_SECRET, step)).toBe(code.slice(-6));
});

test('base32 matches RFC 4648, section 10, without padding', () => {
  const pairs = ['f:MY', 'fo:MZXQ', 'foo:MZXW6', 'foob:MZXW6YQ', 'fooba:MZXW6YTB', 'foobar:MZXW6YTBOI'];
  for (const pair of pairs) {
    const [text = '', encoded] = pair.split(':');
    expect(base32(Buffer.from(text))).toBe(encoded);
  }
});

test('a code is valid for its step and its neighbors, until a later one is used', () => {
  const now = new Date('2026-11-22T17:00:10.000Z');
  const step = stepAt(now);
  const found = (of: number, lastStep = 0) => stepOfCode(RFC_SECRET, totp(RFC_SECRET, of), { now, lastStep });
  expect([-2, -1, 0, 1, 2].map((ahead) => found(step + ahead))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(found(step, step)).toBeUndefined();
  expect(found(step - 1, step)).toBeUndefined();
  expect(found(step + 1, step)).toBe(step + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('"%s" isn’t a code', (code) => {
  expect(stepOfCode(RFC_SECRET, code, { now: new Date(), lastStep: 0 })).toBeUndefined();
});

test('a secret has 160 bits and is unique', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('the QR code names the account', () => {
  expect(otpauthUri({ secret: 'ABC', account: 'ada+1@example.com', issuer: 'Table & Side' })).toBe(
    'otpauth://totp/Table%20%26%20Side:ada%2B1%40example.com?secret=ABC&issuer=Table%20%26%20Side',
  );
});

test('there are ten recovery codes in groups of four, accepted however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  const [code = ''] = codes;
  const typed = code.toLowerCase().replaceAll('-', '  ');
  expect(recoveryCodeHash(typed)).toBe(recoveryCodeHash(code));
});
