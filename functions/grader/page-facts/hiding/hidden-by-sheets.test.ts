import { expect, test } from 'vitest';
import { readPageFacts } from '#functions/grader/page-facts/read-page-facts.ts';

const SCRIPT = '<script src="/a.js"></script>';
const ORDER = '<a href="https://order.toasttab.com/online/lupo">Order</a>';
const BOOK = '<a href="https://www.opentable.com/lupo">Reserve</a>';

const factsOf = (html: string) => readPageFacts(html, 'https://lupo.example/');
function linksOf(html: string) {
  const { ordering, hiddenOrdering, booking, hiddenBooking } = factsOf(html);
  return {
    shown: ordering.count + booking.count,
    hidden: hiddenOrdering.count + hiddenBooking.count,
  };
}

const boxes = (attributes: string) => `<div ${attributes}><p>${ORDER} ${BOOK}</p></div>`;

test.each([
  ['.hidden { display: none }', 'class="box hidden"'],
  ['#old, .gone { color: red; DISPLAY : NONE !important; }', 'id="old"'],
  ['DIV.off.gone{display:none}', 'class="gone off"'],
  ['.box{display:block}.off{display:none}', 'class="off box"'],
  ['.off{display:none!important}.box{display:block}', 'class="box off"'],
  ['#a{display:none}.box{display:block}', 'id="a" class="box"'],
  ['.tab{display:none}.tab.active{display:block}', 'class="tab"'],
  ['/* .hidden{} */.x:after{content:"}"}.hidden{display:none}', 'class="hidden"'],
  ['.hidden{display:none!important}', 'class="hidden" style="display:block"'],
  ['.hidden{display:none}.card{display:block}', 'class="hidden" data-card="card"'],
])('links that %s hides at <div %s> don’t count unless a script shows them', (css, attributes) => {
  const page = `<style>${css}</style>${boxes(attributes)}`;
  expect(linksOf(page)).toEqual({ shown: 0, hidden: 0 });
  expect(linksOf(page + SCRIPT)).toEqual({ shown: 0, hidden: 2 });
  expect(linksOf(`${page}<button onclick="show()">Order</button>`)).toEqual({ shown: 0, hidden: 2 });
});

test.each([
  ['.nav{display:none}@media (min-width:600px){.nav{display:flex}}', 'class="nav"'],
  ['.hidden{display:none}@media (min-width:48rem){.md\\:flex{display:flex}}', 'class="hidden md:flex"'],
  [
    '.d-none{display:none!important}@media(min-width:768px){.d-md-block{display:block!important}}',
    'class="d-none d-md-block"',
  ],
  ['.more{display:none}.more:target{display:block}', 'class="more"'],
  ['.drop{display:none}.menu:hover .drop{display:block}', 'class="drop"'],
  ['#m:checked~.nav{display:block}.nav{display:none}', 'class="nav"'],
  ['.hidden{display:none}.btn{display:inline-block}', 'class="hidden btn"'],
  ['.hidden{display:none}', 'class="hidden" style="display:flex"'],
  ['@media print{.x{display:none}}', 'class="x"'],
  ['@media (max-width:600px){.x{display:none}}', 'class="x"'],
  ['/* .x{display:none} */.x{color:red}', 'class="x"'],
  ['.js .x{display:none}', 'class="x"'],
  ['.x.gone{display:none}', 'class="x"'],
  ['.x{--display:none;display:block}', 'class="x"'],
  ['.x:not(.y){display:none}', 'class="x"'],
  ['span.x{display:none}', 'class="x"'],
  ['.x{.y{display:none}}', 'class="x"'],
  ['.x{display:none}.card{.x{display:block}}', 'class="x"'],
])('with %s guests see the content of <div %s>', (css, attributes) => {
  expect(linksOf(`<style>${css}</style>${boxes(attributes)}`)).toEqual({ shown: 2, hidden: 0 });
});

const HIDDEN = '.hidden{display:none}';
test.each([
  `<style media="print">${HIDDEN}</style>`,
  `<noscript><style>${HIDDEN}</style></noscript>`,
  `<template><style>${HIDDEN}</style></template>`,
  `<style type="text/less">${HIDDEN}</style>`,
  `<style>${HIDDEN}</style><link rel="stylesheet" href="/site.css">`,
  `<style>${HIDDEN}</style><link rel="preload" as="style" href="/site.css">`,
  `<style>${'.x{display:block}'.repeat(600)}${HIDDEN}</style>`,
])('content that may be shown counts as shown: %s', (head) => {
  expect(linksOf(head + boxes('class="hidden"'))).toEqual({ shown: 2, hidden: 0 });
});

test.each([
  `<link rel="stylesheet" href="/site.css"><style>${HIDDEN}</style>`,
  `<style>${HIDDEN}</style><link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lora">`,
  `<style>.hidden{display:none !important}</style><link rel="stylesheet" href="/site.css">`,
  `<style media="all">${HIDDEN}</style>`,
])('no later stylesheet shows it: %s', (head) => {
  expect(linksOf(head + boxes('class="hidden"')).shown).toBe(0);
});

test('content that keeps its space waits for a script, and without one is never seen', () => {
  const page = `<style>.fade{visibility:hidden}</style>${boxes('class="fade"')}`;
  expect(linksOf(page + SCRIPT)).toEqual({ shown: 2, hidden: 0 });
  expect(linksOf(page)).toEqual({ shown: 0, hidden: 0 });
  expect(linksOf(boxes('style="visibility:hidden"'))).toEqual({ shown: 0, hidden: 0 });
});

test('noscript content isn’t what guests see', () => {
  const page = `<noscript>${ORDER}${BOOK}</noscript>`;
  expect(linksOf(page)).toEqual({ shown: 0, hidden: 0 });
  expect(linksOf(page + SCRIPT)).toEqual({ shown: 0, hidden: 2 });
});

test('a booking link shown elsewhere on the page counts', () => {
  const page = `<style>${HIDDEN}</style><nav class="hidden">${BOOK}</nav><main>${BOOK}</main>${SCRIPT}`;
  expect(factsOf(page).booking.count).toBe(1);
});

const CONTACT =
  '<h1>Lupo</h1><p>Call (312) 555-0142</p><p>Open daily 9am to 5pm</p><p>12 Main Street, Chicago, IL 60601</p><p>Soup $9.00</p>';

test.each([
  [`<style>${HIDDEN}</style>`, 'class="hidden"'],
  ['', 'hidden'],
  ['', 'style="display:none"'],
])('permanently hidden text proves nothing: %s<div %s>', (head, attributes) => {
  const page = `${head}<div ${attributes}>${CONTACT}</div><p>Welcome to our house.</p>`;
  const { phones, addresses, prices, h1 } = factsOf(page);
  expect([phones, addresses, prices, h1].map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test('text that a script may show is read, and so are tabs without scripts', () => {
  const tab = `<style>.tab{display:none}</style><div class="tab">${CONTACT}</div>`;
  const open = '<style>.tab:target{display:block}</style>';
  for (const page of [tab + SCRIPT, tab + open, `<details><summary>Visit</summary>${CONTACT}</details>`]) {
    const { phones, addresses, prices, h1 } = factsOf(page);
    expect([phones, addresses, prices, h1].map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  }
});

test('the time to read stylesheets grows linearly with their size', () => {
  const classes = Array.from({ length: 50 }, (_, at) => `c${at}`);
  const rules = Array.from({ length: 499 }, (_, at) => `.c${at % 50}.c${(at * 7) % 50}{display:block}`);
  const css = `${'@media x{'.repeat(5000)}${'}'.repeat(5000)}${rules.join('')}.gone{display:none}/*${'"'.repeat(5001)}`;
  const links = Array.from(
    { length: 5000 },
    (_, at) => `<a class="${classes.join(' ')}" href="/order/${at}">Order</a>`,
  );
  expect(factsOf(`<style>${css}</style>${links.join('')}`).ordering.count).toBe(5000);
});
