import { expect, test } from 'vitest';
import { EmailSchema } from './email-address.ts';

const LONGEST_LOCAL_PART = 'x'.repeat(64);

test.each([
  [' Owner@Example.COM ', 'owner@example.com'],
  ['user@exämple.de', 'user@xn--exmple-cua.de'],
  ['user@EXÄMPLE.de', 'user@xn--exmple-cua.de'],
  ['user@xn--exmple-cua.de', 'user@xn--exmple-cua.de'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['user/dep=x@example.com', 'user/dep=x@example.com'],
  ["o'neill+menu@example.co.uk", "o'neill+menu@example.co.uk"],
  [`${LONGEST_LOCAL_PART}@example.com`, `${LONGEST_LOCAL_PART}@example.com`],
])('%j is kept as %j', (typed, kept) => {
  expect(EmailSchema.parse(typed)).toBe(kept);
  expect(EmailSchema.parse(kept)).toBe(kept);
});

test.each([
  `x${LONGEST_LOCAL_PART}@example.com`,
  'owner',
  'owner@',
  '@example.com',
  'owner@localhost',
  'owner@192.0.2.1',
  'owner@１９２.0.2.1',
  'owner@-example.com',
  'owner@exämple.de/path',
  'owner@exä mple.de',
  '.owner@example.com',
  'own..er@example.com',
  'own er@example.com',
  'owner@ex@mple.com',
  'owner@example.com\r\nbcc: other@example.com',
])('%j isn’t an address', (typed) => {
  expect(EmailSchema.safeParse(typed).error?.issues[0]?.message).toBe(
    'Enter an email address such as you@restaurant.com.',
  );
});

test.each([`owner@${'example.'.repeat(40)}com`, `owner@${'ä.'.repeat(40)}de`])(
  'an overlong address is rejected: %s',
  (typed) => {
    expect(EmailSchema.safeParse(typed).error?.issues[0]?.message).toBe('This email address is too long.');
  },
);
