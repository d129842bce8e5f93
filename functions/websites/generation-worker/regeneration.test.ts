import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebsiteFactsSchema } from '#functions/ai/website-facts.ts';
import { reopenGeneration } from '#functions/websites/generation/reopen-generation.ts';
import { readSnapshot } from '#functions/websites/snapshots/read-snapshot.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { hasEnded, LEASE_SECONDS, MAX_ATTEMPTS, takeLease } from '#shared/websites/generation-job.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery } from '#tests/builders/generated-website.ts';
import { aMortalProcess, type Interference } from '#tests/builders/interference.ts';
import { interruptible } from '#tests/builders/interruptible.ts';
import { sameStart } from '#tests/builders/same-start.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import {
  type Overrides,
  type Owner,
  setupWebsites,
  type WebsiteSetup,
} from '#tests/builders/website-setup.ts';
import { aStory, aWriter } from '#tests/builders/writer.ts';
import { storeRegenerated } from './store-regenerated.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const NEW_TAGLINE = 'Roman plates by the fire';

function setupWorker(overrides: Overrides = {}): WebsiteSetup {
  return setupWebsites(emulators, {
    ...overrides,
    worker: (whole) => ({ deferDelivery: async () => {}, ...overrides.worker?.(whole) }),
  });
}

/** A website that its owner has edited, and its regeneration. */
async function aRegeneration(setup: WebsiteSetup, change: (content: SiteContent) => SiteContent = edited) {
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo', change);
  return { owner, id, key: { restaurantId: owner.restaurantId, websiteId: id }, ...(await ask(owner, id)) };
}

async function ask(owner: Owner, id: string): Promise<{ message: GenerationMessage }> {
  const { status, body } = await owner.call('regenerateWebsite', { params: { id }, json: {} });
  if (status !== 202) throw new Error(`The regeneration was answered with ${status}.`);
  return { message: { restaurant_id: owner.restaurantId, generation_id: String(body.generation_id) } };
}

function edited(content: SiteContent): SiteContent {
  return withTagline(content, 'What the owner wrote');
}

function withTagline(content: SiteContent, tagline: string): SiteContent {
  const [{ sections }] = content.pages;
  return { ...content, pages: [{ sections: { ...sections, hero: { ...sections.hero, tagline } } }] };
}

/** Delivers the message until the job ends, as the queue would. */
async function workToTheEnd(
  setup: WebsiteSetup,
  message: GenerationMessage,
  firstReceive = 1,
): Promise<void> {
  for (let receiveCount = firstReceive; receiveCount <= firstReceive + MAX_ATTEMPTS; receiveCount++) {
    await setup.work(message, aDelivery({ receiveCount })).catch(() => undefined);
    const job = await setup.stores.jobs.find(message.restaurant_id, message.generation_id);
    if (job !== undefined && hasEnded(job)) return;
    setup.clock.advance(LEASE_SECONDS);
  }
  throw new Error('The job did not end.');
}

const jobOf = ({ stores }: WebsiteSetup, message: GenerationMessage) =>
  stores.jobs.find(message.restaurant_id, message.generation_id);

const taglineOf = (content: SiteContent) => content.pages[0].sections.hero.tagline;

type Website = Awaited<ReturnType<typeof aRegeneration>>;

/** The first words of each version, kept ones first. */
async function taglines({ stores }: WebsiteSetup, { key }: Pick<Website, 'key'>): Promise<string[]> {
  const versions = (await stores.websites.listSnapshots(key, 50)).toReversed();
  const kept = await Promise.all(versions.map(({ version }) => readSnapshot(stores, key, version)));
  const document = await stores.websites.getDocument(key);
  return [...kept.map((each) => each.document), document].map(({ content }) => taglineOf(content));
}

/** Whether the job left traces: a claim on the website, or a slot. */
async function traces({ stores }: WebsiteSetup, { key }: Pick<Website, 'key'>) {
  const { running, websites } = await stores.restaurants.findSlots(key.restaurantId);
  const document = await stores.websites.findDocument(key);
  return { running: running.length, websites, waiting: document?.regeneration_id };
}
const NO_TRACE = { running: 0, websites: 1, waiting: undefined };

test('the website is regenerated as its next version, and the earlier one can be restored', async () => {
  const setup = setupWorker();
  const website = await aRegeneration(setup);
  const { owner, id, message, key } = website;
  await setup.work(message, aDelivery());
  expect(await jobOf(setup, message)).toMatchObject({ status: 'completed', website_id: id });
  const { body } = await owner.call('getWebsite', { params: { id } });
  expect(body.data).toMatchObject({
    version: 2,
    website_name: 'Osteria Lupo',
    generation_details: { ai_model: 'a test writer' },
  });
  expect(await taglines(setup, website)).toEqual(['What the owner wrote', NEW_TAGLINE]);
  const versions = await owner.call('listVersions', { params: { id } });
  expect(versions.body.data).toMatchObject({ versions: [{ version: 1, reasons: ['before_regeneration'] }] });
  await owner.call('restoreVersion', { params: { id, version: '1' } });
  expect(taglineOf((await setup.stores.websites.getDocument(key)).content)).toBe('What the owner wrote');
  expect(await traces(setup, website)).toEqual(NO_TRACE);
});

test('reviews, menu, contact, and name stay, while text and drawings are new', async () => {
  const setup = setupWorker();
  const website = await aRegeneration(setup, (content) => {
    const [{ sections }] = content.pages;
    const reviews = { ...sections.reviews, items: [{ name: 'Ada', text: 'Lovely.', rating: 5, date: '' }] };
    return {
      ...content,
      menu_items: [{ name: 'Carbonara', description: '', price: '$17' }],
      pages: [
        { sections: { ...sections, reviews, contact: { ...sections.contact, phone: '(555) 237-4410' } } },
      ],
    };
  });
  const before = await setup.stores.websites.getDocument(website.key);
  await setup.work(website.message, aDelivery());
  const { content } = await setup.stores.websites.getDocument(website.key);
  expect(content.menu_items).toEqual(before.content.menu_items);
  expect(content.pages[0].sections.reviews.items).toEqual(before.content.pages[0].sections.reviews.items);
  expect(content.pages[0].sections.contact.phone).toBe('(555) 237-4410');
  expect(content.hero_image).not.toBe(before.content.hero_image);
  for (const url of [content.hero_image, before.content.hero_image]) {
    expect(await setup.stores.sites.exists(url.slice(1)), url).toBe(true);
  }
});

test('custom HTML is replaced by new sections and kept as a version', async () => {
  const setup = setupWorker();
  const { key, message } = await aRegeneration(setup);
  const document = await setup.stores.websites.getDocument(key);
  const own = { content_source: 'html' as const, source_key: 'the owner’s own' };
  await setup.stores.websites.saveDocument({ ...document, ...own, version: 2 });
  await setup.work(message, aDelivery());
  expect(await setup.stores.websites.getDocument(key)).toMatchObject({
    version: 3,
    content_source: 'sections',
    source_key: 'the owner’s own',
  });
});

test('a message delivered several times regenerates the website once', async () => {
  const setup = setupWorker();
  const website = await aRegeneration(setup);
  await Promise.allSettled([1, 2, 3].map(() => setup.work(website.message, aDelivery())));
  await setup.work(website.message, aDelivery({ receiveCount: 2 }));
  expect(await taglines(setup, website)).toEqual(['What the owner wrote', NEW_TAGLINE]);
  const job = await jobOf(setup, website.message);
  if (job === undefined) throw new Error('The job is missing.');
  const stored = await setup.stores.websites.getDocument(website.key);
  await storeRegenerated({ ...setup.stores, clock: setup.clock }, job);
  expect(await setup.stores.websites.getDocument(website.key)).toEqual(stored);
  const another = { ...job, generation_id: 'another' };
  const storing = storeRegenerated({ ...setup.stores, clock: setup.clock }, another);
  await expect(storing).rejects.toThrow('This website no longer needs regenerating, so we didn’t change it.');
});

describe('a worker that dies right after any of its calls', () => {
  test('leaves the website complete, and the next worker regenerates it once', async () => {
    const mortal = aMortalProcess();
    const setup = setupWorker({ workerInterference: mortal.interference });
    let deaths = 0;
    const website = await aRegeneration(setup);
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 1; ; call++) {
      await restart();
      if (!(await mortal.diesAfter(call, () => setup.work(website.message, aDelivery())))) break;
      deaths += 1;
      const { body } = await website.owner.call('getWebsite', { params: { id: website.id } });
      expect(body).toMatchObject({ success: true });
      setup.clock.advance(LEASE_SECONDS);
      await setup.work(website.message, aDelivery({ receiveCount: 2 }));
      expect(await taglines(setup, website), `died after call ${call}`).toEqual([
        'What the owner wrote',
        NEW_TAGLINE,
      ]);
      const { status } = (await jobOf(setup, website.message)) ?? {};
      expect(status, `died after call ${call}`).toBe('completed');
      expect(await traces(setup, website)).toEqual(NO_TRACE);
    }
    expect(deaths).toBeGreaterThan(18);
  });
});

describe('during a regeneration', () => {
  /** Runs `meanwhile` once before each of the worker's calls in turn. */
  async function atEveryMoment(
    meanwhile: (setup: WebsiteSetup, website: Website) => Promise<void>,
    check: (setup: WebsiteSetup, website: Website, call: number) => Promise<void>,
  ): Promise<number> {
    const worker = interruptible();
    const setup = setupWorker({ workerInterference: worker.interference });
    const website = await aRegeneration(setup);
    const restart = await sameStart({ emulators, clock: setup.clock });
    for (let call = 1; ; call++) {
      await restart();
      worker.interrupt(call, () => meanwhile(setup, website));
      await workToTheEnd(setup, website.message);
      if (!worker.wasInterrupted()) return call;
      await check(setup, website, call);
    }
  }

  test('an edit is on the page or in a kept version', async () => {
    const calls = await atEveryMoment(
      async (_setup, { owner, id }) => {
        const json = { 'pages[0].sections.hero.tagline': 'Edited meanwhile' };
        const { status } = await owner.call('updateContent', { params: { id }, json });
        expect(status).toBe(200);
      },
      async (setup, website, call) => {
        const all = await taglines(setup, website);
        expect(all, `before call ${call}`).toContain('Edited meanwhile');
        const { regenerated_by } = await setup.stores.websites.getDocument(website.key);
        expect(regenerated_by).toBe(website.message.generation_id);
        expect(await traces(setup, website)).toEqual(NO_TRACE);
      },
    );
    expect(calls).toBeGreaterThan(18);
  });

  test('publishing puts one complete version online', async () => {
    const seen = new Set<string>();
    await atEveryMoment(
      async (_setup, { owner, id }) => {
        expect((await owner.call('publishWebsite', { params: { id } })).status).toBe(200);
      },
      async ({ stores, config }, { key }, call) => {
        const website = await stores.websites.get(key);
        const page = await stores.sites.find(`${website.slug}/index.html`);
        const shown = ['What the owner wrote', NEW_TAGLINE].filter((tagline) => page?.includes(tagline));
        expect(shown, `before call ${call}`).toHaveLength(1);
        expect(website.url).toBe(`${config.SITES_ORIGIN}/${website.slug}/`);
        seen.add(shown[0] ?? '');
        expect((await stores.websites.getDocument(key)).version).toBe(2);
      },
    );
    expect([...seen].toSorted()).toEqual([NEW_TAGLINE, 'What the owner wrote'].toSorted());
  });

  test('deleting leaves nothing, and nothing returns', async () => {
    await atEveryMoment(
      async (_setup, { owner, id }) => {
        expect((await owner.call('deleteWebsite', { params: { id } })).status).toBe(200);
      },
      async (setup, { key, message }, call) => {
        const { stores } = setup;
        const { websites, running } = await stores.restaurants.findSlots(key.restaurantId);
        expect(
          {
            website: await stores.websites.find(key),
            document: await stores.websites.findDocument(key),
            versions: await stores.websites.listSnapshots(key, 10),
            images: await stores.sites.list(`images/${key.websiteId}/`),
            kept: await stores.siteVersions.list(`${key.restaurantId}/${key.websiteId}/`),
            websites,
            running,
          },
          `before call ${call}`,
        ).toEqual({
          website: undefined,
          document: undefined,
          versions: [],
          images: [],
          kept: [],
          websites: 0,
          running: [],
        });
        expect((await jobOf(setup, message))?.status).toMatch(/completed|failed/);
      },
    );
  });
});

describe('a failed regeneration', () => {
  const AS_BEFORE = 'Your website hasn’t changed. Try regenerating it again.';
  const imagesAreDown: Interference = async (call, proceed) => {
    if (call.name === 'PutObjectCommand') throw new Error('SlowDown');
    await proceed();
  };

  test('leaves the website unchanged, says so, and can be repeated', async () => {
    let interference = imagesAreDown;
    const setup = setupWorker({ workerInterference: (call, proceed) => interference(call, proceed) });
    const website = await aRegeneration(setup);
    const { regeneration_id, ...before } = await setup.stores.websites.getDocument(website.key);
    await workToTheEnd(setup, website.message);
    expect(await jobOf(setup, website.message)).toMatchObject({
      status: 'failed',
      error_details: `We couldn’t finish drawing the images because one of our systems didn’t respond. ${AS_BEFORE}`,
    });
    expect(await setup.stores.websites.getDocument(website.key)).toEqual(before);
    expect(await setup.stores.sites.exists(before.content.hero_image.slice(1))).toBe(true);
    expect(await traces(setup, website)).toEqual(NO_TRACE);
    interference = (_call, proceed) => proceed();
    const { message } = await ask(website.owner, website.id);
    await setup.work(message, aDelivery());
    expect(await taglines(setup, website)).toEqual(['What the owner wrote', NEW_TAGLINE]);
  });

  test('after dead workers can be restarted by an operator', async () => {
    const setup = setupWorker();
    const website = await aRegeneration(setup);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const job = await jobOf(setup, website.message);
      const lease = job && takeLease(job, 'dead worker', setup.clock.now());
      if (lease?.outcome !== 'taken') throw new Error('The job could not be taken.');
      await setup.stores.jobs.save(lease.job);
      setup.clock.advance(LEASE_SECONDS);
    }
    const progress = await website.owner.call('getGenerationProgress', {
      params: { id: website.message.generation_id },
    });
    expect(progress.body).toMatchObject({
      status: 'failed',
      error_details: `We were interrupted several times and couldn’t finish your website. ${AS_BEFORE}`,
    });
    const dependencies = { ...setup.stores, clock: setup.clock };
    expect(await reopenGeneration(dependencies, website.message)).toBe(true);
    await setup.work(website.message, aDelivery());
    expect(await taglines(setup, website)).toEqual(['What the owner wrote', NEW_TAGLINE]);
    expect(await traces(setup, website)).toEqual(NO_TRACE);
  });

  test('of a deleted website can’t be restarted', async () => {
    const setup = setupWorker();
    const { owner, id, message } = await aRegeneration(setup);
    await owner.call('deleteWebsite', { params: { id } });
    await workToTheEnd(setup, message);
    expect(await reopenGeneration({ ...setup.stores, clock: setup.clock }, message)).toBe(true);
    expect(await jobOf(setup, message)).toMatchObject({
      status: 'failed',
      error_details: 'This website was deleted before it was finished.',
    });
  });
});

test('a worker that lost its job can’t change the website', async () => {
  const worker = interruptible();
  const setup = setupWorker({ workerInterference: worker.interference });
  const website = await aRegeneration(setup);
  const restart = await sameStart({ emulators, clock: setup.clock });
  for (let call = 1; ; call++) {
    await restart();
    worker.interrupt(call, () =>
      setup.stores.websites.releaseRegeneration(website.key, website.message.generation_id),
    );
    await workToTheEnd(setup, website.message);
    if (!worker.wasInterrupted()) return expect(call).toBeGreaterThan(18);
    const [before, ...others] = await taglines(setup, website);
    const status = (await jobOf(setup, website.message))?.status;
    expect(before).toBe('What the owner wrote');
    expect(others.at(-1) === NEW_TAGLINE, `before call ${call}`).toBe(status === 'completed');
    expect(await traces(setup, website)).toEqual(NO_TRACE);
  }
});

test('a repeated regeneration uses another seed', async () => {
  const seeds: string[] = [];
  const writer = aWriter();
  const setup = setupWorker({
    worker: () => ({
      writer: {
        write: async (task, facts, caller) => {
          if (task.name === 'story') seeds.push(WebsiteFactsSchema.parse(facts).seed);
          return writer.write(task, facts, caller);
        },
      },
    }),
  });
  const website = await aRegeneration(setup);
  await setup.work(website.message, aDelivery());
  const again = await ask(website.owner, website.id);
  await setup.work(again.message, aDelivery());
  expect(new Set(seeds).size).toBe(2);
  expect(aStory().tagline).toBe(NEW_TAGLINE);
});
