import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOTE } from '#shared/site/gallery/sample-content.ts';
import { SECTION_NAMES, type SiteContent, TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { anEmptySiteContent, aSiteContent, menuItems } from '#tests/builders/a-site-content.ts';
import { wordClass } from './length-class.ts';
import { renderSite } from './render-site.ts';
import type { RenderMode } from './site-page.ts';

const OPTIONS = {
  mode: 'published',
  siteUrl: 'https://sites.example/osteria-lupo/',
  assetsOrigin: '',
} as const;

function page(content: SiteContent, mode: RenderMode = 'published'): string {
  return renderSite(content, { ...OPTIONS, mode }).html;
}

function sectionIds(html: string): string[] {
  return [...html.matchAll(/<section [^>]*id="([a-z]+)"/g)].map(([, id]) => id ?? '');
}

describe('a published page', () => {
  test('joins a story wrapped at 80 columns', () => {
    const content = aSiteContent();
    content.pages[0].sections.about.content =
      'We cook what the morning brings: bread from our own oven, vegetables from\r\nthe field behind the house\r\n\r\nNina & Paul';
    const html = page(content);
    expect(html).toContain('vegetables from the field behind the house</p>');
    expect(html).toContain('>Nina &amp; Paul</p>');
  });

  test('shows sections with content in the owner’s order', () => {
    const content = aSiteContent({ section_order: ['contact', 'hero', 'faq', 'menu', 'reviews', 'contact'] });
    expect(sectionIds(page(content))).toEqual(['hero', 'contact', 'faq', 'menu']);
  });

  test('links only to its sections', () => {
    const html = page(aSiteContent({ menu_items: [], section_order: ['hero', 'menu', 'about', 'contact'] }));
    const nav = /<nav.*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect([...nav.matchAll(/href="(#[a-z]+)"/g)].map(([, href]) => href)).toEqual(['#about', '#contact']);
    expect(html).not.toContain('View Our Menu');
  });

  test('groups dishes by course, with ungrouped ones first', () => {
    const [first, ...others] = menuItems(3).map((item, index) => ({
      ...item,
      course: ['Mains', undefined, 'Mains'][index],
    }));
    const html = page(aSiteContent({ menu_items: first ? [first, ...others] : others }));
    const order = [...html.matchAll(/class="dish-name"[^>]*>([^<]+)|<h3 id="course[^>]*>([^<]+)/g)].map(
      ([, dish, course]) => dish ?? course,
    );
    expect(order).toEqual(['Dish 2', 'Mains', 'Dish 1', 'Dish 3']);
  });

  test('offers a reservation only with a known phone number', () => {
    expect(page(aSiteContent())).toContain('<a class="button" href="tel:5552374410">Make a Reservation</a>');
    const { contact } = aSiteContent().pages[0].sections;
    const silent = page(aSiteContent({ sections: { contact: { ...contact, phone: '' } } }));
    expect(silent).not.toMatch(/Make a Reservation|tel:/);
  });

  test('offers no reservation when the owner takes none, and still shows the phone', () => {
    const { contact } = aSiteContent().pages[0].sections;
    const html = page(aSiteContent({ sections: { contact: { ...contact, takes_reservations: false } } }));
    expect(html).toContain('href="tel:5552374410"');
    expect(html).not.toContain('Make a Reservation');
  });

  test('passes the longest word of the title to CSS, so phones don’t break it', () => {
    expect(wordClass('Deep bowls, short conversations')).toBe('word-14');
    expect(wordClass('Osteria Lupo')).toBe('word-8');
    expect(wordClass('Llanfairpwllgwyngyllgogerychwyrndrobwll')).toBe('word-20');
  });

  test('prints unstructured hours as written', () => {
    const { contact } = aSiteContent().pages[0].sections;
    const html = page(
      aSiteContent({ opening_hours: {}, sections: { contact: { ...contact, hours: 'Closed on Mondays' } } }),
    );
    expect(html).toContain('Closed on Mondays');
    expect(html).not.toContain('<table>');
  });

  test('shows no rating without a review', () => {
    expect(
      page(aSiteContent({ sections: { reviews: { title: 'Kind words', overall_rating: 5, items: [] } } })),
    ).not.toContain('out of 5');
  });

  test('lets the browser choose image widths and loads the first image right away', () => {
    const html = page(aSiteContent());
    const [hero, gallery] = html.match(/<img[^>]*>/g) ?? [];
    expect(hero).toContain(
      'srcset="/images/w1/aa-480.webp 480w, /images/w1/aa-960.webp 960w, /images/w1/aa-1600.webp 1600w"',
    );
    expect(hero).toContain(
      'sizes="(max-width: 30rem) 135vw, (max-width: 64rem) 95vw, 76rem" width="1600" height="1067" alt="A plate of pasta on a dark table" fetchpriority="high"',
    );
    expect(gallery).toContain('alt="Two fried artichokes" loading="lazy"');
  });

  test('shows no image from another server', () => {
    const { gallery } = aSiteContent().pages[0].sections;
    const images = [{ url: '//evil.example/x.webp', caption: '', alt: '' }];
    const html = page(
      aSiteContent({
        hero_image: 'https://evil.example/a.jpg',
        sections: { gallery: { ...gallery, images } },
      }),
    );
    expect(html).not.toContain('evil.example');
  });

  test('loads images and fonts from the sites origin on another origin', () => {
    const { html } = renderSite(aSiteContent(), {
      ...OPTIONS,
      mode: 'preview',
      assetsOrigin: 'http://localhost:4001',
    });
    expect(html).toContain('src="http://localhost:4001/images/w1/aa-1600.webp"');
    expect(html).toContain('url("http://localhost:4001/fonts/cormorant-');
    expect(html.match(/(?:src|srcset|href)="\/(?:images|fonts)/g)).toBeNull();
  });

  test('tells search engines and shared links its address and image', () => {
    const html = page(aSiteContent());
    expect(html).toContain('<link rel="canonical" href="https://sites.example/osteria-lupo/">');
    expect(html).toContain(
      '<meta property="og:image" content="https://sites.example/images/w1/aa-1600.webp">',
    );
    expect(html).toContain('<meta name="description" content="Roman cooking from a wood oven in Portland.">');
  });

  test('is right-to-left in such a language', () => {
    expect(page(aSiteContent({ language: 'ar' }))).toContain('<html lang="ar" dir="rtl">');
    expect(page(aSiteContent({ language: '"><script>' }))).toContain('<html lang="en">');
  });

  test('is deterministic', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TEMPLATE_IDS),
        fc.constantFrom<RenderMode>('published', 'preview'),
        (template_id, mode) => {
          const content = aSiteContent({ template_id });
          expect(renderSite(structuredClone(content), { ...OPTIONS, mode })).toEqual(
            renderSite(content, { ...OPTIONS, mode }),
          );
        },
      ),
    );
  });

  test('consists of custom HTML and CSS', () => {
    const { html, body, css } = renderSite(aSiteContent(), OPTIONS);
    expect(html).toContain(`<style>${css}</style>`);
    expect(html).toContain(body);
  });

  test('never contains a sample', () => {
    const text = fc.constantFrom('', ' ', 'Real words');
    const contents = fc.record({
      website_name: text,
      template_id: fc.constantFrom(...TEMPLATE_IDS),
      section_order: fc.shuffledSubarray([...SECTION_NAMES]),
      menu_items: fc.constantFrom([], menuItems(2)),
      phone: text,
      hours: text,
      about: text,
      question: text,
    });
    fc.assert(
      fc.property(contents, ({ phone, hours, about, question, ...fields }) => {
        const { sections } = anEmptySiteContent().pages[0];
        const html = page(
          anEmptySiteContent({
            ...fields,
            pages: [
              {
                sections: {
                  ...sections,
                  contact: { ...sections.contact, phone, hours },
                  about: { title: '', content: about },
                  faq: { title: '', items: [{ question, answer: question }] },
                },
              },
            ],
          }),
        );
        expect(html).not.toMatch(
          /data-sample|sample-note|House Salad|010-0123|4\.5 out of 5|11:00 AM - 10:00 PM|Our Restaurant/,
        );
        expect(html).not.toContain(SAMPLE_NOTE);
      }),
    );
  });
});

describe('a preview', () => {
  test('fills every gap with a labeled sample', () => {
    const html = page(anEmptySiteContent(), 'preview');
    expect(sectionIds(html)).toEqual(['hero', 'about', 'menu', 'reviews', 'faq', 'contact']);
    expect(html.match(/class="dish-name"/g)).toHaveLength(3);
    expect(html.match(/<details>/g)).toHaveLength(3);
    expect(html.match(/<li class="review">/g)).toHaveLength(3);
    for (const sample of [
      'Our Restaurant',
      '4.5 out of 5',
      'Monday - Sunday, 11:00 AM - 10:00 PM',
      '(555) 010-0123',
    ]) {
      expect(html).toContain(sample);
    }
    expect(html.match(/<p class="sample-note" data-sample>Sample – replace with yours<\/p>/g)).toHaveLength(
      6,
    );
  });

  test.each(['ar', 'de', 'es', 'fr', 'it', 'pt'])('has samples in the page’s language: %s', (language) => {
    const html = page(anEmptySiteContent({ language }), 'preview');
    for (const english of ['replace with yours', 'kind word', 'Do you take', 'Tell your guests']) {
      expect(html).not.toContain(english);
    }
    expect(html.match(/<details>/g)).toHaveLength(3);
    expect(html.match(/<li class="review">/g)).toHaveLength(3);
  });

  test('shows no sample beside the owner’s content', () => {
    const { reviews } = aSiteContent().pages[0].sections;
    const items = [{ name: 'Dana', text: 'Lovely.', rating: 5, date: '' }];
    expect(page(aSiteContent({ sections: { reviews: { ...reviews, items } } }), 'preview')).not.toContain(
      'data-sample>',
    );
  });
});

describe('the six templates', () => {
  test('differ in more than color', () => {
    const pages = TEMPLATE_IDS.map((template_id) => renderSite(aSiteContent({ template_id }), OPTIONS).css);
    expect(new Set(pages).size).toBe(TEMPLATE_IDS.length);
  });
});

test.each(['', 'https://sites.example'])('the font is preloaded from its address: %j', (assetsOrigin) => {
  const { html } = renderSite(aSiteContent(), {
    mode: 'published',
    siteUrl: 'https://sites.example/lupo/',
    assetsOrigin,
  });
  const address = /<link rel="preload" href="([^"]*)"/.exec(html)?.[1];
  expect(address).toMatch(new RegExp(`^${assetsOrigin}/fonts/[a-z0-9.-]+\\.woff2$`));
  expect(html).toContain(`url("${address}")`);
});
