import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { assembleContent } from '#functions/websites/generation-worker/assemble-content.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { SITE_FORMAT } from '#shared/site/files/site-export.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { createApiClient } from '#tests/api/api-client.ts';
import { anUploadedImage } from '#tests/api/uploaded-image.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { someWebsiteFacts } from '#tests/builders/website-facts.ts';
import { compose } from '#tests/builders/website-tasks.ts';

/** An account with a restaurant. */
export type Owner = {
  email: string;
  password: string;
  restaurantName: string;
  restaurantId: string;
  token: string;
};

export type Brief = { website_name: string; custom_requirements?: string; profile_version?: number };

export type GeneratedSite = { websiteId: string; name: string };

export const OSTERIA_LUPO = {
  website_name: 'Osteria Lupo',
  custom_requirements: 'Roman trattoria, wood oven, lunch menu $14.50, closed Mondays',
} as const satisfies Brief;

/** The API answers in milliseconds, so this polls often. */
const POLLING = { intervals: [100] };

const SessionSchema = z.object({ token: z.string(), user: z.object({ user_id: z.string() }) });
const StartedSchema = z.object({ generation_id: z.string() });
const PublishedSchema = z.object({ url: z.string() });

/** The web origin of the tested platform. Throws outside a journey. */
export function webOrigin(): string {
  const origin = process.env.TABLESIDE_ORIGIN;
  if (origin === undefined)
    throw new Error('No platform is running: journeys start one in platform-setup.ts.');
  return origin;
}

const api = () => createApiClient(webOrigin());

/** Signs up over the API. */
export async function anOwner(restaurantName = 'Osteria Lupo'): Promise<Owner> {
  const registration = aRegistration({ restaurantName });
  const answer = await api()('register', { body: registration });
  if (answer.status !== 201) throw new Error(`The registration was refused: ${JSON.stringify(answer)}`);
  const { token, user } = SessionSchema.parse(answer.body);
  return { ...registration, restaurantId: user.user_id, token };
}

/** Generates a website over the API and waits for it. */
export async function aGeneratedSite(owner: Owner, brief: Brief = OSTERIA_LUPO): Promise<GeneratedSite> {
  const call = api();
  const { token } = owner;
  const started = await call('generateWebsite', { token, body: brief });
  const id = StartedSchema.parse(started.body).generation_id;
  const progress = async () => (await call('getGenerationProgress', { token, params: { id } })).body;
  await expect.poll(async () => (await progress()).status, POLLING).toBe('completed');
  return { websiteId: String((await progress()).website_id), name: brief.website_name };
}

/**
 * Imports a `site.json` with the text that a generation would produce, without images: for journeys that test neither.
 */
export function anImportedSite(owner: Owner, brief: Brief = OSTERIA_LUPO): Promise<GeneratedSite> {
  return importSite(owner, aContent(brief), brief);
}

/** The same with an uploaded main image. */
export async function anImportedSiteWithImage(
  owner: Owner,
  brief: Brief = OSTERIA_LUPO,
): Promise<GeneratedSite> {
  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#2f5d50' } })
    .jpeg()
    .toBuffer();
  const { url, asset } = await anUploadedImage(api(), owner, picture);
  const content = { ...aContent(brief), hero_image: url, image_assets: { [url]: asset } };
  return importSite(owner, content, brief);
}

/** A Roman trattoria with content in each section, and the dishes in the brief: "carbonara 16". */
function aTrattoria(requirements: string): RestaurantProfile {
  const dishes = [...requirements.matchAll(/([\p{L} ]+?)(?: at)? \$?(\d+(?:\.\d\d)?)(?=,|$)/gu)];
  return aSparseProfile({
    kind: 'trattoria',
    cuisines: ['Roman'],
    languages: ['en'],
    closed_days: ['monday'],
    dishes: dishes.map(([, name = '', price = '']) => {
      const words = name.trim();
      const course = /pepe|amatriciana|carbonara/.test(words) ? 'Pasta' : '';
      return aDish({ name: words.charAt(0).toUpperCase() + words.slice(1), price, course });
    }),
    payment: 'Cash only.',
    story: [{ text: 'We cook in a wood oven.' }, { text: 'The bread is ours.' }],
    house_notes: [{ text: 'Dogs are welcome.' }, { text: 'Children eat half portions.' }],
  });
}

function aContent(brief: Brief): SiteContent {
  const { website_name: websiteName, custom_requirements = '' } = brief;
  const facts = someWebsiteFacts({ profile: aTrattoria(custom_requirements), websiteName });
  const content = assembleContent({
    websiteName,
    profile: facts.profile,
    story: compose('story', facts),
    menu: compose('menu', facts),
    design: compose('design', facts),
    images: [],
    brief: custom_requirements,
    today: new Date().toISOString().slice(0, 10),
  });
  content.pages[0].sections.faq.items = [
    { question: 'Do you cater?', answer: 'For twelve and more.' },
    { question: 'Is there a terrace?', answer: 'From May on.' },
    { question: 'Do you sell your bread?', answer: 'Until it is gone.' },
  ];
  return content;
}

async function importSite(owner: Owner, content: SiteContent, brief: Brief): Promise<GeneratedSite> {
  const { website_name: name, custom_requirements = '' } = brief;
  const body = { format: SITE_FORMAT, content, custom_requirements };
  const imported = await api()('importWebsite', { token: owner.token, body });
  return { websiteId: String(imported.body.website_id), name };
}

/** Publishes a website over the API and returns its public address. */
export async function publish({ token }: Owner, { websiteId }: GeneratedSite): Promise<string> {
  const { body } = await api()('publishWebsite', { token, params: { id: websiteId } });
  return PublishedSchema.parse(body).url;
}

/** Opens the landing page and waits until React handles presses. */
export async function openLanding(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Opens a page of the app as a signed-in owner. */
export async function arriveAs(page: Page, owner: Owner, path: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((token) => localStorage.setItem('token', token), owner.token);
  await page.goto(path);
}
