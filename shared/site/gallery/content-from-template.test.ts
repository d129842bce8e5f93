import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TemplateCustomizationsSchema } from '#shared/websites/contract/site-template.ts';
import { renderSite } from '../page/render-site.ts';
import { SiteContentSchema, TEMPLATE_IDS } from '../site-content.ts';
import { findTemplate } from '../templates/templates.ts';
import { contentFromTemplate, type TemplateRequest } from './content-from-template.ts';
import { SAMPLE_NOTE } from './sample-content.ts';

const RENDERING = { siteUrl: 'https://x.test/a/', assetsOrigin: '' };

function aRequest(customizations: object, changes: Partial<TemplateRequest> = {}): TemplateRequest {
  return {
    id: 'cafe-1',
    websiteName: 'Café Nandu',
    customizations: TemplateCustomizationsSchema.parse(customizations),
    restaurant: { name: 'Café Nandu' },
    ...changes,
  };
}

test('the page shows the owner’s content and nothing else about the restaurant', () => {
  const content = contentFromTemplate(
    aRequest({
      restaurant_tagline: 'Out of the oven at 7 AM',
      about_description: 'We bake at night. You eat in the morning.',
      restaurant_address: '3 Mill Lane',
      restaurant_phone: '(555) 237-4410',
      restaurant_email: 'hello@nandu.example',
      menu_items: [
        { name: 'Medialuna', price: '$2.20' },
        { name: '', price: '$3' },
      ],
    }),
  );
  expect(content.pages[0].sections).toMatchObject({
    hero: { tagline: 'Out of the oven at 7 AM', description: '' },
    about: { content: 'We bake at night. You eat in the morning.' },
    faq: { items: [] },
    reviews: { items: [] },
    contact: {
      address: '3 Mill Lane',
      phone: '(555) 237-4410',
      description: 'Email: hello@nandu.example',
      hours: '',
    },
  });
  expect(content.menu_items).toEqual([{ name: 'Medialuna', description: '', price: '$2.20' }]);
  expect(content.opening_hours).toEqual({});
  expect(content.hero_image).toBe('/images/templates/cafe-1-5-1280.webp');
});

test('the template’s drawings stay unless they show dishes missing from the menu', () => {
  const drawn = (id: TemplateRequest['id'], ...dishes: string[]) => {
    const menu_items = dishes.map((name) => ({ name }));
    const content = contentFromTemplate(aRequest({ menu_items }, { id }));
    return [...Object.values(content.image_assets)].map(({ alt }) => alt).join('\n');
  };
  expect(drawn('fast-food-1', 'Double cheeseburger', 'House salad')).toMatch(/burger.*\n.*salad/);
  expect(drawn('fast-food-1', 'Vegan cheeseburger')).not.toContain('burger');
  for (const id of TEMPLATE_IDS) {
    expect(drawn(id)).not.toMatch(
      /wine|fish|cheese|chicken|salad|beer|loaf|burger|fruit|citrus|coffee|croissant/,
    );
    expect(drawn(id).split('\n').length).toBeGreaterThanOrEqual(3);
  }
});

test('the owner’s photo replaces the drawing', () => {
  const hero_image = '/images/0190/photo-1600.webp';
  const content = contentFromTemplate(aRequest({ hero_image }));
  expect(content.hero_image).toBe(hero_image);
});

test('a preview labels samples, and the published page has none', () => {
  const content = contentFromTemplate(aRequest({}));
  expect(renderSite(content, { mode: 'preview', ...RENDERING }).body).toContain(SAMPLE_NOTE);
  expect(renderSite(content, { mode: 'published', ...RENDERING }).body).not.toContain(SAMPLE_NOTE);
});

test('two colors are applied, and without them the template keeps its own', () => {
  const colors = { primary_color: '#112233', secondary_color: '#aabbcc' };
  const palette = contentFromTemplate(aRequest(colors)).design_system.color_palette;
  const own = findTemplate('cafe-1').designSystem.color_palette;
  expect(palette).toEqual({ ...own, primary: '#112233', secondary: '#aabbcc' });
  expect(contentFromTemplate(aRequest({})).design_system).toEqual(findTemplate('cafe-1').designSystem);
});

test('address and phone default to the restaurant’s record', () => {
  const restaurant = { name: 'Café Nandu', address: '1 Old Street', phone: '555 1000' };
  const { contact } = contentFromTemplate(aRequest({}, { restaurant })).pages[0].sections;
  expect(contact).toMatchObject({ address: '1 Old Street', phone: '555 1000' });
});

test('an emptied address and phone stay off the page', () => {
  const restaurant = { name: 'Café Nandu', address: '1 Old Street', phone: '555 1000' };
  const emptied = aRequest({ restaurant_address: '', restaurant_phone: ' ' }, { restaurant });
  expect(contentFromTemplate(emptied).pages[0].sections.contact).toMatchObject({ address: '', phone: '' });
});

test('a restaurant with another name than its website is named above the address', () => {
  const content = contentFromTemplate(aRequest({ restaurant_name: 'Nandu & Sons' }));
  expect(content.website_name).toBe('Café Nandu');
  expect(content.pages[0].sections.contact.title).toBe('Visit Nandu & Sons');
});

test('the search description has whole sentences of the story, up to 156 characters', () => {
  const text = fc.string({ maxLength: 600, unit: fc.constantFrom('a', 'é', ' ', '.', '!', '\n') });
  fc.assert(
    fc.property(text, (about_description) => {
      const { meta_description } = contentFromTemplate(aRequest({ about_description }));
      expect(meta_description.length).toBeLessThanOrEqual(156);
    }),
  );
  const about_description = `${'A first sentence of some length. '.repeat(6)}`;
  expect(contentFromTemplate(aRequest({ about_description })).meta_description).toMatch(/length\.$/);
});

test('every template and customization makes a website that can be stored', () => {
  const line = fc.string({ maxLength: 40, unit: 'grapheme' });
  const customizations = fc.record({
    restaurant_name: line,
    restaurant_tagline: line,
    about_description: line,
    menu_items: fc.array(fc.record({ name: line, description: line, price: line }), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...TEMPLATE_IDS), line, customizations, (id, websiteName, given) => {
      const content = contentFromTemplate(aRequest(given, { id, websiteName }));
      expect(SiteContentSchema.parse(content)).toEqual(content);
      expect(content.template_id).toBe(id);
    }),
  );
});
