import { type Browser, chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { checkPage } from '#functions/websites/publish-gate/publish-gate.ts';
import { pageBytes } from '#shared/site/files/page-weight.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { aSiteOf, nameOfSite, type SiteCase, siteMatrix } from '#tests/builders/a-site-matrix.ts';
import { auditWithLighthouse } from '#tests/builders/lighthouse-audit.ts';
import { findSiteFaults, SITE_WIDTHS } from '#tests/builders/site-faults.ts';
import { serveSitePages } from '#tests/builders/site-pages.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.ts';

/*
 * `npm run audit:sites`: every design in its own colors and every preset, with menus of 0, 5, 60, and 400 dishes in
 * plain, long, and right-to-left texts. Each page must pass the publish gate (including 500 KB and contrast) and axe
 * at three widths; a selection must pass Lighthouse on a phone. Exits with 1 if there are findings. Words after the
 * command select pages whose names contain all of them.
 */

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const PAGES_AT_ONCE = 2;

const chosen = process.argv.slice(2);
const isChosen = (site: SiteCase) => chosen.every((word) => nameOfSite(site).includes(word));
const sites = siteMatrix().filter(isChosen);
/** Each design with the longest menu of long texts, and with a medium one in the widest typeface. */
const forLighthouse = TEMPLATE_IDS.flatMap((template): SiteCase[] => [
  { template, design: 'own', dishes: 400, texts: 'long' },
  { template, design: 'modern', dishes: 60, texts: 'plain' },
]).filter(isChosen);

const findings: string[] = [];
function report(place: string, faults: readonly string[]) {
  for (const fault of faults) {
    findings.push(`${place}: ${fault}`);
    console.log(`  ${place}: ${fault}`);
  }
}

function checkGate(site: SiteCase) {
  const content = aSiteOf(site);
  const { html } = renderSite(content, {
    mode: 'published',
    siteUrl: 'https://sites.example/x/',
    assetsOrigin: '',
  });
  const found = checkPage({ html, content, pageBytes: pageBytes(html, content) });
  report(
    nameOfSite(site),
    found.map(({ code, message }) => `${code}: ${message}`),
  );
}

async function lookAtPages(
  browser: Browser,
  queue: Iterator<[number, SiteCase]>,
  urlOf: (index: number) => string,
) {
  const page = await browser.newPage();
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const [index, site] = next.value;
    await page.goto(urlOf(index));
    if (index % 20 === 0) console.log(`  page ${index + 1} of ${sites.length}`);
    for (const width of SITE_WIDTHS) {
      report(`${nameOfSite(site)}, ${width} px`, await findSiteFaults(page, width));
    }
  }
  await page.close();
}

async function runAxe() {
  const pages = await serveSitePages(sites.map(aSiteOf));
  const browser = await chromium.launch({ args: [...BROWSER_ARGUMENTS], executablePath: findBrowser() });
  try {
    const queue = sites.entries();
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => lookAtPages(browser, queue, pages.urlOf)));
  } finally {
    await browser.close();
    await pages.stop();
  }
}

async function runLighthouse() {
  const pages = await serveSitePages(forLighthouse.map(aSiteOf));
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', ...BROWSER_ARGUMENTS],
    logLevel: 'silent',
  });
  try {
    for (const [index, site] of forLighthouse.entries()) {
      const scores = await auditWithLighthouse(pages.urlOf(index), chrome.port);
      console.log(`  ${nameOfSite(site)}: ${scores.map(({ id, score }) => `${id} ${score}`).join(', ')}`);
      const low = scores.filter(({ id, score }) => score < (new Map(Object.entries(LEAST)).get(id) ?? 100));
      report(
        `Lighthouse, ${nameOfSite(site)}`,
        low.map(({ title, score, failed }) => `${title} ${score} (${failed})`),
      );
    }
  } finally {
    chrome.kill();
    await pages.stop();
  }
}

console.log(`› publish gate: ${sites.length} pages`);
for (const site of sites) checkGate(site);
console.log(`› axe: ${sites.length} pages at ${SITE_WIDTHS.join(', ')} px`);
await runAxe();
console.log(`› Lighthouse, mobile: ${forLighthouse.length} pages`);
await runLighthouse();
console.log(
  `${sites.length} pages × ${SITE_WIDTHS.length} widths, ${forLighthouse.length} of them with Lighthouse: ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
