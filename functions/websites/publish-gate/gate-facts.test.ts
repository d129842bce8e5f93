import { describe, expect, test } from 'vitest';
import type { ImageAsset, SiteContent } from '#shared/site/site-content.ts';
import {
  aFullSiteContent,
  aGateInput,
  aPublishedPage,
  findingsAfter,
} from '#tests/builders/a-published-page.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { checkRenderedPage } from '#tests/page-checks/check-rendered-page.ts';

type Case = [what: string, piece: string | RegExp, replacement: string, element: string];

function expectRefusal(code: string, [, piece, replacement, element]: Case) {
  const found = findingsAfter(piece, replacement).filter((finding) => finding.code === code);
  expect(found.map((finding) => finding.element).join('\n')).toContain(element);
  expect(found[0]?.message).toMatch(/^[A-Z].*\.$/);
}

const RESTAURANT = '"@type":"Restaurant"';
const inRestaurant = (what: string, data: string, element: string): Case => [
  what,
  RESTAURANT,
  `${RESTAURANT},${data}`,
  element,
];

describe('invalid structured data', () => {
  test.each<Case>([
    inRestaurant(
      'a rating',
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":5}',
      'Restaurant aggregateRating',
    ),
    inRestaurant('a review', '"review":{"@type":"Review","reviewBody":"Best"}', 'Restaurant review'),
    inRestaurant('hours in another form', '"openingHours":"Mo-Su 00:00-24:00"', 'Restaurant openingHours'),
    inRestaurant('an award', '"award":"Best of town"', 'Restaurant award'),
    ['a second restaurant', '{"@type":"FAQPage"', '{"@type":"Restaurant"', 'Restaurant'],
    ['another kind of business', RESTAURANT, '"@type":"Hotel"', 'Hotel @type'],
    ['a price range', '"@type":"Offer"', '"@type":"Offer","availability":"InStock"', 'Offer availability'],
    ['another vocabulary', 'https://schema.org"', 'https://other.example"', '@context'],
  ])('is rejected: %s', (...each) => expectRefusal('structured_data_unknown', each));

  test.each<Case>([
    inRestaurant('an entry that is there twice', '"telephone":"+1 555 1234"', 'ld+json'),
    ['no data at all', /<script.*<\/script>/s, '', 'ld+json'],
    ['data twice', '</head>', '<script type="application/ld+json">{}</script></head>', 'ld+json'],
  ])('is rejected: %s', (...each) => expectRefusal('structured_data_unreadable', each));

  test.each<Case>([
    ['other hours', '"opens":"18:00"', '"opens":"03:00"', 'Restaurant opening hours'],
    ['another day', 'schema.org/Monday', 'schema.org/Sunday', 'Restaurant opening hours'],
    ['other hours on the page', '6:00 PM', '7:00 PM', 'Restaurant opening hours'],
    [
      'another currency',
      '"priceCurrency":"USD"',
      '"priceCurrency":"JPY"',
      'section#menu > p "Cacio e pepe $17.00"',
    ],
    ['a price with its comma moved', '"17.00"', '"1700"', 'section#menu > p "Cacio e pepe $17.00"'],
    ['another description', '"Guanciale, tomato"', '"Truffle"', 'section#menu > p "Amatriciana'],
    ['another course', '"name":"Primi"', '"name":"Dolci"', 'section#menu > p "Cacio'],
    ['another name', '"name":"Osteria Lupo"', '"name":"Lupo"', 'Restaurant name "Lupo"'],
    ['another story', '"description":"Pasta the', '"description":"Pizza the', 'Restaurant description'],
    ['another cuisine', '"servesCuisine":"Roman"', '"servesCuisine":"Ro"', 'Restaurant cuisine "Ro"'],
    ['another street', '"address":"18 Mill', '"address":"8 Mill', 'Restaurant address'],
    ['half a street', '"address":"18 Mill Lane, Portland"', '"address":"18 Mill Lane"', 'Restaurant address'],
    ['another address of the page', /"url":"[^"#]*"/, '"url":"https://rival.example/"', 'Restaurant url'],
    ['another address of the menu', /"url":"[^"]*#menu"/, '"url":"https://rival.example/#menu"', 'Menu url'],
    ['another title of the menu', '"name":"What we cook"', '"name":"Primi"', 'Menu name'],
    ['another picture', /"image":"[^"]*"/, '"image":"https://rival.example/a.webp"', 'Restaurant image'],
    ['another question', '"name":"Do you take walk-ins?"', '"name":"Do you?"', 'Question name'],
  ])('is rejected where it differs: %s', (...each) => expectRefusal('structured_data_differs', each));

  test('is rejected with a dish that isn’t on the menu', () => {
    const content = aSiteContent();
    const html = aPublishedPage(content).replaceAll('Amatriciana', 'Carbonara');
    expect(checkRenderedPage(aGateInput(html, content))).toMatchObject([
      { code: 'structured_data_differs', element: 'section#menu > p "Carbonara $18.50"' },
    ]);
  });
});

/** The findings for a page whose content changed after rendering, for example because an image was deleted. */
function findingsWith(change: (asset: ImageAsset) => Partial<SiteContent>) {
  const content = aSiteContent();
  const asset = content.image_assets['/images/w1/bb-1200.webp'];
  if (!asset) throw new Error('the sample has no gallery image');
  const changed = { ...content, ...change(asset) };
  const findings = checkRenderedPage(aGateInput(aPublishedPage(content), changed));
  return findings.filter(({ code }) => code === 'picture_missing');
}

describe('images', () => {
  test('are rejected when the website doesn’t have them', () => {
    const elements = findingsWith(() => ({ image_assets: {} })).map(({ element }) => element);
    expect(new Set(elements)).toEqual(
      new Set([
        'meta',
        'section#hero > img "A plate of pasta on a dark table"',
        'section#gallery > img "Two fried artichokes"',
      ]),
    );
  });

  test('are rejected when a file is empty or missing', () => {
    const key = '/images/w1/bb-1200.webp';
    const others = aSiteContent().image_assets;
    const empty = findingsWith((asset) => ({
      image_assets: { ...others, [key]: { ...asset, bytes: [0, 14_000, 30_000] } },
    }));
    expect(empty).toMatchObject([{ message: 'The image /images/w1/bb-320.webp is empty. Upload it again.' }]);
    const unlisted = findingsWith((asset) => ({
      image_assets: { ...others, [key]: { ...asset, widths: [640, 1200], bytes: [14_000, 30_000] } },
    }));
    expect(unlisted).toMatchObject([{ element: 'section#gallery > img "Two fried artichokes"' }]);
  });

  test.each<Case>([
    [
      'as data URLs',
      'src="/images/w1/bb-1200.webp"',
      'src="data:image/gif;base64,R0lGODlh"',
      'section#gallery > img',
    ],
    ['with a wrong width', 'bb-320.webp 320w', 'bb-320.webp 640w', 'section#gallery > img'],
    [
      'from another origin in share previews',
      /(og:image" content=")[^"]*/,
      'og:image" content="https://rival.example/a.webp',
      'meta',
    ],
    [
      'as an icon that isn’t stored',
      /rel="icon" href="[^"]*/,
      'rel="icon" href="/favicon.ico',
      'link "/favicon.ico"',
    ],
  ])('are rejected %s', (...each) => expectRefusal('picture_missing', each));
});

describe('the design', () => {
  test.each<Case>([
    ['an extra color', '</style>', '.dish-name{color:#fefefe}</style>', 'style'],
    ['another value of a color', '</style>', ':root{--ink:rgb(250,250,250)}</style>', 'style'],
    ['a missing rule', 'img{display:block;', 'img{', 'style'],
    ['a second style sheet', '</head>', '<style>p{color:#fff}</style></head>', 'style'],
    ['no stylesheet', /<style>.*<\/style>/s, '', 'head'],
  ])('is rejected with %s', (...each) => expectRefusal('styles_differ', each));

  test('is rejected by the rule that differs', () => {
    const findings = findingsAfter('</style>', '.dish-name{color:#fefefe}</style>');
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain('.dish-name{color:#fefefe}');
  });
});

test('a page with every section, unusual hours, and reviews passes', () => {
  const content = aFullSiteContent();
  expect(checkRenderedPage(aGateInput(aPublishedPage(content), content))).toEqual([]);
});

test('a page with a 24-hour clock passes', () => {
  const full = aFullSiteContent();
  const { sections } = full.pages[0];
  const contact = { ...sections.contact, hours: 'Di 12:00-14:30, 18:00-01:00' };
  const content: SiteContent = { ...full, pages: [{ sections: { ...sections, contact } }] };
  const html = aPublishedPage(content);
  expect(html).toContain('18:00 – 01:00');
  expect(checkRenderedPage(aGateInput(html, content))).toEqual([]);
});
