import { expect, test } from 'vitest';
import { withdrawFromHtml } from './withdraw-from-html.ts';

const CURE = 'Our broth cures the flu.';
const REJECTED = { text: CURE, passages: [CURE] };

test.each([
  ['a separate paragraph', `<h1>Lupo</h1><p>${CURE}</p>`, '<h1>Lupo</h1><p></p>'],
  [
    'one of several sentences',
    `<p>Come in and sit. ${CURE} Open daily.</p>`,
    '<p>Come in and sit. Open daily.</p>',
  ],
  [
    'words in bold',
    '<p>Come in and sit. Our <b>broth</b> cures <i>the</i> flu.</p>',
    '<p>Come in and sit.</p>',
  ],
  ['text beside a list', `<div>${CURE}<ul><li>Soup</li></ul></div>`, '<div><ul><li>Soup</li></ul></div>'],
  ['an image description', `<img src="/a.webp" alt="${CURE}">`, '<img src="/a.webp" alt="">'],
  ['other spelling', '<p>OUR BROTH cures — the flu!</p>', '<p></p>'],
])('a rejected text is removed from %s', (_, html, without) => {
  expect(withdrawFromHtml(html, REJECTED)).toBe(without);
});

test('HTML without it stays unchanged', () => {
  const html = '<P>Our broth <br/>is warm.\n</P>';
  expect(withdrawFromHtml(html, REJECTED)).toBe(html);
});
