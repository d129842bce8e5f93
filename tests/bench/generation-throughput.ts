import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { designTask } from '#functions/ai/design/design-task.ts';
import { menuTask } from '#functions/ai/drafts/menu-task.ts';
import { pageTask } from '#functions/ai/drafts/page-task.ts';
import { createWriter } from '#functions/ai/writer.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { assembleContent } from '#functions/websites/generation-worker/assemble-content.ts';
import { createDrawImages } from '#functions/websites/generation-worker/draw-images.ts';
import { publishedPage } from '#functions/websites/published-page.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { startQueuePoller } from '#infra/local/queue-poller.ts';
import { hasEnded } from '#shared/websites/generation-job.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { startSiteEmulators } from '#tests/builders/emulators.ts';
import { aStartedGeneration } from '#tests/builders/generated-website.ts';
import { drawAll } from '#tests/builders/quick-images.ts';
import { factsOfBrief } from '#tests/builders/website-facts.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';
import { type Bench, type Figure, median, rounded } from './bench-figure.ts';

const ROUNDS = 15;
const JOBS = 50;
const JOBS_PER_OWNER = 5;
const BRIEF = {
  website_name: 'Osteria Lupo',
  custom_requirements: 'Roman trattoria, wood oven, lunch menu $14.50, closed Mondays',
};

/** The cost of a generation beyond writing and drawing, and the gain from a second worker. */
export const generationThroughput: Bench = {
  name: 'generation',
  measure: async () => [await onEmulators(wallTime), ...(await twoWorkers())],
};

/** New emulators each time: the queue could still deliver a message to a poller that stopped waiting. */
async function onEmulators<Result>(measure: (emulators: Emulators) => Promise<Result>): Promise<Result> {
  const emulators = await startSiteEmulators();
  try {
    return await measure(emulators);
  } finally {
    await emulators.stop();
  }
}

/** From the POST to the job's end ÷ the same parts called one after another. */
async function wallTime(emulators: Emulators): Promise<Figure> {
  const setup = setupWebsites(emulators, {
    worker: ({ sites }) => ({
      writer: createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector }),
      drawImages: createDrawImages({ sites, imagesAtOnce: 1 }),
    }),
  });
  const owner = await setup.anOwner();
  let onWorked = (): void => {};
  const poller = startQueuePoller({
    client: setup.sqs,
    queueUrl: emulators.queueUrl('generation'),
    concurrency: 1,
    worker: async (event) => {
      const answer = await setup.queueHandler(event);
      onWorked();
      return answer;
    },
  });
  const wholeWay = async () => {
    const { promise: worked, resolve } = Promise.withResolvers<void>();
    onWorked = resolve;
    const message = await aStartedGeneration(owner, BRIEF);
    await worked;
    return assertCompleted(setup, message.restaurant_id, message.generation_id);
  };
  const times = await pairedMedians(wholeWay);
  await poller.stop();
  return {
    name: 'generation, POST to completed ÷ built-in writer, artwork and renderer called directly',
    value: rounded(times.wholeWay / times.directly),
    limit: 1.2,
    bound: 'at most',
    detail: `${rounded(times.wholeWay, 0)} ms ÷ ${rounded(times.directly, 0)} ms, median of ${ROUNDS}; no poller`,
  };
}

/** Generates each website through the whole path, then directly from the same seed, with the same copy and images. */
async function pairedMedians(wholeWay: () => Promise<string>) {
  const times = { wholeWay: [] as number[], directly: [] as number[] };
  await composeDirectly(await wholeWay());
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const websiteId = await wholeWay();
    const turnedAt = performance.now();
    await composeDirectly(websiteId);
    times.wholeWay.push(turnedAt - startedAt);
    times.directly.push(performance.now() - turnedAt);
  }
  return { wholeWay: median(times.wholeWay), directly: median(times.directly) };
}

const NOWHERE: Pick<ObjectStore, 'put'> = {
  put: async () => {},
};

async function composeDirectly(seed: string): Promise<void> {
  const writer = createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector });
  const caller = { restaurantId: 'rest_1' };
  const { website_name: restaurantName, custom_requirements: requirements } = BRIEF;
  const facts = factsOfBrief({ restaurantName, requirements }, seed);
  const { result: story } = await writer.write(pageTask, facts, caller);
  const { result: menu } = await writer.write(menuTask, facts, caller);
  const { result: design } = await writer.write(designTask, facts, caller);
  const draw = createDrawImages({ sites: NOWHERE, imagesAtOnce: 1 });
  const images = await drawAll(draw, facts.seed, design);
  const content = assembleContent({
    websiteName: facts.websiteName,
    profile: facts.profile,
    story,
    menu,
    design,
    images,
    brief: requirements,
    today: new Date().toISOString().slice(0, 10),
  });
  const { findings } = await publishedPage(content, 'https://sites.example.com/osteria-lupo/');
  if (findings.length > 0) throw new Error(`The page does not pass its gate: ${JSON.stringify(findings)}`);
}

/** The same jobs with one worker process, then with two. */
async function twoWorkers(): Promise<Figure[]> {
  const serial = await onEmulators((emulators) => timeJobs(emulators, 1));
  const parallel = await onEmulators((emulators) => timeJobs(emulators, 2));
  return [
    {
      name: `${JOBS} generations on 2 workers ÷ on 1`,
      value: rounded(parallel.milliseconds / serial.milliseconds),
      limit: 0.6,
      bound: 'at most',
      detail: `${rounded(parallel.milliseconds / 1000, 1)} s ÷ ${rounded(serial.milliseconds / 1000, 1)} s`,
    },
    {
      name: 'websites generated twice',
      value: serial.websites + parallel.websites - 2 * JOBS,
      limit: 0,
      bound: 'at most',
      detail: `${serial.websites + parallel.websites} websites from ${2 * JOBS} jobs`,
    },
  ];
}

async function timeJobs(emulators: Emulators, workerCount: number) {
  const setup = setupWebsites(emulators);
  const workers = await Promise.all(Array.from({ length: workerCount }, () => startWorkerProcess(emulators)));
  const owners = await Promise.all(Array.from({ length: JOBS / JOBS_PER_OWNER }, () => setup.anOwner()));
  const startedAt = performance.now();
  const jobs = await Promise.all(
    owners.flatMap((owner) => Array.from({ length: JOBS_PER_OWNER }, () => aStartedGeneration(owner, BRIEF))),
  );
  for (const job of jobs) await untilEnded(setup, job.restaurant_id, job.generation_id);
  const milliseconds = performance.now() - startedAt;
  await Promise.all(workers.map((worker) => worker.stop()));
  for (const job of jobs) await assertCompleted(setup, job.restaurant_id, job.generation_id);
  return { milliseconds, websites: await countWebsites(setup, owners) };
}

async function startWorkerProcess(emulators: Emulators) {
  const child = fork(path.join(import.meta.dirname, 'generation-worker-process.ts'), {
    env: {
      PATH: process.env.PATH,
      ...emulators.environment,
      S3_FORCE_PATH_STYLE: 'true',
      SITES_ORIGIN: 'https://sites.example.com',
      POWERTOOLS_LOG_LEVEL: 'ERROR',
    },
  });
  await once(child, 'message');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilEnded(setup: WebsiteSetup, restaurantId: string, generationId: string): Promise<void> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const look = setInterval(() => {
    setup.stores.jobs.find(restaurantId, generationId).then((job) => {
      if (job === undefined || hasEnded(job)) resolve();
    }, reject);
  }, 50);
  try {
    await ended;
  } finally {
    clearInterval(look);
  }
}

/** Returns the website's id. Throws if the job didn't create one. */
async function assertCompleted(
  setup: WebsiteSetup,
  restaurantId: string,
  generationId: string,
): Promise<string> {
  const job = await setup.stores.jobs.find(restaurantId, generationId);
  if (job?.status === 'completed') return job.website_id;
  throw new Error(`A generation is ${job?.status}: ${job?.error_details}`);
}

async function countWebsites(setup: WebsiteSetup, owners: readonly Owner[]): Promise<number> {
  const lists = await Promise.all(
    owners.map(({ restaurantId }) => setup.stores.websites.listNewest(restaurantId, 50)),
  );
  return lists.reduce((sum, { websites }) => sum + websites.length, 0);
}
