import { expect, test } from 'vitest';
import { findFlags } from '#shared/moderation/find-flags.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { newTextsOfWebsite } from './texts-of-website.ts';
import { withdrawnContent } from './withdrawn-content.ts';

const CURE = 'Our soup cures the flu.';
const PLAIN = aSiteContent({});

type Change = (content: SiteContent) => void;
const sectionsOf = (content: SiteContent) => content.pages[0].sections;
const aDish = { name: 'Soup', description: 'With bread', price: '$8' };

const PLACES: Readonly<Record<string, Change>> = {
  'the website’s name': (content) => {
    content.website_name = CURE;
  },
  'the name of a dish': ({ menu_items }) => void menu_items.push({ ...aDish, name: CURE }),
  'the heading of a course': ({ menu_items }) => void menu_items.push({ ...aDish, course: CURE }),
  'the title of a section': (content) => {
    sectionsOf(content).about.title = CURE;
  },
  'a question of the FAQ': (content) =>
    void sectionsOf(content).faq.items.push({ question: CURE, answer: 'Yes.' }),
  'the hours as text': (content) => {
    sectionsOf(content).contact.hours = CURE;
  },
  'the address as text': (content) => {
    sectionsOf(content).contact.address = CURE;
  },
  'the words on parking': (content) => {
    sectionsOf(content).contact.parking = CURE;
  },
  'the note on a service': (content) => {
    const service = { name: 'Lunch', days: ['monday' as const], opens: '12:00', closes: null };
    content.services = [{ ...service, last_seating: null, season: null, note: CURE }];
  },
  'the label of a phone': (content) => {
    content.phones = [{ text: '555', label: CURE, number: '' }];
  },
  'the description of a picture': ({ image_assets }) => {
    image_assets['/images/a/b-800.webp'] = { width: 8, height: 6, widths: [8], alt: CURE, bytes: [1] };
  },
};

test.each(Object.entries(PLACES))('%s is moderated and removed if rejected', (_, change) => {
  const content = structuredClone(PLAIN);
  change(content);
  const texts = newTextsOfWebsite(PLAIN, content);
  expect(texts.filter(({ text }) => findFlags(text).length > 0).map(({ text }) => text)).toEqual([CURE]);
  const without = withdrawnContent(content, { text: CURE, passages: [CURE] });
  expect(without).toBeDefined();
  expect(JSON.stringify(without)).not.toContain('cures');
});

test('a dish or question with a rejected name is removed, and a restaurant’s rejected name becomes “Restaurant”', () => {
  const content = structuredClone(PLAIN);
  for (const place of ['the website’s name', 'the name of a dish', 'a question of the FAQ']) {
    PLACES[place]?.(content);
  }
  const without = withdrawnContent(content, { text: CURE, passages: [CURE] });
  expect(without?.website_name).toBe('Restaurant');
  expect(without?.menu_items).toEqual(PLAIN.menu_items);
  expect(without?.pages[0].sections.faq).toEqual(sectionsOf(PLAIN).faq);
});

test('unchanged texts and guest reviews aren’t checked again', () => {
  const content = structuredClone(PLAIN);
  sectionsOf(content).reviews.items.push({ name: 'Ada', text: CURE, rating: 5, date: '2026-11-01' });
  expect(newTextsOfWebsite(content, content)).toEqual([]);
  expect(newTextsOfWebsite(PLAIN, content)).toEqual([]);
});
