import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PAGE_BYTES, pageBytes } from '#shared/site/files/page-weight.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { SECTION_NAMES, type SiteContent, TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { aGateInput, aPublishedPage, findingsAfter, renderMatrix } from '#tests/builders/a-published-page.ts';
import { anEmptySiteContent, aSiteContent } from '#tests/builders/a-site-content.ts';
import { checkRenderedPage } from '#tests/page-checks/check-rendered-page.ts';
import type { GateFinding } from './publish-gate.ts';

function setup(changes: Parameters<typeof aSiteContent>[0] = {}) {
  const content = aSiteContent(changes);
  return { content, html: aPublishedPage(content) };
}

function check(html: string, content: SiteContent): GateFinding[] {
  return checkRenderedPage(aGateInput(html, content));
}

describe('the publish validator', () => {
  test('accepts a good page', () => {
    const { content, html } = setup();
    expect(check(html, content)).toEqual([]);
  });

  test.each<[string, string | RegExp, string, string, string]>([
    [
      'invalid HTML',
      '<h2 class="length-m word-10" dir="auto">A corner',
      '<h2 class="a" class="b" dir="auto">A corner',
      'invalid_html',
      'line ',
    ],
    ['a missing doctype', '<!doctype html>', '', 'doctype_missing', 'html'],
    ['a missing language', '<html lang="en">', '<html>', 'language_missing', 'html'],
    ['an empty title', /<title>.*?<\/title>/, '<title> </title>', 'title_missing', 'head'],
    ['a missing main heading', /<h1(.*?)<\/h1>/s, '<p>Osteria Lupo</p>', 'main_heading_missing', 'main'],
    [
      'a second main heading',
      /<h2 (.*?)>What we cook<\/h2>/,
      '<h1>What we cook</h1>',
      'main_heading_twice',
      'section#menu > h1 "What we cook"',
    ],
    [
      'a skipped heading level',
      '<h3 id="course-1" class="word-8" dir="auto">Primi</h3>',
      '<h4 id="course-1">Primi</h4>',
      'heading_level_skipped',
      'section#menu > h4#course-1 "Primi"',
    ],
    ['an empty heading', '<h3>Hours</h3>', '<h3></h3>', 'heading_empty', 'section#contact > h3'],
    ['a missing footer', /<footer.*<\/footer>/s, '', 'landmark_missing', 'footer'],
    [
      'a second navigation',
      '</footer>',
      '<nav aria-label="More"><a href="#menu">Menu</a></nav></footer>',
      'landmark_twice',
      'nav "Menu"',
    ],
    [
      'an image without a description',
      'alt="Two fried artichokes"',
      'alt=" "',
      'alt_text_missing',
      'section#gallery > img "/images/w1/bb-1200.webp"',
    ],
    ['a duplicate ID', 'id="course-2"', 'id="course-1"', 'id_twice', 'section#menu > h3#course-1 "Dolci"'],
    [
      'a link to a missing target',
      'href="#menu">View',
      'href="#carte">View',
      'reference_broken',
      'section#hero > a "View Our Menu"',
    ],
    [
      'a label that points nowhere',
      'aria-labelledby="course-1"',
      'aria-labelledby="nobody"',
      'reference_broken',
      'section#menu > ul "Cacio',
    ],
    ['text with low contrast', /--muted:#[0-9a-f]{6}/, '--muted:#d8d2c8', 'contrast_low', 'muted on paper'],
    [
      'unreadable data',
      '"@context"',
      '@context',
      'structured_data_unreadable',
      'script[type="application/ld+json"]',
    ],
    [
      'another name in the data',
      '"name":"Amatriciana"',
      '"name":"Carbonara"',
      'structured_data_differs',
      'section#menu > p "Amatriciana $18.50"',
    ],
    [
      'another price in the data',
      '"price":"18.50"',
      '"price":"8.50"',
      'structured_data_differs',
      'section#menu > p "Amatriciana $18.50"',
    ],
    [
      'another price on the page',
      '>$18.50<',
      '>$28.50<',
      'structured_data_differs',
      'section#menu > p "Amatriciana $28.50"',
    ],
    [
      'a price that only the page has',
      '"offers":{"@type":"Offer","price":"18.50","priceCurrency":"USD"}',
      '"offers":{"@type":"Offer"}',
      'structured_data_differs',
      'section#menu > p "Amatriciana $18.50"',
    ],
    [
      'another phone number in the data',
      '"telephone":"(555) 237-4410"',
      '"telephone":"(555) 000-0000"',
      'structured_data_differs',
      'Restaurant telephone',
    ],
    [
      'another answer in the data',
      '"text":"Always."',
      '"text":"Never."',
      'structured_data_differs',
      'Answer text "Never."',
    ],
    ['a script', '</main>', '<script>alert(1)</script></main>', 'script', 'main#main > script'],
    [
      'a script with JSON-LD’s type and an address',
      '</main>',
      '<script type="application/ld+json" src="/x.js"></script></main>',
      'script',
      'main#main > script',
    ],
    [
      'an event handler',
      '<h3>Hours</h3>',
      '<h3 onclick="x()">Hours</h3>',
      'event_handler',
      'section#contact > h3 "Hours"',
    ],
    [
      'a script address',
      'href="#menu">View',
      'href=" java&#9;script:x()">View',
      'script_url',
      'section#hero > a "View Our Menu"',
    ],
    [
      'an image from another origin',
      'src="/images/w1/bb-1200.webp"',
      'src="//cdn.example/bb.webp"',
      'outside_request',
      'section#gallery > img',
    ],
    [
      'a srcset from another origin',
      '/images/w1/bb-320.webp 320w',
      'https://cdn.example/bb.webp 320w',
      'outside_request',
      'section#gallery > img',
    ],
    [
      'a font from another origin',
      'url("/fonts/',
      'url("https://cdn.example/fonts/',
      'outside_request',
      'style',
    ],
    ['an import', '<style>', '<style>@import "x.css";', 'outside_request', 'style'],
    [
      'an address hidden in an escape',
      '<style>',
      '<style>p{background:\\75rl(\\68ttps:\\2f\\2f cdn.example)}',
      'outside_request',
      'style',
    ],
    [
      'a style attribute with another origin',
      '<h3>Hours</h3>',
      '<h3 style="background:url(//cdn.example/x)">Hours</h3>',
      'outside_request',
      'section#contact > h3 "Hours"',
    ],
    [
      'a preconnect',
      '</head>',
      '<link rel="preconnect" href="https://cdn.example"></head>',
      'outside_request',
      'link "https://cdn.example"',
    ],
    [
      'a refresh',
      '</head>',
      '<meta http-equiv="Refresh" content="0;url=/x"></head>',
      'forbidden_element',
      'meta',
    ],
    [
      'a frame',
      '</main>',
      '<iframe src="/x" title="x"></iframe></main>',
      'forbidden_element',
      'main#main > iframe',
    ],
    ['a form', '</main>', '<form action="/x"></form></main>', 'forbidden_element', 'main#main > form'],
    ['a base address', '</head>', '<base href="/x/"></head>', 'forbidden_element', 'base'],
    [
      'a sample',
      '<h3>Hours</h3>',
      '<h3>Hours</h3><p data-sample>Sample – replace with yours</p>',
      'sample_left',
      'section#contact > p "Sample',
    ],
  ])('rejects %s and names the element', (_, piece, replacement, code, element) => {
    const found = findingsAfter(piece, replacement).filter((finding) => finding.code === code);
    expect(found).not.toEqual([]);
    expect(found[0]?.element).toContain(element);
    expect(found[0]?.message).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['"name":"full",', '"name":"double",', 'size'],
    ['"price":"14"', '"price":"9"', 'price'],
    [/,\{"@type":"Offer","name":"full".*?\}/, '', 'price'],
    ['"price":"14","priceCurrency":"USD"', '"price":"14","priceCurrency":"EUR"', 'currency'],
  ])('compares each size of a dish with the page: %s', (found, changed, wrong) => {
    const { content, html } = setup({
      menu_items: [{ name: 'Tagliatelle', description: '', price: 'half $8,\nfull $14' }],
    });
    expect(check(html, content)).toEqual([]);
    expect(html.replace(found, changed)).not.toBe(html);
    expect(check(html.replace(found, changed), content).map(({ message }) => message)).toEqual([
      `The search data has a different ${wrong} for "Tagliatelle" than your website.`,
    ]);
  });

  test('rejects a page over 500 KB and names its heaviest part', () => {
    const { content, html } = setup();
    const asset = content.image_assets['/images/w1/aa-1600.webp'];
    if (!asset) throw new Error('the sample has no hero image');
    const heavy = {
      ...content,
      image_assets: {
        ...content.image_assets,
        '/images/w1/aa-1600.webp': { ...asset, bytes: [1, 2, MAX_PAGE_BYTES] },
      },
    };
    const findings = checkRenderedPage({ html, content: heavy, pageBytes: pageBytes(html, heavy) });
    expect(findings).toMatchObject([{ code: 'page_too_heavy', element: 'picture /images/w1/aa-1600.webp' }]);
  });

  test('rejects a preview with samples', () => {
    const content = anEmptySiteContent({ website_name: 'Lupo' });
    const { html } = renderSite(content, {
      mode: 'preview',
      siteUrl: 'https://sites.example/lupo/',
      assetsOrigin: '',
    });
    expect(check(html, content).filter(({ code }) => code === 'sample_left')).toHaveLength(6);
  });

  test('accepts external links and its own images', () => {
    const { content, html } = setup();
    const more = html.replace(
      '</main>',
      '<p><a href="https://elsewhere.example/">A friend</a> <img src="/images/w1/bb-640.webp" alt="A dot"></p></main>',
    );
    expect(check(more, content)).toEqual([]);
  });
});

describe('accepts every page of the render matrix', () => {
  test.each(renderMatrix())('passes the gate: %s', (_, content) => {
    expect(check(aPublishedPage(content), content)).toEqual([]);
  });
});

describe('any content', () => {
  const text = fc.oneof(
    fc.constantFrom('', ' ', '$12.50', '12,50 €', '12 / 15'),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const dish = fc
    .record({ name: text, description: text, price: text })
    .chain((fields) => text.map((course) => ({ ...fields, course })));
  const contents = fc.record({
    website_name: text,
    cuisine: text,
    template_id: fc.constantFrom(...TEMPLATE_IDS),
    section_order: fc.shuffledSubarray([...SECTION_NAMES]),
    menu_items: fc.array(dish, { maxLength: 8 }),
    color_palette: fc.record({
      primary: color,
      secondary: color,
      accent: color,
      neutral: color,
      text_primary: color,
      text_secondary: color,
    }),
    phone: text,
    address: text,
    question: text,
  });

  test('makes a page that passes validation', () => {
    fc.assert(
      fc.property(contents, ({ color_palette, phone, address, question, ...fields }) => {
        const { contact } = aSiteContent().pages[0].sections;
        const content = aSiteContent({
          ...fields,
          design_system: { ...aSiteContent().design_system, color_palette },
          sections: {
            contact: { ...contact, phone, address },
            faq: { title: question, items: [{ question, answer: address }] },
          },
        });
        expect(check(aPublishedPage(content), content)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
