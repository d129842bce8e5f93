import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { createApiClient } from '#tests/api/api-client.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { until } from '#tests/builders/until.ts';
import { HERO_BRIEF, SHOWN_BRIEFS } from '#web/leads/landing/site-briefs.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.ts';

/*
 * Generates the websites of the landing page again, on a separate platform, each from its brief alone, and photographs
 * their first screens: `node scripts/photograph-sites.ts`, after a brief or a design changed. Words after it select
 * files whose names contain one of them. A design and its colors differ from one run to the next.
 */

const FOLDER = new URL('../web/leads/landing/images/', import.meta.url);
const QUALITY = 80;
const GENERATION = { timeoutMs: 120_000, everyMs: 200 };

/** A viewport in CSS pixels, and the widths of the files in pixels. The first width is the photograph's own. */
type Shot = { width: number; height: number; scale: number; files: readonly (readonly [string, number])[] };
const PHONE = { width: 390, height: 720, scale: 1.5 };
const WIDE = { width: 1200, height: 840, scale: 1 };

const HERO_FILES = [
  ['osteria-lupo-wide', 1200],
  ['osteria-lupo-wide-840', 840],
  ['osteria-lupo-wide-640', 640],
] as const;
const SITES: readonly { name: string; brief: string; shot: Shot }[] = [
  { ...HERO_BRIEF, shot: { ...WIDE, files: HERO_FILES } },
  ...Object.entries(SHOWN_BRIEFS).map(([id, site]) => ({
    ...site,
    shot: { ...PHONE, files: [[`${id}-phone`, 585]] as const },
  })),
];

const SessionSchema = z.object({ token: z.string() });
const StartedSchema = z.object({ generation_id: z.string() });
const CompletedSchema = z.object({ status: z.literal('completed'), website_id: z.string() });
const PublishedSchema = z.object({ url: z.string() });

/** Registers a restaurant, generates and publishes its website, and returns the address. */
async function makeSite(webOrigin: string, { name, brief }: { name: string; brief: string }) {
  const call = createApiClient(webOrigin);
  const { body } = await call('register', { body: aRegistration({ restaurantName: name }) });
  const { token } = SessionSchema.parse(body);
  const request = { website_name: name, custom_requirements: brief };
  const started = StartedSchema.parse((await call('generateWebsite', { token, body: request })).body);
  const ended = await until(async () => {
    const progress = await call('getGenerationProgress', { token, params: { id: started.generation_id } });
    return progress.body.status === 'in_progress' ? undefined : progress.body;
  }, GENERATION);
  const id = CompletedSchema.parse(ended).website_id;
  return PublishedSchema.parse((await call('publishWebsite', { token, params: { id } })).body).url;
}

async function photograph(browser: Browser, url: string, { width, height, scale, files }: Shot) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.goto(url, { waitUntil: 'networkidle' });
  const photo = await page.screenshot({ animations: 'disabled' });
  await page.close();
  for (const [name, fileWidth] of files) {
    const bytes = await sharp(photo).resize({ width: fileWidth }).webp({ quality: QUALITY }).toBuffer();
    await writeFile(new URL(`${name}.webp`, FOLDER), bytes);
    console.log(`${name}.webp, ${Math.round(bytes.length / 1024)} KB`);
  }
}

const words = process.argv.slice(2);
const isChosen = ({ shot }: { shot: Shot }) =>
  words.length === 0 || words.some((word) => shot.files.some(([name]) => name.includes(word)));

const platform = await startRunningPlatform();
const browser = await chromium.launch({ args: [...BROWSER_ARGUMENTS], executablePath: findBrowser() });
try {
  for (const site of SITES.filter(isChosen)) {
    await photograph(browser, await makeSite(platform.webOrigin, site), site.shot);
  }
} finally {
  await browser.close();
  await platform.stop();
  await removeData(platform);
}
