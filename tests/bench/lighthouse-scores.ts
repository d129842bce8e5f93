import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_ARGUMENTS } from '#scripts/browser.ts';
import { createApiClient } from '#tests/api/api-client.ts';
import { aGeneratedWebsite, anOwner } from '#tests/api/owner.ts';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { browserPath } from './bench-browser.ts';
import type { Bench, Figure } from './bench-figure.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const BRIEFS = [
  {
    website_name: 'Osteria Lupo',
    custom_requirements: 'Roman trattoria, wood oven, lunch menu at 14.50, closed Mondays',
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

/** Lighthouse, mobile, in real Chromium: the landing page and three generated sites as published. */
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
        figures.push(...(await scores(brief.website_name, body.url as string, chrome.port)));
      }
      return figures;
    } finally {
      chrome.kill();
      await platform.stop();
      await removeData(platform);
    }
  },
};

async function scores(subject: string, url: string, port: number): Promise<Figure[]> {
  const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, output: 'json', logLevel: 'silent' });
  if (run === undefined || run.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not open ${url}.`);
  return Object.values(run.lhr.categories).map((category) => ({
    name: `Lighthouse mobile, ${subject}: ${category.title}`,
    value: Math.round((category.score ?? 0) * 100),
    limit: 95,
    bound: 'at least',
    detail: failedAudits(run.lhr.audits, category.auditRefs) || 'nothing to mend',
  }));
}

type Audits = Record<string, { score: number | null; scoreDisplayMode: string; title: string }>;

function failedAudits(audits: Audits, references: { id: string; weight: number }[]): string {
  return references
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => audit?.title ?? '')
    .join('; ');
}
