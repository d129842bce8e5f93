import { expect, test } from 'vitest';
import { fetchPage } from '#functions/grader/page-fetch/fetch-page.ts';
import { pageFetchDependencies } from '#tests/builders/page-fetch-dependencies.ts';
import { aPageServer } from '#tests/builders/page-server.ts';
import { metaRefresh } from './meta-refresh.ts';

const HERE = new URL('https://lupo.example/a/');
const refresh = (content: string) => `<title>Lupo</title><meta http-equiv="Refresh" content="${content}">`;

test.each([
  [refresh('0; url=/home'), 'https://lupo.example/home'],
  [refresh('0;URL=home.html'), 'https://lupo.example/a/home.html'],
  [refresh('5 ;url = https://other.example/?a=1;b=2'), 'https://other.example/?a=1;b=2'],
  [refresh(" 1.5, url='/home' "), 'https://lupo.example/home'],
  [refresh('0;/home'), 'https://lupo.example/home'],
  [`<base href="/b/"><META CONTENT="0;url=x" HTTP-EQUIV=refresh>`, 'https://lupo.example/b/x'],
])('%s redirects', (html, expected) => {
  expect(metaRefresh(html, HERE)?.href).toBe(expected);
});

test.each([
  refresh('30'),
  refresh('0'),
  refresh('0;'),
  refresh('0; url='),
  refresh('6; url=/home'),
  refresh('300;url=/menu'),
  refresh('0;url=javascript:alert(1)'),
  refresh('0;url=mailto:lupo@mail.example'),
  refresh('soon; url=/home'),
  `<noscript>${refresh('0;url=/without-scripts')}</noscript>`,
  `<!-- ${refresh('0;url=/old')} -->`,
  `<template>${refresh('0;url=/old')}</template>`,
  '<meta http-equiv="content-type" content="text/html"><p>http-equiv="refresh" content="0;url=/x"</p>',
  '<meta name="refresh" content="0;url=/x">',
  `<script>document.write('${refresh('0;url=/x')}')</script>`,
])('%s doesn’t redirect', (html) => {
  expect(metaRefresh(html, HERE)).toBeUndefined();
});

/** Reads `/` of a site with these pages, one of which may never end. */
async function visit(pages: (url: string) => string) {
  const server = await aPageServer((request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(pages(request.url ?? '')),
  );
  const { dependencies } = pageFetchDependencies();
  return { reading: await fetchPage(dependencies, `${server.origin}/`), server };
}

test('the page behind it is read as one more redirect', async () => {
  const { reading, server } = await visit((url) => (url === '/' ? refresh('0;url=/home') : '<p>Home</p>'));

  expect(reading).toMatchObject({
    outcome: 'read',
    text: '<p>Home</p>',
    transfer: { redirects: 1, url: `${server.origin}/home` },
  });
});

test('it counts toward the redirect limit', async () => {
  const { reading, server } = await visit((url) => refresh(`0;url=${url}x`));

  expect(reading).toMatchObject({ outcome: 'failed', reason: 'too_many_redirects', redirects: 5 });
  expect(server.connections()).toBe(6);
});

test.each(['http://169.254.169.254/', 'http://10.0.0.1/', 'http://lupo@public.example/'])(
  'its target is checked like every address: %s',
  async (address) => {
    const { reading } = await visit(() => refresh(`0;url=${address}`));
    expect(reading).toMatchObject({ outcome: 'blocked', redirects: 1 });
  },
);

test('pages that reload themselves or each other are still read', async () => {
  const itself = await visit(() => `${refresh('5;url=/')}<p>Today</p>`);
  const turning = await visit((url) => refresh(url === '/' ? '5;url=/b' : '5;url=/'));

  expect(itself.reading).toMatchObject({ outcome: 'read', transfer: { redirects: 0 } });
  expect(turning.reading).toMatchObject({ outcome: 'read', transfer: { redirects: 1 } });
});
