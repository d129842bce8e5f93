import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { nameOfSite, pairwiseSites, type SiteCase } from '#tests/builders/a-site-matrix.ts';
import { findSiteFaults, SITE_WIDTHS } from '#tests/builders/site-faults.ts';
import { serveSitePages } from '#tests/builders/site-pages.ts';
import { expect, test } from './journey.ts';

const SITES = pairwiseSites();

/** Short pages at every width; long ones, which take axe seconds, take turns. `npm run audit:sites` does all. */
function widthsOf({ dishes }: SiteCase, index: number): readonly number[] {
  return dishes >= 60 ? [SITE_WIDTHS[index % SITE_WIDTHS.length] ?? SITE_WIDTHS[0]] : SITE_WIDTHS;
}

for (const template of TEMPLATE_IDS) {
  test(`every guest can read the pages of ${template}, in all colors, with short and long menus`, async ({
    page,
  }) => {
    const pages = await serveSitePages(SITES);
    try {
      for (const [index, site] of SITES.entries()) {
        if (site.template !== template) continue;
        await page.goto(pages.urlOf(index));
        for (const width of widthsOf(site, index)) {
          const faults = await findSiteFaults(page, width);
          expect.soft(faults, `${nameOfSite(site)}, ${width} px`).toEqual([]);
        }
      }
    } finally {
      await pages.stop();
    }
  });
}
