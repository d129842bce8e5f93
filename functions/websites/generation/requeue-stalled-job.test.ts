import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import {
  LEASE_SECONDS,
  MAX_ATTEMPTS,
  renewedLease,
  takeLease,
  WAITING_SECONDS,
} from '#shared/websites/generation-job.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aDelivery, aStartedGeneration } from '#tests/builders/generated-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

async function progress(owner: Owner, id: string) {
  return (await owner.call('getGenerationProgress', { params: { id } })).body;
}

/** A worker takes the job and crashes. */
async function aDeadWorker({ stores, clock }: WebsiteSetup, owner: Owner, id: string): Promise<void> {
  const job = await stores.jobs.find(owner.restaurantId, id);
  const lease = job && takeLease(job, 'dead worker', clock.now());
  if (lease?.outcome !== 'taken') throw new Error('The job could not be taken.');
  await stores.jobs.save(lease.job);
}

test('an idle job is requeued by the next progress request, once per lease', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const message = await aStartedGeneration(owner);
  setup.clock.advance(WAITING_SECONDS - 1);
  await progress(owner, message.generation_id);
  expect(setup.queued).toEqual([message]);

  setup.clock.advance(1);
  await Promise.all([1, 2, 3].map(() => progress(owner, message.generation_id)));
  expect(setup.queued).toEqual([message, message]);

  await setup.work(message, aDelivery());
  expect(await progress(owner, message.generation_id)).toMatchObject({ status: 'completed' });
});

test('a job with too many dead workers fails and says so', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const { generation_id } = await aStartedGeneration(owner);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await aDeadWorker(setup, owner, generation_id);
    setup.clock.advance(LEASE_SECONDS);
  }
  expect(await progress(owner, generation_id)).toMatchObject({
    status: 'failed',
    website_id: null,
    error_details:
      'We were interrupted several times and couldn’t finish your website. Try generating it again.',
  });
});

test('progress is answered while an abandoned job can’t be requeued', async () => {
  let isDown = false;
  const setup = setupWebsites(emulators, {
    api: ({ queue }) => ({
      queue: {
        send: async (message) => {
          if (isDown) throw new AppError('unavailable');
          await queue.send(message);
        },
      },
    }),
  });
  const owner = await setup.anOwner();
  const { generation_id } = await aStartedGeneration(owner);
  isDown = true;
  setup.clock.advance(WAITING_SECONDS);
  expect(await progress(owner, generation_id)).toMatchObject({ status: 'in_progress' });
  expect(setup.log.warnings).toMatchObject([{ message: 'a stalled generation job could not be requeued' }]);

  isDown = false;
  setup.clock.advance(WAITING_SECONDS);
  await progress(owner, generation_id);
  expect(setup.queued).toHaveLength(2);
});

test('only the lease’s worker can renew it, until it has written something', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const { generation_id } = await aStartedGeneration(owner);
  await aDeadWorker(setup, owner, generation_id);
  const { jobs } = setup.stores;
  const find = async () => {
    const job = await jobs.find(owner.restaurantId, generation_id);
    if (job === undefined) throw new Error('The job doesn’t exist.');
    return job;
  };
  const held = await find();
  const until = renewedLease(new Date(setup.clock.now().getTime() + 10_000));
  expect(await jobs.renewLease({ ...held, lease_owner: 'another worker' }, until)).toBe(false);
  expect(await jobs.renewLease({ ...held, version: held.version - 1 }, until)).toBe(false);
  expect(await find()).toEqual(held);
  expect(await jobs.renewLease(held, until)).toBe(true);
  expect(await find()).toEqual({ ...held, lease_expires_at: until });
});
