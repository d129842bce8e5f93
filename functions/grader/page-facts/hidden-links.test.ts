import { expect, test } from 'vitest';
import { readPageFacts } from './read-page-facts.ts';

const SCRIPT = '<script src="/a.js"></script>';
const ORDER = '<a href="https://order.toasttab.com/online/lupo">Order</a>';
const OWN = '<a href="/order">Order online</a>';

const offersOf = (html: string) => readPageFacts(html, 'https://lupo.example/').ordering.count;

test.each([
  `<div hidden><p>${ORDER}</p></div>`,
  `<div style="color: red; display : none">${OWN}</div>`,
  `<section STYLE="DISPLAY:NONE"><div><div>${ORDER}</div></div></section>`,
  ORDER.replace('<a', '<a hidden'),
  OWN.replace('<a', '<a style="display:none"'),
])('an order link hidden by %s doesn’t count unless a script may show it', (html) => {
  expect(offersOf(html)).toBe(0);
  expect(offersOf(html + SCRIPT)).toBe(1);
  expect(offersOf(`${html}<script type="application/ld+json">{}</script>`)).toBe(0);
});

test('a template shows nothing, even with scripts', () => {
  expect(offersOf(`<template>${ORDER}</template>${SCRIPT}`)).toBe(0);
});

test.each([
  `<nav hidden>${ORDER}</nav><main>${ORDER}</main>`,
  `<nav style="display:none">${OWN}</nav><main>${OWN}</main>`,
  `<template>${ORDER}</template>${ORDER}`,
])('a link shown elsewhere on the page counts: %s', (html) => {
  expect(offersOf(html)).toBe(1);
});

test.each([
  ORDER,
  `<div style="display:block">${ORDER}</div>`,
  `<div style="overflow:hidden;visibility:visible">${ORDER}</div>`,
  `<div aria-hidden="false" class="hidden-xs">${ORDER}</div>`,
  `<div data-hidden="true" data-style="display:none">${ORDER}</div>`,
  `<p hidden>Closed.</p>${ORDER}`,
  `<input type="hidden" hidden>${ORDER}`,
  `<svg style="display:none"><path d=""/></svg>${ORDER}`,
  `<img hidden src="a.png">${ORDER}`,
  `<div style="--display:none-of-it;display:flex">${ORDER}</div>`,
])('%s shows its order link', (html) => {
  expect(offersOf(html)).toBe(1);
});
