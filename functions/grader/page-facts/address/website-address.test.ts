import { expect, test } from 'vitest';
import { websiteAddress } from './website-address.ts';

/** The full address, or `*` in place of the scheme if both are tried. */
test.each([
  ['https://lupo.example', 'https://lupo.example'],
  ['  HTTP://LUPO.EXAMPLE/Menu ', 'HTTP://LUPO.EXAMPLE/Menu'],
  ['www.lupo.example', '*www.lupo.example'],
  ['lupo.example/menu?x=1', '*lupo.example/menu?x=1'],
  ['lupo.example:8080/menu', '*lupo.example:8080/menu'],
  ['localhost:4001/lupo/', '*localhost:4001/lupo/'],
  ['127.0.0.1:4001', '*127.0.0.1:4001'],
  ['[::1]:4001', '*[::1]:4001'],
  ['//lupo.example', '*//lupo.example'],
  ['https:/lupo.example', 'https:/lupo.example'],
  ['https//lupo.example', 'https://lupo.example'],
  ['lupo.example, lupo.example.net', '*lupo.example'],
  ['https://lupo.example and https://lupo.example.net', 'https://lupo.example'],
  ['facebook.com/osterialupo', '*facebook.com/osterialupo'],
  ['lupo@mail.example', '*lupo@mail.example'],
  ['münchen-gasthof.example', '*münchen-gasthof.example'],
  ['my restaurant dot com', '*my restaurant dot com'],
  ['lupo', '*lupo'],
  ['mailto:lupo@mail.example', 'mailto:lupo@mail.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['file:///etc/passwd', 'file:///etc/passwd'],
  ['data:text/html,x.y', 'data:text/html,x.y'],
])('%s is requested as %s', (typed, expected) => {
  const text = expected.replace(/^\*/, '');
  const both = { url: `https://${text}`, otherwise: `http://${text}` };
  expect(websiteAddress(typed)).toEqual(expected === text ? { url: text } : both);
});

test.each([
  '',
  '   ',
  '-',
  '--',
  'n/a',
  'N/A',
  'na',
  'none',
  'None',
  'no',
  'no website',
  'not yet',
  '?',
  'x',
  'keine',
])('"%s" isn’t a website', (typed) => {
  expect(websiteAddress(typed)).toBeUndefined();
});
