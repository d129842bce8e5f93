import { launch } from 'chrome-launcher';
import { BROWSER_ARGUMENTS } from '#scripts/browser.ts';
import { createApiClient } from '#tests/api/api-client.ts';
import { aGeneratedWebsite, anOwner } from '#tests/api/owner.ts';
import { aSiteOf, nameOfSite, type SiteCase } from '#tests/builders/a-site-matrix.ts';
import { auditWithLighthouse } from '#tests/builders/lighthouse-audit.ts';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { serveSitePages } from '#tests/builders/site-pages.ts';
import { browserPath } from './bench-browser.ts';
import type { Bench, Figure } from './bench-figure.ts';

const BRIEFS = [
  {
    website_name: 'Osteria Lupo',
    custom_requirements: 'Roman trattoria, wood oven, lunch menu $14.50, closed Mondays',
  },
  {
    website_name: 'Kaze Ramen',
    custom_requirements: 'Tokyo ramen bar, shoyu ramen 13, gyoza 6.50, open late, playful',
  },
  {
    website_name: 'Maison Aubert',
    custom_requirements: 'Elegant French fine dining, tasting menu €95, open Tue-Sat 19-23',
  },
];

/** Lighthouse (mobile) in Chromium: the landing page, three generated websites as published, and two of the matrix. */
export const lighthouseScores: Bench = {
  name: 'lighthouse',
  measure: async () => {
    const platform = await startRunningPlatform();
    const chrome = await launch({
      chromePath: browserPath(),
      chromeFlags: ['--headless=new', ...BROWSER_ARGUMENTS],
      logLevel: 'silent',
    });
    try {
      const api = createApiClient(platform.webOrigin);
      const figures = await scores('landing page', `${platform.webOrigin}/`, chrome.port);
      for (const brief of BRIEFS) {
        const owner = await anOwner(api, brief.website_name);
        const { websiteId } = await aGeneratedWebsite(api, owner, brief);
        const { body } = await api('publishWebsite', { token: owner.token, params: { id: websiteId } });
        figures.push(...flawless(await scores(brief.website_name, body.url as string, chrome.port)));
      }
      return [...figures, ...(await siteScores(chrome.port))];
    } finally {
      chrome.kill();
      await platform.stop();
      await removeData(platform);
    }
  },
};

/** A short and the longest menu, in the most demanding designs and colors. */
const SITES: readonly SiteCase[] = [
  { template: 'casual-dining-1', design: 'modern', dishes: 60, texts: 'plain' },
  { template: 'fast-food-1', design: 'own', dishes: 400, texts: 'long' },
];

async function siteScores(port: number): Promise<Figure[]> {
  const pages = await serveSitePages(SITES.map(aSiteOf));
  try {
    const figures: Figure[] = [];
    for (const [index, site] of SITES.entries()) {
      figures.push(...flawless(await scores(nameOfSite(site), pages.urlOf(index), port)));
    }
    return figures;
  } finally {
    await pages.stop();
  }
}

/** A restaurant's website must score 100 in everything but speed. */
function flawless(figures: readonly Figure[]): Figure[] {
  return figures.map((figure) =>
    figure.name.endsWith(': Performance') ? figure : { ...figure, limit: 100 },
  );
}

async function scores(subject: string, url: string, port: number): Promise<Figure[]> {
  const found = await auditWithLighthouse(url, port);
  return found.map(({ title, score, failed }) => ({
    name: `Lighthouse mobile, ${subject}: ${title}`,
    value: score,
    limit: 95,
    bound: 'at least',
    detail: failed || 'nothing to fix',
  }));
}
