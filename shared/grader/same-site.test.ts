import { expect, test } from 'vitest';
import { isSameSite, siteKeyOf } from './same-site.ts';

test.each([
  'https://lupo.example',
  'https://lupo.example/',
  'http://lupo.example',
  'http://www.lupo.example/',
  'lupo.example',
  'www.lupo.example',
  ' WWW.Lupo.Example/ ',
  '//lupo.example',
  'https://lupo.example./',
  'http://lupo.example:80',
  'https://lupo.example:443/',
  'https://lupo.example/#menu',
])('%s is the website lupo.example', (address) => {
  expect(siteKeyOf(address)).toBe('lupo.example');
});

test.each([
  ['https://lupo.example/Menu/', 'http://www.lupo.example/menu', true],
  ['127.0.0.1:4001/lupo/', 'http://127.0.0.1:4001/lupo', true],
  ['https://lupo.example', 'https://lupo.example.net', false],
  ['https://order.lupo.example', 'https://lupo.example', false],
  ['https://sites.example/lupo/', 'https://sites.example/volpe/', false],
  ['https://facebook.com/lupo', 'https://facebook.com/volpe', false],
  ['https://lupo.example/?page=1', 'https://lupo.example/?page=2', false],
  ['https://lupo.example:8080', 'https://lupo.example', false],
  ['', 'https://lupo.example', false],
  ['wwwlupo.example', 'lupo.example', false],
])('%s and %s are the same website: %s', (one, other, expected) => {
  expect(isSameSite(one, other)).toBe(expected);
});
