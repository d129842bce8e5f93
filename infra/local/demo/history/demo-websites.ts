import { setupCompleted } from '#functions/restaurants/restaurant-events.ts';
import { describedBy } from '#functions/websites/content-description.ts';
import { generationEnded } from '#functions/websites/generation/generation-ended.ts';
import { pageAddress } from '#functions/websites/published-page.ts';
import { siteCreated, sitePublished } from '#functions/websites/website-events.ts';
import { documentKey, keyOf, recordKey } from '#functions/websites/website-keys.ts';
import {
  type WebsiteDocument,
  WebsiteDocumentSchema,
  type WebsiteRecord,
  WebsiteRecordSchema,
} from '#functions/websites/website-rows.ts';
import { contentFromTemplate } from '#shared/site/gallery/content-from-template.ts';
import { slugify } from '#shared/site/slug.ts';
import type { DemoBook } from '../demo-book.ts';
import { createDemoRandom, type DemoRandom } from '../demo-random.ts';
import { type DemoRestaurant, noonOf } from '../restaurants/demo-restaurant.ts';
import { printedPhone } from '../restaurants/printed-phone.ts';
import { FADING_DAYS } from './demo-activity.ts';

/** A published page: its content and its address. */
export type DemoPage = { slug: string; url: string; content: WebsiteDocument['content'] };

/** The website counts in the restaurant's own row. */
export type CountedSites = {
  websites_total: number;
  websites_published: number;
  setup_completed_at?: string;
  claimed_websites?: Set<string>;
  counted_websites?: Set<string>;
};

type Site = { name: string; at: Date; publications: string[]; isGenerated: boolean };
type Place = { restaurant: DemoRestaurant; sitesOrigin: string };

const DAY_MS = 86_400_000;
/** Days between two publications, about. */
const REWORKED_DAYS = { from: 45, to: 120 };
/** Days after registration until a restaurant has a first website, and until it is published at the latest. */
const FIRST_DAYS = 3;
const PUBLISHED_DAYS = 8;

/** A restaurant's websites. One that registered in the last days has none yet, or a draft. */
export function demoWebsites(
  book: DemoBook,
  place: Place,
  now: Date,
): { counted: CountedSites; pages: DemoPage[] } {
  const { restaurant } = place;
  const random = createDemoRandom(`${restaurant.id} websites`);
  const sites = sitesOf(restaurant, now, random);
  const made = sites.map((site) => putSite(book, place, site, random));
  const [first] = sites;
  if (first === undefined) return { counted: { websites_total: 0, websites_published: 0 }, pages: [] };
  const setup_completed_at = first.at.toISOString();
  book.events.push(setupCompleted(restaurant.id, setup_completed_at));
  const published = made.filter(({ page }) => page !== undefined);
  return {
    counted: {
      websites_total: made.length,
      websites_published: published.length,
      setup_completed_at,
      claimed_websites: new Set(made.map(({ id }) => id)),
      counted_websites: new Set([
        ...made.map(({ id }) => `total#${id}`),
        ...published.map(({ id }) => `published#${id}`),
      ]),
    },
    pages: published.flatMap(({ page }) => page ?? []),
  };
}

function sitesOf(
  { name, signedUpDaysAgo: age, course }: DemoRestaurant,
  now: Date,
  random: DemoRandom,
): Site[] {
  if (age <= FIRST_DAYS + 1) return [];
  const title = name.replace(' (Demo)', '');
  const at = moment(now, age - random.whole(0, FIRST_DAYS), random);
  const publications: string[] = [];
  const latest = course === 'declining' ? REWORKED_DAYS.from + FADING_DAYS.to : 1;
  const isPublished = age > 14 && (age > 60 || random.chance(0.5));
  for (
    let daysAgo = isPublished ? age - random.whole(FIRST_DAYS + 1, PUBLISHED_DAYS) : 0;
    daysAgo > latest;
    daysAgo -= random.whole(REWORKED_DAYS.from, REWORKED_DAYS.to)
  )
    publications.push(moment(now, daysAgo, random).toISOString());
  const first = { name: title, at, publications, isGenerated: random.chance(0.7) };
  if (age < 100 || random.chance(0.55)) return [first];
  const second = moment(now, random.whole(latest + 4, age - 20), random);
  return [first, { name: `${title} Catering`, at: second, publications: [], isGenerated: false }];
}

function putSite(
  book: DemoBook,
  { restaurant, sitesOrigin }: Place,
  { name, at, publications, isGenerated }: Site,
  random: DemoRandom,
): { id: string; page: DemoPage | undefined } {
  const created_at = at.toISOString();
  const ids = { restaurant_id: restaurant.id, website_id: random.id(at) };
  const seconds = random.whole(9, 26);
  const version = Math.max(1, publications.length);
  const document: WebsiteDocument = {
    ...ids,
    version,
    updated_at: publications.at(-1) ?? created_at,
    content: contentOf(restaurant, name),
    content_source: 'sections',
    recent_changes: [],
    custom_requirements: '',
    design_preferences: {},
    generation_details: isGenerated
      ? { features_used: ['story', 'menu', 'design'], ai_model: 'built-in', generation_time: seconds }
      : { features_used: [], ai_model: '', generation_time: 0 },
  };
  const slug = slugify(`${name} demo`);
  const url = pageAddress(sitesOrigin, slug);
  const published_at = publications.at(-1);
  const record: WebsiteRecord = {
    ...ids,
    status: isGenerated ? 'completed' : 'ready',
    created_at,
    restaurant_name: restaurant.name,
    ...describedBy(document),
    revision: 1 + publications.length,
    published_images: [],
    ...(published_at !== undefined && {
      status: 'published',
      published_at,
      slug,
      url,
      published_version: version,
      published_images: describedBy(document).used_images,
    }),
  };
  const key = keyOf(record);
  book.put('websites', { ...WebsiteDocumentSchema.parse(document), ...documentKey(key) });
  book.put('websites', { ...WebsiteRecordSchema.parse(record), ...recordKey(key) });
  book.events.push(siteCreated(record), ...generated(ids, { isGenerated, at, seconds, random }));
  for (const [index, publication] of publications.entries())
    book.events.push(sitePublished({ ...record, revision: 1 + index }, publication, 1 + index));
  if (published_at === undefined) return { id: ids.website_id, page: undefined };
  book.put('slugs', { slug, ...ids });
  return { id: ids.website_id, page: { slug, url, content: document.content } };
}

type Making = { isGenerated: boolean; at: Date; seconds: number; random: DemoRandom };

function generated(
  ids: { restaurant_id: string; website_id: string },
  { isGenerated, at, seconds, random }: Making,
) {
  if (!isGenerated) return [];
  const ended = generationEnded({
    ...ids,
    generation_id: random.id(at),
    kind: 'generation',
    status: 'completed',
    version: 1,
    requested_at: at.toISOString(),
    finished_at: new Date(at.getTime() + seconds * 1000).toISOString(),
  });
  return ended === undefined ? [] : [ended];
}

function contentOf(
  { name, address, phone, kitchen }: DemoRestaurant,
  websiteName: string,
): WebsiteDocument['content'] {
  const { template, tagline, about, dishes } = kitchen;
  return contentFromTemplate({
    id: template,
    websiteName,
    customizations: {
      restaurant_name: '',
      restaurant_tagline: tagline,
      about_description: about,
      restaurant_email: '',
      menu_items: dishes.map(([dish, description, price]) => ({
        name: dish,
        description,
        price: `$${price}`,
      })),
    },
    restaurant: { name, address, phone: printedPhone(phone) },
  });
}

function moment(now: Date, daysAgo: number, random: DemoRandom): Date {
  return new Date(noonOf(now, daysAgo).getTime() + random.between(0, DAY_MS / 3));
}
