import { expect, test } from 'vitest';
import type { Facts, LinkOffer } from './facts.ts';
import { readPageFacts } from './read-page-facts.ts';

const ADDRESS = 'https://restaurant.example/';
const read = (html: string) => readPageFacts(html, ADDRESS);
const readLink = (url: string, label: string) => read(`<a href="${url}">${label}</a>`);
const providers = ({ first }: Facts<LinkOffer>) => first.map(({ value }) => value.provider ?? 'own');

test.each([
  ['https://www.doordash.com/', 'Get the app'],
  ['https://www.doordash.com/en-US', 'DoorDash'],
  ['https://pos.toasttab.com/?utm_source=footer', 'Powered by Toast'],
  ['https://www.toasttab.com/marigold/giftcards', 'Order now'],
  ['https://slicelife.com', 'Order Online'],
  ['/gift-cards', 'Order a gift card online'],
  ['/carta-regalo', 'Pide tu tarjeta regalo'],
  ['/tickets', 'Tickets: order now'],
])('%s (%s) takes no orders', (url, label) => expect(providers(readLink(url, label).ordering)).toEqual([]));

test.each([
  ['https://www.toasttab.com/marigold/v3', 'Order', 'Toast'],
  ['https://noodlebarn.menufy.com/', 'Order Pickup', 'Menufy'],
  ['https://groundwork.square.site/', 'Order pickup', 'Square'],
  ['https://order.spoton.com/so-lotus-vegan-123', 'Order', 'SpotOn'],
  ['https://postmates.com/store/mos-deli', 'Postmates', 'Postmates'],
  ['https://www.ubereats.com/?storeId=4711', 'Uber Eats', 'Uber Eats'],
  ['/order', 'ORDER', 'own'],
  ['/online', 'Gift cards &amp; online ordering', 'own'],
])('%s (%s) takes orders', (url, label, provider) =>
  expect(providers(readLink(url, label).ordering)).toEqual([provider]),
);

test.each([
  ['https://tables.toasttab.com/restaurants/abc/findTime', 'Toast'],
  ['https://www.yelp.com/reservations/noodle-barn', 'Yelp'],
  ['https://www.google.com/maps/reserve/v/dine/c/abc', 'Google'],
  ['https://module.lafourchette.com/fr_FR/module/12345-abc', 'TheFork'],
])('%s takes reservations', (url, provider) => {
  const facts = readLink(url, 'Join us');
  expect([providers(facts.booking), facts.maps.count, facts.ordering.count]).toEqual([[provider], 0, 0]);
});

test('embedded services count as ways to order and reserve', () => {
  const facts = read(
    '<script src="https://cf.chownow.com/latest/static/integrations/ordering-modal.min.js"></script>' +
      '<script src="//www.opentable.com/widget/reservation/loader?rid=4567"></script>' +
      '<script src="https://static.ubereats.com/pixel.js"></script><script src="/js/order.js"></script>',
  );
  expect([providers(facts.ordering), providers(facts.booking)]).toEqual([['ChowNow'], ['OpenTable']]);
});

test('a button labeled only “Order” is one', () => {
  const facts = read('<button>ORDER</button><a href="#">Order &rarr;</a><button>Sort order</button>');
  expect(facts.orderButtons.first.map(({ value }) => value)).toEqual(['ORDER', 'Order →']);
});

test.each([
  ['https://www.facebook.com/profile.php?id=100063512345678', 'Facebook'],
  ['https://www.facebook.com/pages/Lupo/1234', 'Facebook'],
  ['https://www.facebook.com/lupo/photos', 'Facebook'],
  ['https://www.youtube.com/@reelroom', 'YouTube'],
  ['https://www.youtube.com/reelroom', 'YouTube'],
  ['https://www.tiktok.com/@lupo?lang=en', 'TikTok'],
  ['https://www.threads.net/@juniper', 'Threads'],
  ['https://www.pinterest.de/cliffside', 'Pinterest'],
])('%s is an account', (url, network) => expect(providers(readLink(url, 'x').social)).toEqual([network]));

test.each([
  'https://www.youtube.com/watch?v=Way9Dexny3w',
  'https://www.youtube.com/embed/Way9Dexny3w',
  'https://www.facebook.com/events/123456789',
  'https://www.facebook.com/lupo/posts/123',
  'https://www.instagram.com/p/Cxyz123/',
  'https://www.instagram.com/lupo/reel/Cxyz123/',
  'https://www.tiktok.com/@critic/video/123',
  'https://x.com/critic/status/123',
  'https://www.pinterest.com/pin/create/button/',
  'https://www.yelp.com/biz/lupo',
])('%s isn’t an account', (url) => expect(readLink(url, 'x').social.count).toBe(0));

test('an embedded feed shows its account', () => {
  const page = 'https://www.facebook.com/plugins/page.php?href=';
  const facts = read(
    `<iframe src="${page}https%3A%2F%2Fwww.facebook.com%2Fcornertable&tabs=timeline"></iframe><iframe src="${page}x"></iframe>`,
  );
  expect(facts.social.first.map(({ value }) => value.url)).toEqual(['https://www.facebook.com/cornertable']);
});

test('review pages are separate from accounts', () => {
  const facts = read(
    '<a href="https://www.yelp.com/biz/lupo">Yelp</a><a href="https://www.tripadvisor.com/Restaurant_Review-g1">Tripadvisor</a>' +
      '<a href="https://www.yelp.com/search?q=pizza">Search</a>',
  );
  expect([facts.social.count, providers(facts.reviews)]).toEqual([0, ['Yelp', 'Tripadvisor']]);
});

test.each([
  ['/dinner', 'Dinner'],
  ['/food', 'Food'],
  ['/list', 'Wine List'],
  ['/weine', 'Weinkarte'],
  ['/bar', 'Cocktails &amp; Bites'],
  ['/menukaart', 'Menukaart'],
  ['/all', 'Menus &amp; Events'],
])('%s (%s) is the menu', (url, label) => expect(readLink(url, label).menu.links.count).toBe(1));

test.each([
  ['/spa', 'Spa menu of services'],
  ['/carte-cadeau', 'Carte cadeau'],
  ['/anfahrt', 'Karte zur Anfahrt'],
  ['/blog/our-new-menu', 'Our new menu is here!'],
  ['/dinner-with-the-winemaker', 'Dinner with the winemaker'],
  ['https://maps.app.goo.gl/x', 'Karte'],
  ['https://drive.google.com/file/d/2def/view', 'Job application'],
])('%s (%s) isn’t the menu', (url, label) => expect(readLink(url, label).menu.links.count).toBe(0));

test('a menu on a file host is a file', () => {
  expect(readLink('https://drive.google.com/file/d/1abc/view', 'View our menu').menu.kind).toBe('pdf');
});
