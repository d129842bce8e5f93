import { expect, test } from 'vitest';
import { createVerificationMail } from './verification-mail.ts';

const LINK = 'https://app.example.com/verify-email?token=abc-123_X';

function aMail(restaurantName: string) {
  return createVerificationMail({
    id: '1',
    to: 'owner@example.com',
    brand: 'Tableside',
    restaurantName,
    link: LINK,
  });
}

test('the email greets the restaurant and has the link in both formats', () => {
  const mail = aMail('Osteria Lupo');
  expect(mail).toMatchObject({
    to: 'owner@example.com',
    subject: 'Confirm your email address for Tableside',
    links: [LINK],
  });
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Welcome,');
    expect(form).toContain('Osteria Lupo');
    expect(form).toContain(LINK);
  }
});

test("markup in the restaurant's name is escaped", () => {
  const { html } = aMail('<img src=x onerror="alert(1)"> & Sons');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Sons');
  expect(html).not.toContain('<img');
});

test("a restaurant's name can't add lines", () => {
  const { text, subject } = aMail('Lupo\r\nBcc: everybody\n\nClick here');
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toContain('Lupo Bcc: everybody Click here');
});

test.each([
  'Win at https://evil.example/prize',
  'Visit evil.example now',
  'www evil: WWW.evil',
  'Free money '.repeat(20),
])('the name %j is left out as advertising', (name) => {
  const mail = aMail(name);
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('your restaurant');
    expect(form).not.toMatch(/evil|Free money/i);
  }
});

test.each(['Café Ñandú', 'St. James’ Kitchen', '🍜 Ramen & Co.', '+39 Pizzeria No. 5'])(
  'the name %j stays',
  (name) => {
    expect(aMail(name).text).toContain(name);
  },
);
