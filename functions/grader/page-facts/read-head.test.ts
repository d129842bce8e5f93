import { expect, test } from 'vitest';
import { banInHeaders, fitsPhones } from './read-head.ts';
import { readPageFacts } from './read-page-facts.ts';

const factsOf = (html: string) => readPageFacts(html, 'https://lupo.example/');

test.each([
  'width=device-width',
  'width=device-width, initial-scale=1',
  'WIDTH = DEVICE-WIDTH; initial-scale=1.0',
  'initial-scale=1',
  'initial-scale=1.0, maximum-scale=1, user-scalable=no',
  'user-scalable=no, width=device-width, viewport-fit=cover',
  'width=device-width, height=device-height, initial-scale=0.86',
  'width=375',
  'width=480px, initial-scale=1',
  'initial-scale=1, shrink-to-fit=no',
])('a page with the viewport "%s" fits a phone', (viewport) => {
  expect(fitsPhones(viewport)).toBe(true);
});

test.each([
  'width=1024',
  'width=980, initial-scale=1',
  'width=1200px',
  'user-scalable=no',
  'initial-scale=0.25',
  'width',
])('a page with the viewport "%s" doesn’t fit a phone', (viewport) => {
  expect(fitsPhones(viewport)).toBe(false);
});

test.each([
  ['<title> \n </title>', undefined],
  ['<title></title>', undefined],
  ['<body><svg><title>Icon</title></svg>', undefined],
  ['<svg><title>Icon</title></svg><title>Lupo</title>', 'Lupo'],
  ['<head><title> </title><title>Lupo</title></head>', 'Lupo'],
  [`<head><title>${' '.repeat(300)}Osteria Lupo\n</title></head>`, 'Osteria Lupo'],
  ['<template><title>Part</title></template>', undefined],
  ['<title>Lupo</title><p>No head was ever opened.</p>', 'Lupo'],
])('of %s the title is %s', (html, title) => {
  expect(factsOf(html).title?.value).toBe(title);
});

test.each([
  '<meta name="robots" content="noindex,follow">',
  '<meta name="ROBOTS" content="NOINDEX NOFOLLOW">',
  '<meta name="robots" content="none">',
  '<meta name="robots" content="index"><meta name="googlebot" content="noindex">',
  '<meta name="googlebot" content="none">',
  '<meta name="robots" content="max-snippet:-1, noindex">',
])('%s asks not to be indexed', (html) => {
  expect(factsOf(html).noIndex?.snippet).toContain('<meta');
});

test.each([
  '<meta name="robots" content="index, follow, max-image-preview:none">',
  '<meta name="robots" content="index, max-image-preview: none">',
  '<meta name="robots" content="noarchive, nofollow, noimageindex, nosnippet">',
  '<meta name="otherbot" content="noindex">',
  '<meta name="description" content="noindex, none">',
])('%s allows indexing', (html) => {
  expect(factsOf(html).noIndex).toBeUndefined();
});

test.each([
  [['noindex']],
  [['noarchive, NOINDEX']],
  [['none']],
  [['googlebot: noindex, nofollow']],
  [['otherbot: index', 'noindex']],
  [['otherbot: noindex, googlebot: noindex']],
  [['unavailable_after: 25 Jun 2030 15:00:00 PST, noindex']],
])('the headers %j ask not to be indexed', (headers) => {
  expect(banInHeaders(headers)).toBe(headers.find((header) => /noindex|none/i.test(header)));
});

test.each([
  [[]],
  [['']],
  [['all']],
  [['index, follow']],
  [['otherbot: noindex, nofollow']],
  [['googlebot: nofollow, otherbot: noindex']],
  [['max-image-preview: none']],
  [['unavailable_after: 25 Jun 2030 15:00:00 PST']],
  [['noimageindex, nosnippet']],
])('the headers %j allow indexing', (headers) => {
  expect(banInHeaders(headers)).toBeUndefined();
});
