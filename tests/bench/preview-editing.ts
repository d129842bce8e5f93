import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { aGeneratedWebsite, anOwner } from '#tests/api/owner.ts';
import { menuItems } from '#tests/builders/a-site-content.ts';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { openBrowser } from './bench-browser.ts';
import { type Bench, type Figure, median, rounded } from './bench-figure.ts';
import { framesWhile } from './long-frames.ts';

const DISHES = 400;
const DISH = `menu_items[${DISHES / 2}].description`;
const SENTENCE = 'Slow tomato, guanciale from the hill, and a little more pepper than is wise';
const PRESETS = ['Elegant', 'Modern', 'Warm', 'Fresh'];

/** Editing a page with 400 dishes in Chromium: typing, themes, and the scripts that load first. */
export const previewEditing: Bench = {
  name: 'preview-editing',
  measure: async () => {
    const platform = await startRunningPlatform();
    const browser = await openBrowser();
    try {
      const { token, previewUrl } = await aWebsiteWithDishes(platform.webOrigin);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${platform.webOrigin}/robots.txt`);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      const scripts = await scriptBytes(page, previewUrl);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page
        .getByTitle(/^Editing /)
        .contentFrame()
        .locator(`[data-path="${DISH}"]`)
        .waitFor();
      return [loaded(scripts), await typing(page), await presets(page)];
    } finally {
      await browser.close();
      await platform.stop();
      await removeData(platform);
    }
  },
};

async function aWebsiteWithDishes(webOrigin: string): Promise<{ token: string; previewUrl: string }> {
  const api = createApiClient(webOrigin);
  const { token } = await anOwner(api);
  const { websiteId } = await aGeneratedWebsite(
    api,
    { token, restaurantId: '', email: '', password: '' },
    {
      website_name: 'Osteria Lupo',
    },
  );
  const body = { menu_items: menuItems(DISHES) };
  const { status } = await api('updateContent', { token, params: { id: websiteId }, body });
  if (status !== 200) throw new Error(`The menu could not be saved: ${status}`);
  return { token, previewUrl: `${webOrigin}/website-builder/preview/${websiteId}` };
}

/** All scripts loaded until the preview is idle, gzipped like the origin's. */
async function scriptBytes(page: Page, url: string): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  return bodies.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
}

function loaded(bytes: number): Figure {
  return {
    name: 'preview route, JavaScript of the first load (KB gzip)',
    value: rounded(bytes / 1024, 1),
    limit: 180,
    bound: 'at most',
    detail: 'all scripts until the network is idle, without the editors',
  };
}

/** Types two sentences with a pause for autosave between them, and measures every frame. */
async function typing(page: Page): Promise<Figure> {
  await page
    .getByTitle(/^Editing /)
    .contentFrame()
    .locator(`[data-path="${DISH}"]`)
    .focus();
  const { work, longestGap } = await framesWhile(page, async () => {
    for (const _ of [1, 2]) {
      await page.keyboard.type(SENTENCE, { delay: 25 });
      await page.waitForTimeout(2_500);
    }
  });
  return {
    name: `typing in edit mode, menu of ${DISHES}: longest frame (ms)`,
    value: rounded(Math.max(0, ...work), 0),
    limit: 50,
    bound: 'at most',
    detail: `${2 * SENTENCE.length} keys and two autosaves; ${work.length} frames with more than 50 ms of work (0 when there is none); longest time between two frames ${rounded(longestGap, 0)} ms`,
  };
}

/** From selecting a preset to the frame that shows it. */
async function presets(page: Page): Promise<Figure> {
  const times: number[] = [];
  for (const preset of [...PRESETS, ...PRESETS]) {
    times.push(await page.getByRole('button', { name: preset }).evaluate(pressAndPaint));
    await page.waitForTimeout(300);
  }
  return {
    name: `switching the theme preset, menu of ${DISHES} (ms)`,
    value: rounded(median(times), 0),
    limit: 100,
    bound: 'at most',
    detail: `median of ${times.length}, longest ${rounded(Math.max(...times), 0)} ms: press, style, layout, and the next frame`,
  };
}

/** Runs in the page. */
async function pressAndPaint(button: Element): Promise<number> {
  const startedAt = performance.now();
  (button as HTMLElement).click();
  document.querySelector('iframe')?.contentDocument?.body.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - startedAt;
}
