import { expect, test } from 'vitest';
import { networkPageAt } from './page-hosts.ts';

test.each([
  ['https://www.facebook.com/osterialupo', 'Facebook'],
  ['https://m.facebook.com/osterialupo/', 'Facebook'],
  ['https://instagram.com/lupo', 'Instagram'],
  ['https://www.yelp.com/biz/lupo', 'Yelp'],
  ['https://www.tripadvisor.fr/Restaurant_Review-1', 'Tripadvisor'],
])('%s is a page at %s', (address, network) => {
  expect(networkPageAt(address)?.network).toBe(network);
});

test.each([
  'https://lupo.example/facebook.com',
  'https://facebook.com.lupo.example/',
  'https://notfacebook.com/lupo',
  'https://facebook-lupo.example',
  'https://lupo.square.site/',
  'https://lupo.wixsite.com/lupo',
  'https://www.toasttab.com/lupo',
  'https://sites.google.com/view/lupo',
  'http://127.0.0.1:4001/lupo/',
  'no address',
])('%s isn’t a page of a network', (address) => {
  expect(networkPageAt(address)).toBeUndefined();
});
