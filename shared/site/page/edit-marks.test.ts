import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import {
  type OpeningHours,
  SECTION_NAMES,
  type SiteContent,
  TEMPLATE_IDS,
} from '#shared/site/site-content.ts';
import { aFullSiteContent, renderMatrix } from '#tests/builders/a-published-page.ts';
import { anEmptySiteContent, aSiteContent, menuItems } from '#tests/builders/a-site-content.ts';
import { sectionPath } from './edit-marks.ts';
import { printableContent } from './render-page.ts';
import { renderSite } from './render-site.ts';

const OPTIONS = { mode: 'preview', siteUrl: 'https://sites.example/lupo/', assetsOrigin: '' } as const;
const IMAGE = '/images/w1/bb-1200.webp';

type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const own = tree.isElementNode(node) ? [node] : [];
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : [])];
}

function editPage(content: SiteContent): Element[] {
  return elementsIn(parse(renderSite(content, { ...OPTIONS, isEditable: true }).html));
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function marked(elements: readonly Element[], name: string): string[] {
  return elements.map((element) => attribute(element, name)).filter((value) => value !== undefined);
}

function textIn(element: Element): string {
  return element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '<element>')).join('');
}

/** All paths whose text guests can read. */
function textPaths(content: SiteContent): string[] {
  const { faq, gallery, reviews } = content.pages[0].sections;
  const of = (list: string, count: number, fields: readonly string[]) =>
    Array.from({ length: count }, (_, index) => fields.map((field) => `${list}[${index}].${field}`)).flat();
  const hasTable = Object.keys(content.opening_hours).length > 0;
  return [
    'website_name',
    'cuisine',
    ...['tagline', 'description'].map((field) => sectionPath('hero', field)),
    ...SECTION_NAMES.filter((name) => name !== 'hero').map((name) => sectionPath(name, 'title')),
    sectionPath('about', 'content'),
    sectionPath('gallery', 'description'),
    ...['description', 'phone', 'address'].map((field) => sectionPath('contact', field)),
    ...(hasTable ? [] : [sectionPath('contact', 'hours')]),
    ...of('menu_items', content.menu_items.length, ['name', 'description', 'price']),
    ...of(sectionPath('faq', 'items'), faq.items.length, ['question', 'answer']),
    ...of(sectionPath('gallery', 'images'), gallery.images.length, ['caption']),
    ...of(sectionPath('reviews', 'items'), reviews.items.length, ['name', 'text', 'date']),
  ];
}

const text = fc.oneof(
  fc.constantFrom('', ' ', 'Real words', '\nA line\n\nand another ', '<b>"bold"</b> & more', 'مطعم'),
  fc.string({ maxLength: 12 }),
);
const price = fc.constantFrom('', '$9.00', 'ask us');
const sections = fc.record({
  hero: fc.record({ tagline: text, description: text }),
  about: fc.record({ title: text, content: text }),
  menu: fc.record({ title: text, menu_url: fc.constantFrom('', 'https://elsewhere.example/', 'no address') }),
  faq: fc.record({ title: text, items: fc.array(fc.record({ question: text, answer: text })) }),
  gallery: fc.record({
    title: text,
    description: text,
    images: fc.array(fc.record({ url: fc.constantFrom('', IMAGE), caption: text, alt: text })),
  }),
  reviews: fc.record(
    {
      title: text,
      overall_rating: fc.integer({ min: 1, max: 5 }),
      items: fc.array(fc.record({ name: text, text, rating: fc.integer({ min: 1, max: 5 }), date: text })),
    },
    { requiredKeys: ['title', 'items'] },
  ),
  contact: fc.record({ title: text, description: text, hours: text, phone: text, address: text }),
});
const contents = fc
  .record({
    website_name: text,
    cuisine: text,
    template_id: fc.constantFrom(...TEMPLATE_IDS),
    section_order: fc.shuffledSubarray([...SECTION_NAMES]),
    hero_image: fc.constantFrom('', IMAGE),
    opening_hours: fc.constantFrom<OpeningHours[]>({}, { monday: [] }),
    menu_items: fc.array(
      fc.record(
        { name: text, description: text, price, course: text },
        { requiredKeys: ['name', 'description', 'price'] },
      ),
    ),
    sections,
  })
  .map((fields) => aSiteContent(fields));

describe('a page in edit mode', () => {
  test('marks each text with its exact place', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const known = printableContent(content);
        for (const element of editPage(content)) {
          const path = attribute(element, 'data-path');
          if (path !== undefined)
            expect([path, textIn(element)]).toEqual([path, readContentPath(known, path) ?? '']);
        }
      }),
    );
  });

  test('has a hint for every text of the owner, empty or not', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const elements = editPage(content);
        expect(new Set(marked(elements, 'data-path'))).toEqual(
          new Set([...textPaths(content), ...marked(elements, 'data-path')]),
        );
        const hints = elements
          .filter((element) => attribute(element, 'data-path') !== undefined)
          .map((element) => attribute(element, 'data-placeholder'));
        for (const hint of hints) expect(hint).toMatch(/^Add /);
      }),
    );
  });

  test('has a frame for every image, a list for every list, and a mark for each item', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const elements = editPage(content);
        const { faq, gallery, reviews } = content.pages[0].sections;
        const lists = {
          menu_items: content.menu_items.length,
          [sectionPath('faq', 'items')]: faq.items.length,
          [sectionPath('gallery', 'images')]: gallery.images.length,
          [sectionPath('reviews', 'items')]: reviews.items.length,
        };
        const paths = (list: string, field = '') =>
          Array.from({ length: lists[list] ?? 0 }, (_, index) => `${list}[${index}]${field}`);
        expect(marked(elements, 'data-list').sort()).toEqual(Object.keys(lists).sort());
        expect(marked(elements, 'data-item').sort()).toEqual(
          Object.keys(lists)
            .flatMap((list) => paths(list))
            .sort(),
        );
        expect(marked(elements, 'data-image-path').sort()).toEqual(
          [
            'hero_image',
            ...paths('menu_items', '.image'),
            ...paths(sectionPath('gallery', 'images'), '.url'),
          ].sort(),
        );
        expect(marked(elements, 'data-rating-path').sort()).toEqual(
          [
            sectionPath('reviews', 'overall_rating'),
            ...paths(sectionPath('reviews', 'items'), '.rating'),
          ].sort(),
        );
        expect(marked(elements, 'data-url-path')).toEqual([sectionPath('menu', 'menu_url')]);
        expect(marked(elements, 'data-hours')).toEqual(['']);
      }),
    );
  });

  test('shows every section with its title and no sample', () => {
    const elements = editPage(anEmptySiteContent({ section_order: ['contact'] }));
    const shown = elements
      .filter(({ tagName }) => tagName === 'section')
      .map((each) => attribute(each, 'id'));
    expect(shown).toEqual(['hero', 'contact', 'about', 'menu', 'gallery', 'reviews', 'faq']);
    expect(marked(elements, 'data-sample')).toEqual([]);
    expect(elements.filter(({ tagName }) => tagName === 'h2')).toHaveLength(6);
  });

  test('names sections hidden from guests', () => {
    const elements = editPage(aSiteContent({ section_order: ['hero', 'menu', 'contact'] }));
    const hidden = elements.filter((each) => attribute(each, 'data-unlisted') !== undefined);
    expect(hidden.map((each) => attribute(each, 'id'))).toEqual(['about', 'gallery', 'reviews', 'faq']);
  });

  test('shows each answer below a question that doesn’t fold it', () => {
    const details = editPage(aFullSiteContent()).filter(({ tagName }) => tagName === 'details');
    expect(details).not.toHaveLength(0);
    for (const each of details) {
      const summaries = each.childNodes
        .filter(tree.isElementNode)
        .filter(({ tagName }) => tagName === 'summary');
      expect(attribute(each, 'open')).toBe('');
      expect(summaries.map((summary) => attribute(summary, 'hidden'))).toEqual(['', undefined]);
    }
  });

  test('names the dishes below each course heading', () => {
    const elements = editPage(aSiteContent());
    expect(marked(elements, 'data-course-paths')).toEqual([
      'menu_items[0].course menu_items[1].course',
      'menu_items[2].course',
    ]);
  });

  test('keeps line breaks in the story, hours, and address', () => {
    const elements = editPage(anEmptySiteContent());
    const kept = elements.filter((each) => attribute(each, 'data-multiline') !== undefined);
    expect(marked(kept, 'data-path')).toEqual([
      sectionPath('about', 'content'),
      sectionPath('contact', 'hours'),
      sectionPath('contact', 'address'),
      ...['payment', 'parking', 'access', 'notes'].map((name) => sectionPath('contact', name)),
    ]);
  });

  test('links to what guests will find', () => {
    const [header] = editPage(anEmptySiteContent({ menu_items: menuItems(2) })).filter(
      ({ tagName }) => tagName === 'nav',
    );
    expect(header && marked(elementsIn(header), 'href')).toEqual(['#menu']);
  });

  test('looks like the published page', () => {
    for (const template_id of TEMPLATE_IDS) {
      const content = aSiteContent({ template_id });
      const { css } = renderSite(content, { ...OPTIONS, isEditable: true });
      expect(css.startsWith(renderSite(content, OPTIONS).css.trim())).toBe(true);
    }
  });
});

describe('the editor’s marks', () => {
  const MARK =
    /data-(?:path|multiline|placeholder|image-path|list|item|rating-path|hours|url-path|course-paths|unlisted)/;

  test.each(renderMatrix())('are neither on a published page nor in a plain preview: %s', (_, content) => {
    expect(renderSite(content, { ...OPTIONS, mode: 'published', isEditable: true }).html).not.toMatch(MARK);
    expect(renderSite(content, OPTIONS).html).not.toMatch(MARK);
  });
});
