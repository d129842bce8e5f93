import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageSections, SiteContent } from '#shared/site/site-content.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { preserveOwnerFacts } from './preserve-owner-facts.ts';

const SITE = 'w1';
const sectionsOf = (content: SiteContent) => content.pages[0].sections;

/** The writer's page, with images in the website's folder. */
function fresh(sections: Partial<PageSections> = {}, changes: Partial<SiteContent> = {}): SiteContent {
  return aSiteContent({ website_name: 'Written', sections, ...changes });
}

function contact(changes: Partial<PageSections['contact']>): { contact: PageSections['contact'] } {
  return { contact: { ...sectionsOf(aSiteContent()).contact, ...changes } };
}

function keep(page: SiteContent, made: SiteContent, hasNewRequirements = false): SiteContent {
  return preserveOwnerFacts({ websiteId: SITE, page, fresh: made, hasNewRequirements });
}

test('facts on the page stay, and unknown ones come from the new requirements', () => {
  const page = aSiteContent({ sections: contact({ phone: '111 111', address: '' }) });
  const made = fresh(contact({ phone: '222 222', address: '5 New Street' }));
  expect(sectionsOf(keep(page, made)).contact).toMatchObject({ phone: '111 111', address: '5 New Street' });
});

test('new requirements win over the page, and omitted facts stay', () => {
  const page = aSiteContent({ sections: contact({ phone: '111 111', address: '1 Old Street' }) });
  const made = fresh(contact({ phone: '222 222', address: '' }), {
    menu_items: [{ name: 'New dish', description: '', price: '9' }],
    opening_hours: {},
  });
  const kept = keep(page, made, true);
  expect(sectionsOf(kept).contact).toMatchObject({ phone: '222 222', address: '1 Old Street' });
  expect(kept.menu_items.map(({ name }) => name)).toEqual(['New dish']);
  expect(kept.opening_hours).toEqual(page.opening_hours);
});

test('hours, phones, and links without a field on the page stay with their kind', () => {
  const services = [
    {
      name: 'Lunch',
      days: ['friday' as const],
      opens: '12:00',
      closes: null,
      last_seating: null,
      season: null,
      note: 'until late',
    },
  ];
  const phones = [
    { text: '111 111', label: '', number: '' },
    { text: '222 222', label: 'WhatsApp', number: '' },
  ];
  const links = [{ kind: 'instagram' as const, url: 'https://instagram.com/lupo', text: '' }];
  const sections = contact({ phone: '111 111', email: 'ciao@lupo.example' });
  const kept = keep(aSiteContent({ sections, services, phones, links }), fresh(contact({ phone: '' })));
  expect(kept).toMatchObject({ services, phones, links });
  expect(sectionsOf(kept).contact.email).toBe('ciao@lupo.example');
  const others = fresh(contact({ phone: '333 333' }), { services: [], links: [] });
  const replaced = keep(aSiteContent({ sections, services, phones, links }), others, true);
  expect(replaced).not.toHaveProperty('phones');
  expect(replaced).toMatchObject({ services: [], links: [] });
});

test('uploaded images stay in place, and drawn ones are redrawn', () => {
  const own = '/images/a-picture-of-the-owner/cc-800.webp';
  const asset = { width: 800, height: 600, widths: [800], alt: 'The room', bytes: [9] };
  const page = aSiteContent({ hero_image: own, image_assets: { [own]: asset } });
  const made = fresh({}, { hero_image: '/images/w1/new-1600.webp' });
  const kept = keep(page, made);
  expect(kept.hero_image).toBe(own);
  expect(kept.image_assets[own]).toEqual(asset);
  expect(sectionsOf(kept).gallery.images).toEqual(sectionsOf(made).gallery.images);
  expect(keep(aSiteContent(), made).hero_image).toBe('/images/w1/new-1600.webp');
});

test('notes for guests stay unless the new requirements replace them', () => {
  const page = aSiteContent({ sections: contact({ payment: 'Cash only', notes: 'Dogs welcome' }) });
  const made = fresh(contact({ payment: 'All cards', parking: 'Behind the house' }));
  expect(sectionsOf(keep(page, made)).contact).toMatchObject({
    payment: 'Cash only',
    parking: 'Behind the house',
    notes: 'Dogs welcome',
  });
  expect(sectionsOf(keep(page, made, true)).contact.payment).toBe('All cards');
});

test('text and design are the new page’s, reviews and name the old one’s', () => {
  const review = fc.record({
    name: fc.string(),
    text: fc.string(),
    rating: fc.integer({ min: 1, max: 5 }),
    date: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(review), fc.string(), fc.string(), (items, name, tagline) => {
      const page = aSiteContent({ website_name: name, sections: { reviews: { title: 'Old', items } } });
      const made = fresh({ hero: { tagline, description: '' } }, { template_id: 'cafe-1' });
      const kept = keep(page, made);
      expect(sectionsOf(kept).reviews.items).toEqual(items);
      expect(kept.website_name).toBe(name);
      expect(sectionsOf(kept).hero.tagline).toBe(tagline);
      expect(kept.template_id).toBe('cafe-1');
    }),
  );
});
