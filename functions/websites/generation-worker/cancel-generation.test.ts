import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Writer } from '#functions/ai/writer.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { siteImageFolder } from '#functions/websites/site-images.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import { HEARTBEAT_SECONDS, LEASE_SECONDS } from '#shared/websites/generation-job.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery, aGeneratedWebsite, aStartedGeneration } from '#tests/builders/generated-website.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { interruptible } from '#tests/builders/interruptible.ts';
import {
  type Overrides,
  type Owner,
  setupWebsites,
  type WebsiteSetup,
} from '#tests/builders/website-setup.ts';
import { aWriter } from '#tests/builders/writer.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());
afterEach(() => void vi.useRealTimers());

/** Websites whose meter records refunds. */
function setup(overrides: Overrides = {}) {
  const meter = anOpenMeter();
  const whole = setupWebsites(emulators, {
    ...overrides,
    api: () => ({ meter }),
    worker: (dependencies) => ({
      meter,
      deferDelivery: async () => undefined,
      ...overrides.worker?.(dependencies),
    }),
  });
  return { ...whole, meter };
}

const cancel = (owner: Owner, { generation_id }: GenerationMessage) =>
  owner.call('cancelGeneration', { params: { id: generation_id } });

/** What remains of the job's website, and in the restaurant's row. */
async function remains({ stores }: WebsiteSetup, { restaurant_id, generation_id }: GenerationMessage) {
  const job = await stores.jobs.find(restaurant_id, generation_id);
  const websiteId = job?.website_id ?? '';
  const { websites_total } = await stores.restaurants.get(restaurant_id);
  const { websites, running } = await stores.restaurants.findSlots(restaurant_id);
  return {
    status: job?.status,
    rows: (await stores.websites.listNewest(restaurant_id)).websites.length,
    content: (await stores.websites.findDocument({ restaurantId: restaurant_id, websiteId })) !== undefined,
    images: (await stores.sites.list(`${siteImageFolder(websiteId)}/`)).length > 0,
    counted: websites_total,
    claimed: websites,
    running: running.length,
  };
}

const NOTHING = {
  status: 'canceled',
  rows: 0,
  content: false,
  images: false,
  counted: 0,
  claimed: 0,
  running: 0,
};
const ONE_WEBSITE = {
  status: 'completed',
  rows: 1,
  content: true,
  images: true,
  counted: 1,
  claimed: 1,
  running: 0,
};

describe('a canceled generation leaves nothing,', () => {
  test('whatever its worker was about to do', async () => {
    const worker = interruptible();
    const whole = setup({ workerInterference: worker.interference });
    let canceled = 0;
    for (let call = 1; ; call++) {
      const owner = await whole.anOwner();
      const message = await aStartedGeneration(owner);
      let status: number | undefined;
      worker.interrupt(call, async () => {
        status = (await cancel(owner, message)).status;
      });
      const delivered = whole.work(message, aDelivery());
      await delivered.catch(() => whole.work(message, aDelivery({ receiveCount: 2 })));
      if (!worker.wasInterrupted()) break;
      expect([200, 409]).toContain(status);
      if (status === 200) canceled += 1;
      expect(await remains(whole, message), `before call ${call}`).toEqual(
        status === 200 ? NOTHING : ONE_WEBSITE,
      );
    }
    expect(canceled).toBeGreaterThan(10);
  });

  test('if the worker died after any of its calls, before and after the message is delivered again', async () => {
    const mortal = aMortalProcess();
    const whole = setup({ workerInterference: mortal.interference });
    let canceled = 0;
    for (let call = 1; ; call++) {
      const owner = await whole.anOwner();
      const message = await aStartedGeneration(owner);
      if (!(await mortal.diesAfter(call, () => whole.work(message, aDelivery())))) break;
      const { status } = await cancel(owner, message);
      if (status === 200) canceled += 1;
      if (status === 200) expect(await remains(whole, message)).toEqual(NOTHING);
      whole.clock.advance(LEASE_SECONDS);
      await whole.work(message, aDelivery({ receiveCount: 2 }));
      expect(await remains(whole, message), `died after call ${call}`).toEqual(
        status === 200 ? NOTHING : ONE_WEBSITE,
      );
    }
    expect(canceled).toBeGreaterThan(10);
  });

  test('when the canceling call dies at any step and is repeated', async () => {
    const api = aMortalProcess();
    const whole = setup({ apiInterference: api.interference });
    for (let call = 1; ; call++) {
      const owner = await whole.anOwner();
      const message = await aStartedGeneration(owner);
      const hasDied = await api.diesAfter(call, () => cancel(owner, message));
      expect(await cancel(owner, message)).toMatchObject({ status: 200, body: { status: 'canceled' } });
      expect(await remains(whole, message), `died after call ${call}`).toEqual(NOTHING);
      if (!hasDied) return expect(call).toBeGreaterThan(4);
    }
  });
});

test('a model request ends with the heartbeat after the cancel', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isWriting = false;
  const writer: Writer = {
    write: (task, facts, caller) => {
      if (task.name !== 'story') return aWriter().write(task, facts, caller);
      isWriting = true;
      return new Promise((_, reject) => {
        caller.signal?.addEventListener('abort', () => reject(new AppError('canceled')));
      });
    },
  };
  const whole = setup({ worker: () => ({ writer }) });
  const owner = await whole.anOwner();
  const message = await aStartedGeneration(owner);
  const working = whole.work(message, aDelivery());
  await vi.waitUntil(() => isWriting);
  expect(await cancel(owner, message)).toMatchObject({ status: 200 });
  vi.advanceTimersByTime(HEARTBEAT_SECONDS * 1000);
  await working;
  expect(await remains(whole, message)).toEqual(NOTHING);
  expect(whole.meter.givenBack).toEqual([]);
});

test('a generated but undelivered text isn’t a use of the feature', async () => {
  const worker = interruptible();
  const whole = setup({ workerInterference: worker.interference });
  const owner = await whole.anOwner();
  const [early, late] = [await aStartedGeneration(owner), await aStartedGeneration(owner)];
  // Calls 1-6: read the job, lease it, read the restaurant and its profile, finish parsing, then the story.
  worker.interrupt(4, async () => void (await cancel(owner, early)));
  await whole.work(early, aDelivery());
  expect(whole.meter.givenBack).toEqual([]);
  worker.interrupt(6, async () => void (await cancel(owner, late)));
  await whole.work(late, aDelivery());
  expect(whole.meter.givenBack).toEqual([late.generation_id]);
});

test('a canceled regeneration leaves the website unchanged, and it can be regenerated again', async () => {
  const whole = setup();
  const owner = await whole.anOwner();
  const id = await aGeneratedWebsite(whole, owner);
  const before = await owner.call('getWebsite', { params: { id } });
  const { body } = await owner.call('regenerateWebsite', { params: { id }, json: {} });
  const message = { restaurant_id: owner.restaurantId, generation_id: String(body.generation_id) };
  expect(await cancel(owner, message)).toMatchObject({ status: 200, body: { website_id: null } });
  await whole.work(message, aDelivery());
  expect(await owner.call('getWebsite', { params: { id } })).toMatchObject({ body: before.body });
  const again = await owner.call('regenerateWebsite', { params: { id }, json: {} });
  expect(again).toMatchObject({ status: 202 });
});

test('canceling twice gets the same answer', async () => {
  const whole = setup();
  const owner = await whole.anOwner();
  const message = await aStartedGeneration(owner);
  const first = await cancel(owner, message);
  expect(first).toMatchObject({
    status: 200,
    body: { success: true, status: 'canceled', website_id: null, error_details: null },
  });
  expect((await cancel(owner, message)).body).toEqual(first.body);
});

test('an ended generation can’t be canceled', async () => {
  const whole = setup();
  const owner = await whole.anOwner();
  const message = await aStartedGeneration(owner);
  await whole.work(message, aDelivery());
  expect(await cancel(owner, message)).toMatchObject({
    status: 409,
    body: { code: 'too_late_to_cancel', error: 'It’s too late to cancel. Your website is ready.' },
  });
  expect(await remains(whole, message)).toEqual(ONE_WEBSITE);
});

test('another owner’s generation is answered as unknown and continues', async () => {
  const whole = setup();
  const [owner, stranger] = [await whole.anOwner(), await whole.anOwner()];
  const message = await aStartedGeneration(owner);
  const answer = await cancel(stranger, message);
  const unknown = await cancel(stranger, { ...message, generation_id: 'unknown' });
  expect(answer).toMatchObject({ status: 404 });
  expect(answer.body).toEqual(unknown.body);
  await whole.work(message, aDelivery());
  expect(await remains(whole, message)).toEqual(ONE_WEBSITE);
});
