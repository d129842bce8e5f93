import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_LOCK_SECONDS } from '#functions/websites/page-lock.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import { hasEnded, LEASE_SECONDS } from '#shared/websites/generation-job.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery, aStartedGeneration } from '#tests/builders/generated-website.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { interruptible } from '#tests/builders/interruptible.ts';
import { quickImages } from '#tests/builders/quick-images.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';
import { createGenerationWorker } from './generation-worker.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

/** The fewest store calls of a worker for one website. */
const CALLS_OF_A_WORKER = 18;

async function websiteOf({ stores }: WebsiteSetup, message: GenerationMessage): Promise<string> {
  const job = await stores.jobs.find(message.restaurant_id, message.generation_id);
  return job?.website_id ?? '';
}

/** Delivers the message until the job ends, as the queue would. */
async function workToTheEnd(setup: WebsiteSetup, message: GenerationMessage): Promise<void> {
  for (let receiveCount = 1; receiveCount <= 4; receiveCount++) {
    await setup.work(message, aDelivery({ receiveCount })).catch(() => undefined);
    const job = await setup.stores.jobs.find(message.restaurant_id, message.generation_id);
    if (job !== undefined && hasEnded(job)) return;
    setup.clock.advance(LEASE_SECONDS);
  }
  throw new Error('The job did not end.');
}

/** What remains of a website, and in the restaurant's row. */
async function remains({ stores }: WebsiteSetup, owner: Owner, id: string) {
  const key = { restaurantId: owner.restaurantId, websiteId: id };
  const { websites_total, websites_published } = await stores.restaurants.get(owner.restaurantId);
  const { websites, running } = await stores.restaurants.findSlots(owner.restaurantId);
  const listed = await stores.websites.listNewest(owner.restaurantId);
  return {
    rows: listed.websites.length,
    content: (await stores.websites.findDocument(key)) !== undefined,
    counted: websites_total,
    published: websites_published,
    claimed: websites,
    running: running.length,
  };
}

const NOTHING = { rows: 0, content: false, counted: 0, published: 0, claimed: 0, running: 0 };
const ONE_WEBSITE = { rows: 1, content: true, counted: 1, published: 0, claimed: 1, running: 0 };

async function isDeleted(owner: Owner, id: string): Promise<boolean> {
  return (await owner.call('deleteWebsite', { params: { id } })).status === 200;
}

describe('a website deleted during its generation stays deleted, and the count is correct,', () => {
  test('whatever the worker was about to do', async () => {
    const worker = interruptible();
    const setup = setupWebsites(emulators, { workerInterference: worker.interference });
    let deletions = 0;
    for (let call = 1; ; call++) {
      const owner = await setup.anOwner();
      const message = await aStartedGeneration(owner);
      const id = await websiteOf(setup, message);
      let wasDeleted = false;
      worker.interrupt(call, async () => {
        wasDeleted = await isDeleted(owner, id);
      });
      await workToTheEnd(setup, message);
      if (!worker.wasInterrupted()) {
        expect(call).toBeGreaterThan(CALLS_OF_A_WORKER);
        break;
      }
      if (wasDeleted) deletions += 1;
      expect(await remains(setup, owner, id), `before call ${call}`).toEqual(
        wasDeleted ? NOTHING : ONE_WEBSITE,
      );
      const { status } = await owner.call('publishWebsite', { params: { id } });
      expect(status).toBe(wasDeleted ? 404 : 200);
    }
    expect(deletions).toBeGreaterThan(2);
  });

  test('when the worker dies right after any of its calls', async () => {
    const mortal = aMortalProcess();
    const setup = setupWebsites(emulators, { workerInterference: mortal.interference });
    let deletions = 0;
    for (let call = 1; ; call++) {
      const owner = await setup.anOwner();
      const message = await aStartedGeneration(owner);
      const id = await websiteOf(setup, message);
      if (!(await mortal.diesAfter(call, () => setup.work(message, aDelivery())))) break;
      const wasDeleted = await isDeleted(owner, id);
      if (wasDeleted) deletions += 1;
      setup.clock.advance(LEASE_SECONDS);
      await setup.work(message, aDelivery({ receiveCount: 2 }));
      expect(await remains(setup, owner, id), `died after call ${call}`).toEqual(
        wasDeleted ? NOTHING : ONE_WEBSITE,
      );
    }
    expect(deletions).toBeGreaterThan(2);
  });

  test('when a worker without its lease continues', async () => {
    const worker = interruptible();
    const setup = setupWebsites(emulators, { workerInterference: worker.interference });
    const another = createGenerationWorker({
      ...setup.workerDependencies,
      ...setup.stores,
      drawImages: quickImages(setup.stores.sites),
    });
    for (let call = 1; ; call++) {
      const owner = await setup.anOwner();
      const message = await aStartedGeneration(owner);
      const id = await websiteOf(setup, message);
      worker.interrupt(call, async () => {
        setup.clock.advance(LEASE_SECONDS);
        await another(message, aDelivery({ receiveCount: 2 }));
        expect(await isDeleted(owner, id)).toBe(true);
      });
      await setup.work(message, aDelivery()).catch(() => undefined);
      if (!worker.wasInterrupted()) return expect(call).toBeGreaterThan(CALLS_OF_A_WORKER);
      expect(await remains(setup, owner, id), `before call ${call}`).toEqual(NOTHING);
    }
  });

  test('when the worker and the deletion both die halfway and repeat', async () => {
    const [worker, api] = [aMortalProcess(), aMortalProcess()];
    let isMortal = true;
    const setup = setupWebsites(emulators, {
      workerInterference: (call, proceed) => {
        if (isMortal && call.name === 'UpdateItemCommand') worker.dieAfter(0);
        return worker.interference(call, proceed);
      },
      apiInterference: api.interference,
    });
    for (let call = 1; ; call++) {
      const owner = await setup.anOwner();
      const message = await aStartedGeneration(owner);
      const id = await websiteOf(setup, message);
      isMortal = true;
      await setup.work(message, aDelivery()).catch(() => undefined);
      expect(await remains(setup, owner, id)).toEqual({ ...ONE_WEBSITE, counted: 0, running: 1 });
      isMortal = false;
      worker.dieAfter(Number.POSITIVE_INFINITY);

      const hasDied = await api.diesAfter(call, () => owner.call('deleteWebsite', { params: { id } }));
      setup.clock.advance(LEASE_SECONDS + PAGE_LOCK_SECONDS);
      await setup.work(message, aDelivery({ receiveCount: 2 }));
      await owner.call('deleteWebsite', { params: { id } });
      expect(await remains(setup, owner, id), `deletion died after call ${call}`).toEqual(NOTHING);
      if (!hasDied) return expect(call).toBeGreaterThan(8);
    }
  });
});
