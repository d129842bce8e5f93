import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Writer } from '#functions/ai/writer.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { LEASE_SECONDS, MAX_ATTEMPTS } from '#shared/websites/generation-job.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery, aGeneratedWebsite, aStartedGeneration } from '#tests/builders/generated-website.ts';
import { aMortalProcess, type Interference } from '#tests/builders/interference.ts';
import {
  type Overrides,
  type Owner,
  setupWebsites,
  type WebsiteSetup,
} from '#tests/builders/website-setup.ts';
import { aWriter } from '#tests/builders/writer.ts';
import { createGenerationWorker } from './generation-worker.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

/** A setup that records deferred deliveries. */
function setup(overrides: Overrides = {}) {
  const deferred: number[] = [];
  const whole = setupWebsites(emulators, {
    ...overrides,
    worker: (dependencies) => ({
      deferDelivery: async (_delivery, seconds) => {
        deferred.push(seconds);
      },
      ...overrides.worker?.(dependencies),
    }),
  });
  return { ...whole, deferred };
}

async function progress(owner: Owner, id: string) {
  const { body } = await owner.call('getGenerationProgress', { params: { id } });
  return body;
}

/** The owner's websites, and the count in the restaurant's row. */
async function belongings({ stores }: WebsiteSetup, { restaurantId }: Owner) {
  const { websites } = await stores.websites.listNewest(restaurantId, 10);
  const restaurant = await stores.restaurants.get(restaurantId);
  return { websites: websites.map((website) => website.website_id), counted: restaurant.websites_total };
}

test('a job whose writing was turned off in the meantime ends right away and says why', async () => {
  const message = 'AI writing is turned off for your restaurant. Contact support to turn it on.';
  const writer: Writer = {
    write: (task, ...rest) =>
      task.feature === undefined
        ? aWriter().write(task, ...rest)
        : Promise.reject(new AppError('feature_off', { message })),
  };
  const whole = setup({ worker: () => ({ writer }) });
  const owner = await whole.anOwner();
  const started = await aStartedGeneration(owner);
  await whole.work(started, aDelivery());
  const { status, error_details } = await progress(owner, started.generation_id);
  expect([status, error_details]).toEqual(['failed', message]);
  expect(whole.deferred).toEqual([]);
  expect(await belongings(whole, owner)).toEqual({ websites: [], counted: 0 });
});

test('a job becomes one website that records how it was made', async () => {
  const whole = setup();
  const owner = await whole.anOwner({ phone: '+39 06 1234', address: 'Via Lupo 1, Rome' });
  const id = await aGeneratedWebsite(whole, owner, { custom_requirements: 'Closed Mondays' });
  const { body } = await owner.call('getWebsite', { params: { id } });
  expect(body.data).toMatchObject({
    website_id: id,
    website_name: 'Osteria Lupo',
    restaurant_name: 'Osteria Lupo',
    status: 'completed',
    design_category: 'casual_dining',
    custom_requirements: 'Closed Mondays',
    version: 1,
    generation_details: {
      ai_model: 'a test writer',
      generation_time: 0,
      features_used: ['Story writing', 'Menu building', 'Design selection', 'Original artwork', 'Page check'],
    },
    menu_items: [{ name: 'Cacio e pepe', price: '14.50' }],
    missing_facts: [],
  });
  expect(await belongings(whole, owner)).toEqual({ websites: [id], counted: 1 });
});

test('an owner doesn’t see why a model didn’t write', async () => {
  const fallbackReason = 'We couldn’t reach the model.';
  const writer: Writer = {
    write: async (...asked) => ({ ...(await aWriter().write(...asked)), fallbackReason }),
  };
  const whole = setup({ worker: () => ({ writer }) });
  const owner = await whole.anOwner();
  const started = await aStartedGeneration(owner);
  await whole.work(started, aDelivery());
  const job = await whole.stores.jobs.find(owner.restaurantId, started.generation_id);
  const { body } = await owner.call('getWebsite', { params: { id: job?.website_id ?? '' } });
  expect(body.data).toMatchObject({ generation_details: { ai_model: 'a test writer' } });
  expect(JSON.stringify([body, await progress(owner, started.generation_id)])).not.toContain(fallbackReason);
});

test('prompt versions are kept with the job and the website, beside the model', async () => {
  const writer: Writer = {
    write: async (task, ...asked) => ({
      ...(await aWriter().write(task, ...asked)),
      promptVersion: `prompt of ${task.name}`,
    }),
  };
  const whole = setup({ worker: () => ({ writer }) });
  const owner = await whole.anOwner();
  const started = await aStartedGeneration(owner);
  await whole.work(started, aDelivery());
  const job = await whole.stores.jobs.find(owner.restaurantId, started.generation_id);
  const { body } = await owner.call('getWebsite', { params: { id: job?.website_id ?? '' } });
  const kept = {
    ai_model: 'a test writer',
    prompt_version: 'prompt of story',
    reading_prompt_version: 'prompt of read_profile',
  };
  expect(job).toMatchObject(kept);
  expect(body.data).toMatchObject({ generation_details: kept });
});

test('phone and address come from the restaurant’s record, and unknown ones stay empty', async () => {
  const whole = setup();
  const owner = await whole.anOwner();
  const id = await aGeneratedWebsite(whole, owner);
  const document = await whole.stores.websites.getDocument({
    restaurantId: owner.restaurantId,
    websiteId: id,
  });
  const { contact, reviews } = document.content.pages[0].sections;
  expect(contact).toMatchObject({ phone: '', address: '' });
  expect(reviews).toEqual({ title: 'What guests say', items: [] });
  const { body } = await owner.call('getWebsite', { params: { id } });
  expect(body.data).toMatchObject({ missing_facts: ['phone', 'address'] });
});

test('a message repeated after the job ended changes nothing', async () => {
  const whole = setup();
  const owner = await whole.anOwner();
  const message = await aStartedGeneration(owner);
  await whole.work(message, aDelivery());
  const done = await progress(owner, message.generation_id);
  await whole.work(message, aDelivery({ receiveCount: 2 }));
  expect(await progress(owner, message.generation_id)).toEqual(done);
  expect((await belongings(whole, owner)).counted).toBe(1);
});

test('a message delivered three times in parallel makes one website', async () => {
  const whole = setup();
  const owner = await whole.anOwner();
  const message = await aStartedGeneration(owner);
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => whole.work(message, aDelivery())));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(whole.deferred).toEqual([LEASE_SECONDS, LEASE_SECONDS]);
  const { websites, counted } = await belongings(whole, owner);
  expect({ websites: websites.length, counted }).toEqual({ websites: 1, counted: 1 });
  expect(await progress(owner, message.generation_id)).toMatchObject({
    status: 'completed',
    progress_percentage: 100,
    website_id: websites[0],
  });
});

test('shuffled and repeated messages make each website once', async () => {
  const whole = setup();
  const owner = await whole.anOwner();
  const first = await aStartedGeneration(owner, { website_name: 'First' });
  const second = await aStartedGeneration(owner, { website_name: 'Second' });
  for (const message of [second, first, second, first]) await whole.work(message, aDelivery());
  const { websites, counted } = await belongings(whole, owner);
  expect({ websites: websites.length, counted }).toEqual({ websites: 2, counted: 2 });
});

test('a delivery of a leased job is kept until the lease expires', async () => {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const writer = aWriter();
  const slowWriter: Writer = {
    write: async (task, ...given) => {
      if (task.name === 'story') await isHeld;
      return writer.write(task, ...given);
    },
  };
  const whole = setup({ worker: () => ({ writer: slowWriter }) });
  const owner = await whole.anOwner();
  const message = await aStartedGeneration(owner);
  const first = whole.work(message, aDelivery());
  await expect.poll(() => progress(owner, message.generation_id)).toMatchObject({ progress_percentage: 8 });
  whole.clock.advance(20);
  await expect(whole.work(message, aDelivery())).rejects.toThrow('Another worker has the job.');
  expect(whole.deferred).toEqual([LEASE_SECONDS - 20]);
  release();
  await first;
  expect(await progress(owner, message.generation_id)).toMatchObject({ status: 'completed' });
});

test('a worker that lost its lease changes nothing more', async () => {
  const writer = aWriter();
  const whole = setup();
  const owner = await whole.anOwner();
  const message = await aStartedGeneration(owner);
  const slow = createGenerationWorker({
    ...whole.workerDependencies,
    writer: {
      write: async (...asked) => {
        whole.clock.advance(LEASE_SECONDS);
        await whole.work(message, aDelivery({ receiveCount: 2 }));
        return writer.write(...asked);
      },
    },
  });
  await expect(slow(message, aDelivery())).rejects.toThrow('The lease was lost to another worker.');
  expect(await progress(owner, message.generation_id)).toMatchObject({ status: 'completed' });
  const { websites, counted } = await belongings(whole, owner);
  expect({ websites: websites.length, counted }).toEqual({ websites: 1, counted: 1 });
});

test('a message without a job is never acknowledged', async () => {
  const whole = setup();
  const message = { restaurant_id: 'nobody', generation_id: 'nothing' };
  await expect(whole.work(message, aDelivery())).rejects.toThrow('The job doesn’t exist.');
});

describe('a worker that dies', () => {
  test('after any of its calls leaves a job that the next worker finishes: one website, counted once', async () => {
    const mortal = aMortalProcess();
    const whole = setup({ workerInterference: mortal.interference });
    let deaths = 0;
    for (let call = 1; ; call++) {
      const owner = await whole.anOwner();
      const message = await aStartedGeneration(owner);
      if (!(await mortal.diesAfter(call, () => whole.work(message, aDelivery())))) break;
      deaths += 1;
      whole.clock.advance(LEASE_SECONDS);
      await whole.work(message, aDelivery({ receiveCount: 2 }));

      const end = await progress(owner, message.generation_id);
      expect(end).toMatchObject({ status: 'completed', progress_percentage: 100 });
      expect(await belongings(whole, owner), `died after call ${call}`).toEqual({
        websites: [end.website_id],
        counted: 1,
      });
    }
    expect(deaths).toBeGreaterThan(15);
  });

  test('during the images leaves the finished ones to the next, which draws the rest', async () => {
    const mortal = aMortalProcess();
    const whole = setup({ workerInterference: mortal.interference });
    const owner = await whole.anOwner();
    const message = await aStartedGeneration(owner);
    // Calls 1-11: read, lease, read the restaurant and its profile, finish four steps, draw an image, save that,
    // draw another.
    mortal.dieAfter(11);
    await whole.work(message, aDelivery()).catch(() => undefined);
    expect(await progress(owner, message.generation_id)).toMatchObject({
      current_operation: 'Drawing the images (2 of 4)',
      progress_percentage: 55,
    });
    mortal.dieAfter(Number.POSITIVE_INFINITY);
    whole.clock.advance(LEASE_SECONDS);
    await whole.work(message, aDelivery({ receiveCount: 2 }));
    expect(await progress(owner, message.generation_id)).toMatchObject({ status: 'completed' });
  });

  test('after a text leaves it to the next, which doesn’t write it again', async () => {
    const mortal = aMortalProcess();
    const writer = aWriter();
    const whole = setup({ workerInterference: mortal.interference, worker: () => ({ writer }) });
    const owner = await whole.anOwner();
    const message = await aStartedGeneration(owner);
    // Calls 1-6: read the job, lease it, read the restaurant and its profile, finish two steps.
    mortal.dieAfter(6);
    await whole.work(message, aDelivery()).catch(() => undefined);
    expect(writer.asked).toEqual(['read_profile', 'story']);
    mortal.dieAfter(Number.POSITIVE_INFINITY);
    whole.clock.advance(LEASE_SECONDS);
    await whole.work(message, aDelivery({ receiveCount: 2 }));
    expect(writer.asked).toEqual(['read_profile', 'story', 'menu', 'design']);
  });
});

describe('when a store is unavailable', () => {
  const imageStoreIsDown: Interference = async (call, proceed) => {
    if (call.store === 'S3') throw new Error('SlowDown');
    await proceed();
  };

  test('the step is retried a little later by any worker', async () => {
    let failures = 1;
    const whole = setup({
      workerInterference: async (call, proceed) => {
        if (call.store === 'S3' && failures-- > 0) throw new Error('SlowDown');
        await proceed();
      },
      worker: () => ({ random: () => 0.5 }),
    });
    const owner = await whole.anOwner();
    const message = await aStartedGeneration(owner);
    await expect(whole.work(message, aDelivery())).rejects.toMatchObject({ code: 'unavailable' });
    expect(whole.deferred).toEqual([5]);
    const waiting = await progress(owner, message.generation_id);
    expect(waiting).toMatchObject({ status: 'in_progress', current_operation: 'Drawing the images' });
    await whole.work(message, aDelivery({ receiveCount: 2 }));
    expect(await progress(owner, message.generation_id)).toMatchObject({ status: 'completed' });
  });

  test('three times in a row, the job fails with a sentence and can be started again', async () => {
    let interference = imageStoreIsDown;
    const whole = setup({ workerInterference: (call, proceed) => interference(call, proceed) });
    const owner = await whole.anOwner();
    const message = await aStartedGeneration(owner);
    for (let receiveCount = 1; receiveCount < MAX_ATTEMPTS; receiveCount++) {
      await expect(whole.work(message, aDelivery({ receiveCount }))).rejects.toMatchObject({
        code: 'unavailable',
      });
    }
    interference = async (call, proceed) => {
      if (call.name === 'PutObjectCommand') throw new Error('SlowDown');
      await proceed();
    };
    await whole.work(message, aDelivery({ receiveCount: MAX_ATTEMPTS }));
    expect(await progress(owner, message.generation_id)).toMatchObject({
      status: 'failed',
      website_id: null,
      error_details:
        'We couldn’t finish drawing the images because one of our systems didn’t respond. Try generating it again.',
    });
    expect(await belongings(whole, owner)).toEqual({ websites: [], counted: 0 });

    interference = (_call, proceed) => proceed();
    const id = await aGeneratedWebsite(whole, owner);
    expect(await belongings(whole, owner)).toEqual({ websites: [id], counted: 1 });
  });

  test('at the job’s first read, the message returns soon', async () => {
    const whole = setup({
      workerInterference: async () => {
        throw new Error('ProvisionedThroughputExceededException');
      },
    });
    const owner = await whole.anOwner();
    const message = await aStartedGeneration(owner);
    await expect(whole.work(message, aDelivery())).rejects.toMatchObject({ code: 'unavailable' });
    expect(whole.deferred).toEqual([1]);
  });

  test('after the website was stored, the job still completes', async () => {
    let failures = 3;
    const whole = setup({
      workerInterference: async (call, proceed) => {
        if (call.name === 'UpdateItemCommand' && failures-- > 0) throw new Error('ThrottlingException');
        await proceed();
      },
    });
    const owner = await whole.anOwner();
    const message = await aStartedGeneration(owner);
    for (const receiveCount of [1, 2]) {
      await expect(whole.work(message, aDelivery({ receiveCount }))).rejects.toMatchObject({
        code: 'unavailable',
      });
    }
    await whole.work(message, aDelivery({ receiveCount: 3 }));
    const end = await progress(owner, message.generation_id);
    expect(end).toMatchObject({ status: 'completed' });
    expect(await belongings(whole, owner)).toEqual({ websites: [end.website_id], counted: 1 });
  });
});

test('a job of a deleted restaurant fails right away', async () => {
  const whole = setup({
    worker: ({ restaurants }) => ({ restaurants: { ...restaurants, find: async () => undefined } }),
  });
  const owner = await whole.anOwner();
  const message = await aStartedGeneration(owner);
  await whole.work(message, aDelivery());
  expect(await progress(owner, message.generation_id)).toMatchObject({
    status: 'failed',
    error_details: 'This restaurant no longer exists.',
  });
});
