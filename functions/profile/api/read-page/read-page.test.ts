import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { StatedDetailsSchema } from '#shared/profile/entered/page-details.ts';
import { aPageReader } from '#tests/builders/a-page-reader.ts';
import { aPdf } from '#tests/builders/a-pdf.ts';
import { aRestaurantPage, LINKS, RESTAURANT_DATA } from '#tests/builders/a-restaurant-page.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aPageServer } from '#tests/builders/page-server.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

/** An owner, and a website of one page. */
async function setup(page: string | RequestListener, given: Parameters<typeof aPageReader>[0] = {}) {
  const { pages } = aPageReader(given);
  const websites = setupWebsites(emulators, { api: () => ({ pages }) });
  const owner = await websites.anOwner();
  const answer: RequestListener = (request, response) => {
    if (typeof page !== 'string') page(request, response);
    else if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else response.writeHead(404).end();
  };
  const server = await aPageServer(answer);
  const read = (more: object = {}) => owner.call('readPage', { json: { url: server.origin, ...more } });
  return { read, server, websites, owner };
}

const refusal = (field: string, message: string) => ({
  status: 422,
  body: { code: 'invalid_input', error: message, fields: { [field]: message } },
});

test('a page with structured data is answered like a brief, and nothing is stored', async () => {
  const { read, server, websites, owner } = await setup(aRestaurantPage());

  const { status, body } = await read();

  expect(status).toBe(200);
  expect(StatedDetailsSchema.parse(body.data)).toEqual(body.data);
  expect(body.data).toEqual({
    url: `${server.origin}/`,
    name: 'Osteria Lupo',
    menu_text: [
      'Heading: Pasta',
      'Cacio e pepe  $14.50',
      'Description: Pecorino and pepper',
      'Carbonara  $16',
      'Description: Guanciale & egg',
      '',
      'Heading: Dolci',
      'Tiramisu  $8',
    ].join('\n'),
    hours: {
      services: [
        expect.objectContaining({
          days: ['tuesday', 'wednesday', 'thursday'],
          opens: '17:00',
          closes: '22:00',
        }),
        expect.objectContaining({ days: ['friday'], opens: '17:00', closes: '23:00' }),
      ],
      closed_days: ['monday'],
    },
    links: {
      address: {
        text: '12 Court Street, Brooklyn, NY 11201',
        street: '12 Court Street',
        locality: 'Brooklyn',
        region: 'NY',
        postal_code: '11201',
        country: 'US',
      },
      phones: [{ number: '+12125550147', typed: '(212) 555-0147', label: '' }],
      email: 'ciao@lupo.example.com',
      links: [
        { kind: 'booking', url: 'https://resy.com/cities/new-york-ny/lupo', typed: '' },
        { kind: 'instagram', url: 'https://www.instagram.com/osterialupo', typed: '' },
        { kind: 'ordering', url: 'https://www.toasttab.com/lupo', typed: '' },
        { kind: 'facebook', url: 'https://www.facebook.com/osterialupo', typed: '' },
      ],
    },
    found_in: {
      name: ['structured data'],
      menu_text: ['structured data'],
      hours: ['structured data'],
      address: ['structured data'],
      phones: ['structured data'],
      email: ['structured data'],
      links: ['structured data', 'link on the page'],
    },
    nothing_found: [],
    more_pages: [`${server.origin}/order`],
    photos: [],
  });
  expect(await websites.stores.profiles.find(owner.restaurantId)).toBeUndefined();
  expect(websites.auditRecords.changes()).toHaveLength(0);
});

test('the answer makes a website unchanged', async () => {
  const { read, owner } = await setup(aRestaurantPage());
  const { menu_text, hours, links } = (await read()).body.data as Record<string, unknown>;

  const { status } = await owner.call('generateWebsite', {
    json: { website_name: 'Osteria Lupo', menu_text, hours, links },
  });

  expect(status).toBe(202);
  const { body } = await owner.call('getProfile');
  expect(body.data).toMatchObject({
    profile: {
      dishes: [
        { course: 'Pasta', name: 'Cacio e pepe', price: '$14.50', description: 'Pecorino and pepper' },
        { course: 'Pasta', name: 'Carbonara', price: '$16', description: 'Guanciale & egg' },
        { course: 'Dolci', name: 'Tiramisu', price: '$8' },
      ],
    },
  });
});

test('without structured data, phone, email, and services come from links, and the rest is named as not found', async () => {
  const { read } = await setup(aRestaurantPage(null, LINKS));

  const { body } = await read();

  expect(body.data).toMatchObject({
    links: {
      phones: [{ typed: '(718) 555-0100' }],
      email: 'info@lupo.example.com',
      links: [{ kind: 'ordering' }, { kind: 'instagram' }, { kind: 'facebook' }],
    },
    found_in: { phones: ['link on the page'], email: ['link on the page'], links: ['link on the page'] },
    nothing_found: ['name', 'menu_text', 'hours', 'address'],
  });
});

test('a page about several places gives no phone, hours, or address', async () => {
  const elsewhere = { ...RESTAURANT_DATA, address: { streetAddress: '400 Fifth Avenue' } };
  const { read } = await setup(aRestaurantPage([RESTAURANT_DATA, elsewhere], ''));

  const { body } = await read();

  expect(body.data).toMatchObject({
    name: 'Osteria Lupo',
    nothing_found: expect.arrayContaining(['hours', 'address', 'phones']),
  });
});

test.each([
  ['none', 'Enter a web address, such as https://example.com.'],
  ['http://', 'Enter a web address, such as https://example.com.'],
  ['ftp://lupo.example.com', 'Use a web address that starts with http:// or https://.'],
  ['http://192.168.1.1/', 'This address isn’t public, so we can’t open it.'],
  ['http://169.254.169.254/', 'This address isn’t public, so we can’t open it.'],
  ['https://nobody.example', 'We couldn’t find a website at this address. Check the spelling.'],
])('the address %j is rejected with its reason', async (url, message) => {
  const { read } = await setup('');
  expect(await read({ url })).toMatchObject(refusal('url', message));
});

test('a call without an address is rejected', async () => {
  const { read } = await setup('');
  const message = 'Enter a web address, such as https://example.com.';
  expect(await read({ url: ' ' })).toMatchObject({ status: 422, body: { fields: { url: message } } });
});

test('a redirect to a private address isn’t followed', async () => {
  const { read } = await setup((_request, response) =>
    response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  );
  expect(await read()).toMatchObject(
    refusal('url', 'This website redirects to an address that isn’t public.'),
  );
});

const OTHER_PAGES = `<a href="/gallery">Gallery</a><a href="/about">Our story</a><a href="/hours#today">Hours</a>
  <a href="/menu">Menu</a><a href="/files/dinner-menu.pdf">Dinner</a><a href="/find-us">Find us</a>
  <a href="https://blog.lupo.example.com/">Blog</a><a href="/logo.svg">Logo</a>`;

test('without structured data, the menu, hours, and the only phone number are read from the text', async () => {
  const { read } = await setup(`<h1>Osteria Lupo</h1><p>Call us: (718) 555-0100</p>
    <h2>Pasta</h2><p>Carbonara $16</p><p>Cacio e pepe $14.50</p><p>Gnocchi $15</p>
    <table><tr><td>Monday</td><td>Closed</td></tr><tr><td>Tuesday - Sunday</td><td>5 pm - 10 pm</td></tr></table>`);

  const { body } = await read();

  const open = { days: expect.arrayContaining(['tuesday', 'sunday']), opens: '17:00', closes: '22:00' };
  expect(body.data).toMatchObject({
    menu_text: 'Heading: Pasta\nCarbonara  $16\nCacio e pepe  $14.50\nGnocchi  $15',
    hours: { services: [open], closed_days: ['monday'] },
    links: { phones: [{ typed: '(718) 555-0100' }] },
    found_in: { menu_text: ['text on the page'], hours: ['text on the page'], phones: ['text on the page'] },
  });
});

test.each(['Mo-Fr 11:30-14:00,17:30-22:00', 'Mo-Fr 11:30 am - 2 pm, 5:30 pm - 10 pm'])(
  'hours that the structured data states in words are read: %s',
  async (openingHours) => {
    const { read } = await setup(aRestaurantPage({ '@type': 'Restaurant', openingHours }, ''));

    const { body } = await read();

    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
    expect(body.data).toMatchObject({
      hours: {
        services: [
          { days, opens: '11:30', closes: '14:00' },
          { days, opens: '17:30', closes: '22:00' },
        ],
      },
      found_in: { hours: ['structured data'] },
    });
  },
);

test('the menu of a PDF is read', async () => {
  const { read } = await setup((request, response) =>
    request.url === '/robots.txt'
      ? response.writeHead(404).end()
      : response
          .writeHead(200, { 'content-type': 'application/pdf' })
          .end(aPdf(['PASTA', 'Carbonara $16', 'Gnocchi $15'])),
  );
  expect((await read()).body.data).toMatchObject({
    menu_text: 'PASTA\nCarbonara $16\nGnocchi $15',
    found_in: { menu_text: ['PDF'] },
  });
});

test('photos are listed without logos and icons, and one is loaded once the owner confirms the rights', async () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\nphoto', 'latin1');
  const photos = `<img src="/pasta.jpg" alt="Fresh pasta"><img src="/logo.png"><img src="/i.jpg" width="20">`;
  const { read, owner, server } = await setup((request, response) => {
    if (request.url === '/') response.writeHead(200, html).end(aRestaurantPage(null, LINKS + photos));
    else if (request.url === '/pasta.jpg') response.end(png);
    else response.writeHead(404).end();
  });
  const { body } = await read();
  expect(body.data).toMatchObject({
    photos: [{ url: `${server.origin}/pasta.jpg`, description: 'Fresh pasta' }],
  });

  const load = (path: string, json: object = { has_rights: true }) =>
    owner.call('readPagePhoto', { json: { url: new URL(path, server.origin).href, ...json } });
  expect(await load('/pasta.jpg')).toMatchObject({
    status: 200,
    body: { data: { type: 'image/png', base64: png.toString('base64') } },
  });
  const rights = 'Confirm that you have the rights to these photos.';
  expect(await load('/pasta.jpg', {})).toMatchObject({
    status: 422,
    body: { fields: { has_rights: rights } },
  });
  const failed = 'We couldn’t load this photo. Save it on your device, then upload it.';
  expect(await load('/')).toMatchObject(refusal('url', failed));
  expect(await load('/nothing.jpg')).toMatchObject(refusal('url', failed));
  const blocked = 'This address isn’t public, so we can’t open it.';
  expect(await load('http://10.0.0.1/a.jpg')).toMatchObject(refusal('url', blocked));
});

const html = { 'content-type': 'text/html' };
test.each<[what: string, page: RequestListener, message: string]>([
  [
    'that doesn’t exist',
    (_request, response) => response.writeHead(404).end(),
    'We couldn’t find a page at this address. Check the spelling.',
  ],
  [
    'of a failing server',
    (_request, response) => response.writeHead(500).end(),
    'We couldn’t open this page. Check the address, or paste your menu instead.',
  ],
  [
    'that denies access',
    (_request, response) => response.writeHead(403).end(),
    'This website doesn’t let us read the page. Paste your menu instead.',
  ],
  [
    'that never loads',
    () => undefined,
    'This page took too long to load. Try again later, or paste your menu instead.',
  ],
  [
    'that is a PDF without text',
    (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
    'We couldn’t find any details on that page. Paste your menu instead.',
  ],
  [
    'that is a photo',
    (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('\xff\xd8\xff'),
    'This link goes to a file, not a web page. Paste your menu instead.',
  ],
  [
    'that redirects ten times',
    ({ url = '' }, response) => response.writeHead(302, { location: `/${Number(url.slice(1)) + 1}` }).end(),
    'We couldn’t open this page. Check the address, or paste your menu instead.',
  ],
  [
    'that never ends',
    (_request, response) => {
      response.writeHead(200, html);
      const more = () => response.write('<p>x</p>'.repeat(1_000), more);
      more();
    },
    'This page is too large for us to read. Paste your menu instead.',
  ],
  [
    'that is too large',
    (_request, response) => response.writeHead(200, html).end(`<p>${'x'.repeat(70_000)}`),
    'This page is too large for us to read. Paste your menu instead.',
  ],
  [
    'that needs scripts to show its content',
    (_request, response) => response.writeHead(200, html).end('<div id="root"></div><script src="/a.js">'),
    'This page needs JavaScript, which we don’t run. Paste your menu instead.',
  ],
])('a page %s is rejected with its reason', async (_what, page, message) => {
  const limits = { totalMilliseconds: 1_500, maxBytes: 50_000 };
  const { read } = await setup(page, { limits });
  expect(await read()).toMatchObject(refusal('url', message));
});

test('a page blocked by robots.txt is read once its owner confirms', async () => {
  const { read } = await setup((request, response) =>
    response.end(request.url === '/robots.txt' ? 'User-agent: *\nDisallow: /' : aRestaurantPage()),
  );
  expect(await read()).toMatchObject(
    refusal(
      'is_mine',
      'This page asks automated tools not to read it. Confirm that it’s your website, then try again.',
    ),
  );
  expect(await read({ is_mine: true })).toMatchObject({
    status: 200,
    body: { data: { name: 'Osteria Lupo' } },
  });
});

test('no other page of the website is loaded, and pages that may say more are named, menu first', async () => {
  const asked: (string | undefined)[] = [];
  const { read, server } = await setup((request, response) => {
    asked.push(request.url);
    response.writeHead(200, html).end(aRestaurantPage(null, `${LINKS}${OTHER_PAGES}`));
  });
  const { body } = await read();
  expect(body.data).toMatchObject({
    more_pages: ['/menu', '/files/dinner-menu.pdf', '/hours', '/find-us', '/about', '/order', '/gallery'].map(
      (path) => `${server.origin}${path}`,
    ),
  });
  expect(asked.toSorted()).toEqual(['/', '/robots.txt']);
});

test('120 pages a day are read, and an address that isn’t loaded isn’t counted', async () => {
  const { read } = await setup(aRestaurantPage(null, LINKS));
  await read({ url: 'http://10.0.0.1/' });
  for (let page = 0; page < 120; page += 1) expect((await read()).status).toBe(200);
  expect(await read()).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/^You’ve reached the limit of 120 pages a day\. Try again in /) },
  });
});
