import type { Page } from '@playwright/test';
import { type SiteContent, TEMPLATE_IDS, type TemplateId } from '#shared/site/site-content.ts';
import { aDetailedSite } from '#tests/builders/a-detailed-site.ts';
import { aSiteOf, nameOfSite, pairwiseSites } from '#tests/builders/a-site-matrix.ts';
import { findNarrowColumns, findSiteFaults, overlaps, SITE_WIDTHS } from '#tests/builders/site-faults.ts';
import { serveSitePages } from '#tests/builders/site-pages.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';

const SITES = pairwiseSites();

/** Pages take the widths in turn, because axe is slow. `npm run audit:sites` checks all. */
const widthAt = (index: number): number => SITE_WIDTHS[index % SITE_WIDTHS.length] ?? SITE_WIDTHS[0];

for (const templates of [TEMPLATE_IDS.slice(0, 3), TEMPLATE_IDS.slice(3)]) {
  test(`the pages of ${templates.join(', ')} are accessible in all colors, with short and long menus`, async ({
    page,
  }) => {
    const pages = await serveSitePages(SITES.map(aSiteOf));
    try {
      for (const [index, site] of SITES.entries()) {
        if (!templates.includes(site.template)) continue;
        await page.goto(pages.urlOf(index));
        const width = widthAt(index);
        expect.soft(await findSiteFaults(page, width), `${nameOfSite(site)}, ${width} px`).toEqual([]);
      }
    } finally {
      await pages.stop();
    }
  });
}

/** A website with every kind of hours and contact detail, without images. */
function aSiteStating(template_id: TemplateId, language: string): SiteContent {
  const { design_system } = aSiteOf({ template: template_id, design: 'own', dishes: 0, texts: 'plain' });
  const told = aDetailedSite({ template_id, design_system, language, hero_image: '' });
  const [{ sections }] = told.pages;
  return { ...told, pages: [{ sections: { ...sections, gallery: { ...sections.gallery, images: [] } } }] };
}

test('hours and contact details are accessible in every template, and hours stay in their column', async ({
  page,
}) => {
  await test.step('axe finds nothing', () => expectAccessibleDetails(page));
  await test.step('opening hours overlap nothing at every width', () => expectHoursInTheirColumn(page));
});

async function expectAccessibleDetails(page: Page): Promise<void> {
  const contents = TEMPLATE_IDS.map((template_id, index) =>
    aSiteStating(template_id, (['ar', 'de', 'en'] as const)[index % 3] ?? 'ar'),
  );
  const pages = await serveSitePages(contents);
  try {
    for (const [index, { template_id, language }] of contents.entries()) {
      await page.goto(pages.urlOf(index));
      const width = widthAt(index);
      expect
        .soft(await findSiteFaults(page, width), `${template_id} in ${language}, ${width} px`)
        .toEqual([]);
    }
  } finally {
    await pages.stop();
  }
}

const ALL_DAY = [{ opens: '10:30', closes: '23:30' }];
/** The longest names of days and times in the 12-hour clock. */
const LONG_WEEK = { tuesday: [{ opens: '10:00', closes: '22:00' }], wednesday: ALL_DAY, thursday: ALL_DAY };

async function expectHoursInTheirColumn(page: Page): Promise<void> {
  const contents = TEMPLATE_IDS.flatMap((template) => {
    const site = aSiteOf({ template, design: 'own', dishes: 0, texts: 'plain' });
    return [
      { ...site, opening_hours: { ...LONG_WEEK, monday: [], friday: [], saturday: [], sunday: [] } },
      aSiteStating(template, 'en'),
    ];
  });
  const pages = await serveSitePages(contents);
  try {
    for (const [index, { template_id }] of contents.entries()) {
      await page.goto(pages.urlOf(index));
      // A template's two pages take turns.
      for (let width = 320 + 40 * (index % 2); width <= 1480; width += 80) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(overlaps), `${template_id}, ${width} px`).toEqual([]);
      }
    }
  } finally {
    await pages.stop();
  }
}

const HAPPY_HOUR = 'Happy hour is Monday to Thursday, 4 to 6: $8 daiquiris and half-price oysters.';

/** A website with one extra section for each of these texts. */
function siteWithExtraSections(template: TemplateId, texts: readonly string[]): SiteContent {
  const content = aSiteOf({ template, design: 'own', dishes: 5, texts: 'plain' });
  const [{ sections }] = content.pages;
  const features = texts.map((text) => ({ topic: 'drinks', title: 'Happy hour', content: text }));
  return { ...content, pages: [{ sections: { ...sections, features } }] };
}

test('no column of text is a sliver, with one extra section, two, or a long one', async ({ page }) => {
  const extras = [[HAPPY_HOUR], [HAPPY_HOUR, HAPPY_HOUR], [`${HAPPY_HOUR} `.repeat(12)]];
  const contents = TEMPLATE_IDS.flatMap((template) =>
    extras.map((texts) => siteWithExtraSections(template, texts)),
  );
  const pages = await serveSitePages(contents);
  try {
    for (const [index, { template_id }] of contents.entries()) {
      await page.goto(pages.urlOf(index));
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findNarrowColumns(page), `${template_id}, ${width} px`).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
    }
  } finally {
    await pages.stop();
  }
});

/** Common course headings, and one that is too long for a phone's line at heading size. */
const COURSES = [
  'SANDWICHES',
  'Appetizers',
  'Accompaniments',
  'Vegetarian dishes',
  'Recommendations',
  'Refreshments',
];
const LONGEST = 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück';

function siteWithHeadings(template: TemplateId): SiteContent {
  const content = aSiteOf({ template, design: 'own', dishes: 5, texts: 'plain' });
  const { sections } = content.pages[0];
  return {
    ...content,
    website_name: 'Featherstonehaugh Brothers',
    menu_items: [...COURSES, LONGEST].map((course) => ({
      name: 'Reuben',
      description: '',
      price: '$12',
      course,
    })),
    pages: [
      {
        ...content.pages[0],
        sections: {
          ...sections,
          hero: { ...sections.hero, tagline: 'UNPRETENTIOUS NEIGHBORHOOD COOKING' },
          menu: { ...sections.menu, title: 'Recommendations' },
          about: { ...sections.about, title: 'NEIGHBORHOOD INSTITUTION' },
          faq: { ...sections.faq, title: 'Frequently asked questions' },
        },
      },
    ],
  };
}

/** Dishes with prices of several lengths; on narrow tiles, none fits beside its price. */
function siteWithDishes(template: TemplateId): SiteContent {
  const names = ['Sandwiches', 'DELICATESSEN PLATE', 'Bouillabaisse', 'Chimichangas', 'Kartoffelpuffer'];
  const prices = ['half $8, full $14', '12,50 €', 'Small 4 / Large 7'];
  return {
    ...aSiteOf({ template, design: 'own', dishes: 5, texts: 'plain' }),
    menu_items: prices.flatMap((price) => names.map((name) => ({ name, description: '', price }))),
  };
}

/** Runs in the page: words of these elements that are split across two lines. */
function tornWords(elements: string): string[] {
  const torn: string[] = [];
  for (const heading of document.querySelectorAll(elements)) {
    const text = heading.firstChild;
    if (!(text instanceof Text)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) torn.push(`${heading.tagName} ${word}`);
    }
  }
  return torn;
}

/** No word of six pages is split, and no page scrolls sideways, on a phone, a tablet, and a desktop. */
async function expectWholeWords(
  page: Page,
  { siteOf, words }: { siteOf: (template: TemplateId) => SiteContent; words: () => Promise<string[]> },
): Promise<void> {
  const pages = await serveSitePages(TEMPLATE_IDS.map(siteOf));
  try {
    for (const [index, template] of TEMPLATE_IDS.entries()) {
      await page.goto(pages.urlOf(index));
      await page.evaluate(() => document.fonts.ready);
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await words(), `${template}, ${width} px`).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
    }
  } finally {
    await pages.stop();
  }
}

test('headings and dish names wrap between words, and only a word longer than a line breaks', async ({
  page,
}) => {
  const words = async () =>
    (await page.evaluate(tornWords, 'h1, h2, h3')).filter((word) => !word.endsWith(LONGEST));
  await expectWholeWords(page, { siteOf: siteWithHeadings, words });
  // Even beside long prices.
  await expectWholeWords(page, {
    siteOf: siteWithDishes,
    words: () => page.evaluate(tornWords, '.dish-name'),
  });
});
