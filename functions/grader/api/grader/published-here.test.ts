import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { anAnalyst } from '#tests/builders/ai-analysis-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aPageServer } from '#tests/builders/page-server.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const PAGE =
  '<!doctype html><html lang="en"><head><title>Osteria Lupo</title></head><body><h1>Osteria Lupo</h1></body></html>';
const NOW = '2026-11-22T12:00:00.000Z';

/** An owner in local mode, whose other pages of this machine are blocked. */
async function anOwner() {
  const server = await aPageServer(({ url }, response) => {
    const status = url === '/osteria-lupo/' ? 200 : 404;
    response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE);
  });
  const sitesOrigin = server.origin;
  const analyst = await anAnalyst({ sitesOrigin, fetch: { admitsLoopback: false, sitesOrigin } });
  return { ...analyst, url: `${sitesOrigin}/osteria-lupo/` };
}

type Owner = Awaited<ReturnType<typeof anOwner>>;

/** Stores a website, and publishes it if it has a `url`. */
async function create({ stores, restaurantId }: Owner, { url }: { url?: string } = {}) {
  const content = aSiteContent();
  const websiteId = `website-${url === undefined ? 2 : 1}`;
  const ids = { restaurant_id: restaurantId, website_id: websiteId };
  const times = { created_at: NOW, updated_at: NOW };
  await stores.websites.reserve({ restaurantId, websiteId });
  await stores.websites.create({
    summary: {
      ...ids,
      ...times,
      website_name: 'Osteria Lupo',
      status: 'completed',
      design_category: content.design_category,
      hero_image: content.hero_image,
      restaurant_name: 'Osteria Lupo',
    },
    document: {
      ...ids,
      version: 1,
      updated_at: NOW,
      content,
      content_source: 'sections',
      recent_changes: [],
      custom_requirements: '',
      design_preferences: {},
      generation_details: { features_used: [], ai_model: 'a test writer', generation_time: 0 },
    },
  });
  const website = await stores.websites.get({ restaurantId, websiteId });
  if (url !== undefined)
    await stores.websites.save({ ...website, status: 'published', slug: 'osteria-lupo', url });
}

const note = (url: string) => `You didn’t enter a website, so we graded the one you published here: ${url}`;

test.each(['', 'none'])(
  'with “%s” as the website, the one published here is graded, and the result says so',
  async (website) => {
    const owner = await anOwner();
    await create(owner, { url: owner.url });
    await create(owner);

    const data = await owner.grade(website);

    expect(data.restaurant.website).toBe(owner.url);
    expect(data.confidence_notes).toContain(note(owner.url));
    expect(data.component_scores.website.evidence[0].points).toBe(30);
    expect(data.website_score.validation_data.accessible).toBe(true);
    expect(data.overall_grade.letter_grade).not.toBeNull();
  },
);

test('a website that isn’t published isn’t graded', async () => {
  const owner = await anOwner();
  await create(owner);

  const data = await owner.grade('');

  expect(data.restaurant.website).toBe('');
  expect(data.component_scores.website.evidence[0].sentence).toBe('We didn’t find a website.');
});

test('a website in the call or in the profile is graded in place of the one published here', async () => {
  const owner = await anOwner();
  await create(owner, { url: owner.url });

  const typed = await owner.grade('http://nobody.invalid/');
  await owner.setProfile({ links: [{ kind: 'website', url: 'http://volpe.invalid/', typed: '' }] });
  const known = await owner.grade('');

  for (const [data, website] of [
    [typed, 'http://nobody.invalid/'],
    [known, 'http://volpe.invalid/'],
  ]) {
    expect(data.restaurant.website).toBe(website);
    expect(data.confidence_notes).not.toContain(note(owner.url));
  }
});

test('the address of the website published here can be typed, and other pages of this machine stay blocked', async () => {
  const owner = await anOwner();
  const other = await aPageServer((_request, response) => response.end(PAGE));

  expect(await owner.analyze({ website: owner.url })).toMatchObject({ status: 200 });
  expect(await owner.analyze({ website: other.origin })).toMatchObject({ status: 422 });
});
