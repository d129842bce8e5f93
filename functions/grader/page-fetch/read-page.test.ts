import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import type { MenuReading, PageReading } from '#functions/grader/page-facts/page-reading.ts';
import { aPdf } from '#tests/builders/a-pdf.ts';
import { pageFetchDependencies } from '#tests/builders/page-fetch-dependencies.ts';
import { aPageServer, aSocketServer } from '#tests/builders/page-server.ts';
import type { PageFetchDependencies } from './fetch-page.ts';
import { readAddress } from './read-address.ts';

const PAGE = '<!doctype html><title>Trattoria Però</title>';

const readPage = (dependencies: PageFetchDependencies, url: string, otherwise?: string) =>
  readAddress(dependencies, { wanted: 'page', url, otherwise }) as Promise<PageReading>;
const readMenu = (dependencies: PageFetchDependencies, url: string) =>
  readAddress(dependencies, { wanted: 'menu', url }) as Promise<MenuReading>;

/** A site with these files; others aren't found. */
function siteOf(files: Record<string, string | { location: string } | 'silent'>): RequestListener {
  return (request, response) => {
    const file = files[request.url ?? ''];
    if (file === undefined) response.writeHead(404).end();
    else if (typeof file !== 'string') response.writeHead(302, file).end();
    else if (file !== 'silent') response.end(file);
  };
}

test('the function returns facts, not the page', async () => {
  const server = await aPageServer((_request, response) =>
    response.end(`${PAGE}<a href="/menu">Menu</a><p>secret-of-the-page</p>`),
  );

  const reading = await readPage(pageFetchDependencies().dependencies, `${server.origin}/#menu`);

  expect(reading).toMatchObject({
    outcome: 'read',
    page: { facts: { title: { value: 'Trattoria Però' }, menu: { kind: 'html' } } },
  });
  expect(JSON.stringify(reading)).not.toContain('secret-of-the-page');
});

test('a file that isn’t a web page has no facts', async () => {
  const server = await aPageServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7 <title>Menu</title>'),
  );

  const reading = await readPage(pageFetchDependencies().dependencies, server.origin);

  expect(reading).toEqual({
    outcome: 'read',
    transfer: expect.objectContaining({ contentType: 'application/pdf' }),
  });
});

test.each([
  ['User-agent: *\nDisallow: /', { outcome: 'disallowed', rule: { value: '/', snippet: 'Disallow: /' } }],
  ['User-agent: *\nDisallow: /admin', { outcome: 'allowed' }],
  [PAGE, { outcome: 'absent' }],
  [{ location: 'http://169.254.169.254/' }, { outcome: 'unknown' }],
])('robots.txt %j decides whether search engines may read the page', async (robots, expected) => {
  const server = await aPageServer(siteOf({ '/': PAGE, '/robots.txt': robots }));

  const reading = await readPage(pageFetchDependencies().dependencies, server.origin);

  expect(reading).toMatchObject({ page: { robots: expected, menuFiles: [] } });
});

test('the server’s indexing headers count like the page’s', async () => {
  const server = await aPageServer((request, response) =>
    response.writeHead(request.url === '/' ? 200 : 404, { 'x-robots-tag': ['all', 'noindex'] }).end(PAGE),
  );

  const reading = await readPage(pageFetchDependencies().dependencies, server.origin);

  expect(reading).toMatchObject({
    page: { facts: { noIndex: { value: 'noindex', snippet: 'X-Robots-Tag: noindex' } } },
  });
});

test.each([
  '<html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>',
  '<title>lupo.example</title><iframe src="https://img1.wsimg.com/parking-lander/"></iframe>',
])('a domain without a website is a finding: %s', async (html) => {
  const server = await aPageServer((_request, response) => response.end(html));

  expect(await readPage(pageFetchDependencies().dependencies, server.origin)).toEqual({
    outcome: 'failed',
    reason: 'placeholder',
    redirects: 0,
    status: 200,
    isHttps: false,
  });
});

test('up to three PDF menus linked by the page are read', async () => {
  const links = ['/menu-a.pdf', '/menu-b.pdf', '/menu-c.pdf', '/menu-d.pdf'];
  const server = await aPageServer(
    siteOf({
      '/': links.map((link) => `<a href="${link}">Menu</a>`).join(''),
      '/menu-a.pdf': '%PDF-1.7 dishes',
      '/menu-b.pdf': PAGE,
      '/menu-d.pdf': '%PDF-1.7 dishes',
    }),
  );

  const reading = await readPage(pageFetchDependencies().dependencies, server.origin);

  expect(reading.outcome === 'read' && reading.page).toMatchObject({
    robots: { outcome: 'absent' },
    menuFiles: [
      { url: `${server.origin}/menu-a.pdf`, outcome: 'found', bytes: 15, isTruncated: false },
      { url: `${server.origin}/menu-b.pdf`, outcome: 'broken', reason: 'bad_response' },
      { url: `${server.origin}/menu-c.pdf`, outcome: 'broken', reason: 'not_found' },
    ],
  });
});

test('a page labeled menu is read, unless the menu is on the page itself', async () => {
  const dishes = ['Gricia $14', 'Carbonara $15', 'Amatriciana $15', 'Puntarelle $9', 'Tiramisu $8'];
  const files = {
    '/': `${PAGE}<a href="/menu">Menu</a><a href="/carta">Carta</a><a href="/#menu">Menu</a>`,
    '/carta': PAGE,
    '/whole': `${PAGE}<a href="/menu">Menu</a>${dishes.map((dish) => `<p>${dish}</p>`).join('')}`,
  };
  const server = await aPageServer(siteOf(files));
  const { dependencies } = pageFetchDependencies();

  expect(await readPage(dependencies, server.origin)).toMatchObject({
    page: {
      menuFiles: [
        { url: `${server.origin}/menu`, outcome: 'broken', reason: 'not_found' },
        { url: `${server.origin}/carta`, outcome: 'found' },
      ],
    },
  });
  expect(await readPage(dependencies, `${server.origin}/whole`)).toMatchObject({ page: { menuFiles: [] } });
});

test('files at private addresses aren’t requested', async () => {
  const page = '<a href="http://10.0.0.1/menu.pdf">Menu</a>';
  const server = await aPageServer(siteOf({ '/': page }));

  const reading = await readPage(pageFetchDependencies().dependencies, server.origin);

  expect(reading).toMatchObject({ page: { menuFiles: [{ outcome: 'unknown' }] } });
});

test('a page is answered at the time limit although its files are silent', async () => {
  const server = await aPageServer(
    siteOf({ '/': `${PAGE}<a href="/menu.pdf">Menu</a>`, '/robots.txt': 'silent', '/menu.pdf': 'silent' }),
  );
  const limits = { totalMilliseconds: 500 };

  const reading = await readPage(pageFetchDependencies({ limits }).dependencies, server.origin);

  expect(reading).toMatchObject({
    page: {
      facts: { title: { value: 'Trattoria Però' } },
      robots: { outcome: 'unknown' },
      menuFiles: [{ outcome: 'broken', reason: 'timeout' }],
    },
  });
});

test('a server without secure connections is tried without, while there is time', async () => {
  const silent = await aSocketServer((socket) => socket.resume());
  const plain = await aPageServer(siteOf({ '/': PAGE }));
  const limits = { connectMilliseconds: 50 };
  const { dependencies } = pageFetchDependencies({ limits });

  const reading = await readPage(dependencies, `https://127.0.0.1:${silent.port}/`, `${plain.origin}/`);

  expect(reading).toMatchObject({ outcome: 'read', transfer: { isHttps: false, url: `${plain.origin}/` } });
  expect(silent.connections()).toBe(1);
});

test('a silent server is a finding within the time limit', async () => {
  const silent = await aSocketServer((socket) => socket.resume());
  const limits = { connectMilliseconds: 50, totalMilliseconds: 200 };
  const { dependencies } = pageFetchDependencies({ limits });

  const reading = await readPage(dependencies, `https://127.0.0.1:${silent.port}/`, `${silent.origin}/`);

  expect(reading).toEqual({ outcome: 'failed', reason: 'timeout', redirects: 0 });
});

test('a connected server may take longer to answer', async () => {
  const slow = await aPageServer((_request, response) => setTimeout(() => response.end(PAGE), 400));
  const limits = { connectMilliseconds: 300 };
  const { dependencies } = pageFetchDependencies({ limits });

  const reading = await readPage(dependencies, `${slow.origin}/`, 'http://127.0.0.1:1/');

  expect(reading).toMatchObject({ outcome: 'read', transfer: { url: `${slow.origin}/` } });
});

test('a special on the first page isn’t the linked menu', async () => {
  const dishes = ['Cacio e pepe $14', 'Carbonara $15', 'Amatriciana $15', 'Gricia $15', 'Puntarelle $9'];
  const server = await aPageServer(
    siteOf({
      '/': `${PAGE}<p>Lunch special $14</p><a href="/carta">Menu</a>`,
      '/carta': `${PAGE}${dishes.map((dish) => `<p>${dish}</p>`).join('')}`,
    }),
  );
  const { dependencies } = pageFetchDependencies();

  const reading = await readMenu(dependencies, `${server.origin}/`);

  expect(reading).toMatchObject({ outcome: 'read', url: `${server.origin}/carta` });
  expect(reading.outcome === 'read' && reading.items.map(({ name }) => name)).toHaveLength(5);
});

test('a PDF menu is read with its prices', async () => {
  const pdf = aPdf([
    'PASTA',
    [
      ['Cacio e pepe', 50],
      ['14.50', 420],
    ],
    [
      ['Carbonara', 50],
      ['15.50', 420],
    ],
    'egg, pecorino, guanciale',
    'DOLCI',
    [
      ['Tiramisu', 50],
      ['8.00', 420],
    ],
  ]);
  const server = await aPageServer((request, response) => {
    if (request.url === '/') response.end(`${PAGE}<a href="/carta.pdf">Menu</a>`);
    else response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(pdf);
  });

  const reading = await readMenu(pageFetchDependencies().dependencies, `${server.origin}/`);

  expect(reading).toMatchObject({ outcome: 'read', url: `${server.origin}/carta.pdf` });
  expect(reading.outcome === 'read' && reading.items).toMatchObject([
    { name: 'Cacio e pepe', course: 'PASTA', price: '14.50' },
    { name: 'Carbonara', course: 'PASTA', price: '15.50' },
    { name: 'Tiramisu', course: 'DOLCI', price: '8.00' },
  ]);
});

test.each([
  ['broken', Buffer.from('%PDF-1.7 dishes')],
  ['cut off', aPdf(['Soup 7']).subarray(0, 300)],
  ['of pictures alone', aPdf([])],
])('a PDF that is %s has no items, and the page is still read', async (_what, pdf) => {
  const server = await aPageServer((request, response) => {
    response.end(request.url === '/' ? `${PAGE}<p>Special $14</p><a href="/m.pdf">Menu</a>` : pdf);
  });

  const reading = await readMenu(pageFetchDependencies().dependencies, `${server.origin}/`);

  expect(reading).toMatchObject({ outcome: 'read', url: `${server.origin}/`, items: [{ name: 'Special' }] });
});
