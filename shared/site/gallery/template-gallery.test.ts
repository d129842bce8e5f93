import { describe, expect, test } from 'vitest';
import { DESIGN_CATEGORIES, SiteContentSchema, TEMPLATE_IDS } from '../site-content.ts';
import { TEMPLATE_GALLERY, templateSampleContent } from './template-gallery.ts';

test('the gallery has the spec’s six templates in order', () => {
  expect(TEMPLATE_GALLERY.map(({ id, name }) => [id, name])).toEqual([
    ['fine-dining-1', 'Elegant Fine Dining'],
    ['casual-dining-1', 'Modern Casual'],
    ['fast-food-1', 'Quick Service'],
    ['cafe-1', 'Cozy Cafe'],
    ['ethnic-1', 'Authentic Cuisine'],
    ['fine-dining-2', 'Minimalist Luxury'],
  ]);
});

test('every category has a template, and each template has a description', () => {
  expect(new Set(TEMPLATE_GALLERY.map(({ category }) => category))).toEqual(new Set(DESIGN_CATEGORIES));
  for (const { description, features, colors } of TEMPLATE_GALLERY) {
    expect(description.length).toBeGreaterThan(60);
    expect(features).toHaveLength(4);
    expect(colors.primary).not.toBe(colors.secondary);
  }
});

describe.each(TEMPLATE_IDS)('the sample restaurant of %s', (id) => {
  const content = templateSampleContent(id);

  test('is a complete website', () => {
    expect(SiteContentSchema.parse(content)).toEqual(content);
  });

  test('has a price for every dish, hours for every day, and a fictional phone number', () => {
    expect(content.menu_items.filter(({ price }) => price === '')).toEqual([]);
    expect(Object.keys(content.opening_hours)).toHaveLength(7);
    expect(content.pages[0].sections.contact.phone).toMatch(/^\(555\) 010-01\d\d$/);
  });
});
