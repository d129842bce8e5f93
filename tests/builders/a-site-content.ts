import type { MenuItem, PageSections, SiteContent } from '#shared/site/site-content.ts';

/** A small complete website; every part can be replaced. */
export function aSiteContent(
  changes: Partial<SiteContent> & { sections?: Partial<PageSections> } = {},
): SiteContent {
  const { sections, ...fields } = changes;
  return {
    website_name: 'Osteria Lupo',
    meta_description: 'Roman cooking from a wood oven in Portland.',
    cuisine: 'Roman',
    language: 'en',
    template_id: 'fine-dining-1',
    design_category: 'fine_dining',
    section_order: ['hero', 'about', 'menu', 'gallery', 'reviews', 'faq', 'contact'],
    design_system: {
      color_palette: {
        primary: '#3a2420',
        secondary: '#7d5a3c',
        accent: '#c29b61',
        neutral: '#fbf8f3',
        text_primary: '#2a211d',
        text_secondary: '#6a5c52',
      },
      typography: { headings_font: 'Cormorant', body_font: 'Figtree' },
    },
    hero_image: '/images/w1/aa-1600.webp',
    menu_items: [
      { name: 'Cacio e pepe', description: 'Pecorino, black pepper', price: '$17.00', course: 'Primi' },
      { name: 'Amatriciana', description: 'Guanciale, tomato', price: '$18.50', course: 'Primi' },
      { name: 'Maritozzo', description: '', price: '€ 7,50', course: 'Dolci' },
    ],
    opening_hours: { monday: [], tuesday: [{ opens: '18:00', closes: '23:00' }] },
    pages: [{ sections: { ...pageSections(), ...sections } }],
    image_assets: {
      '/images/w1/aa-1600.webp': {
        width: 1600,
        height: 1067,
        widths: [480, 960, 1600],
        alt: 'A plate of pasta on a dark table',
        bytes: [12_000, 30_000, 60_000],
      },
      '/images/w1/bb-1200.webp': {
        width: 1200,
        height: 900,
        widths: [320, 640, 1200],
        alt: 'Artichokes',
        bytes: [6_000, 14_000, 30_000],
      },
    },
    ...fields,
  };
}

function pageSections(): PageSections {
  return {
    hero: { tagline: 'Wood fire, Roman hours', description: 'Pasta the way it is made in Testaccio.' },
    about: { title: 'A corner of Testaccio', content: 'The oven came first.\nThe chairs came later.' },
    features: [],
    menu: { title: 'What we cook', menu_url: '' },
    faq: { title: 'Good to know', items: [{ question: 'Do you take walk-ins?', answer: 'Always.' }] },
    gallery: {
      title: 'From the kitchen',
      description: '',
      images: [{ url: '/images/w1/bb-1200.webp', caption: 'Carciofi', alt: 'Two fried artichokes' }],
    },
    reviews: { title: 'Kind words', items: [] },
    contact: {
      title: 'Come and see us',
      description: 'Call after ten.',
      hours: '',
      phone: '(555) 237-4410',
      address: '18 Mill Lane, Portland',
    },
  };
}

/** A website whose owner has written nothing. */
export function anEmptySiteContent(changes: Partial<SiteContent> = {}): SiteContent {
  return aSiteContent({
    website_name: '',
    meta_description: '',
    cuisine: '',
    hero_image: '',
    menu_items: [],
    opening_hours: {},
    image_assets: {},
    sections: {
      hero: { tagline: '', description: '' },
      about: { title: '', content: '' },
      features: [],
      menu: { title: '', menu_url: '' },
      faq: { title: '', items: [] },
      gallery: { title: '', description: '', images: [] },
      reviews: { title: '', items: [] },
      contact: { title: '', description: '', hours: '', phone: '', address: '' },
    },
    ...changes,
  });
}

/** This many menu items, 20 in each course. */
export function menuItems(count: number): MenuItem[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Dish ${index + 1}`,
    description: index % 3 === 0 ? '' : 'Tomato, basil, olive oil',
    price: `$${(6 + (index % 40)).toFixed(2)}`,
    course: `Course ${Math.floor(index / 20) + 1}`,
  }));
}
