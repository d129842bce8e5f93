import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  GetQueueAttributesCommand,
  SendMessageCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { Send } from '#functions/sms/send-row.ts';
import { type Emulators, startEmulators } from '#infra/local/emulators.ts';
import { KNOWN_AREA_CODES } from '#shared/sms/quiet-hours/area-codes.ts';
import { setupSms } from '#tests/builders/sms-setup.ts';
import { type Bench, type Figure, rounded } from './bench-figure.ts';
import { type PacedProvider, startPacedProvider } from './paced-provider.ts';

const GUESTS = 10_000;
const WORKERS = 4;
const TEXTS_PER_SECOND = 100;
/** The average time between two kills. */
const KILL_EVERY_MILLISECONDS = 8_000;
/** The deployed timeout is minutes long and would only add waiting. */
const VISIBILITY_SECONDS = 6;

/** A campaign sent by workers that die at random ÷ the provider's rate. */
export const sendThroughput: Bench = {
  name: 'send-throughput',
  measure: async () => {
    const emulators = await startEmulators();
    Object.assign(process.env, emulators.environment);
    const provider = await startPacedProvider(TEXTS_PER_SECOND);
    try {
      return await sendCampaign(emulators, provider);
    } finally {
      provider.stop();
      await emulators.stop();
    }
  },
};

async function sendCampaign(emulators: Emulators, provider: PacedProvider): Promise<Figure[]> {
  const setup = setupSms(new Date().toISOString());
  setup.flags.keepsQuietHours = false;
  const owner = await setup.anOwner();
  const campaignId = await owner.launch(aList());
  const queue = openQueue(emulators.queueUrl('sms'));
  await queue.setVisibility(VISIBILITY_SECONDS);
  const crew = await startCrew(emulators, provider);
  const startedAt = performance.now();
  for (const message of setup.queue.splice(0)) await queue.send(message);
  const killer = killAtRandom(crew);
  do await queue.untilEmpty();
  while ((await runSchedule(setup, queue)) > 0);
  const seconds = (performance.now() - startedAt) / 1000;
  killer.stop();
  await crew.stop();
  const key = { restaurantId: owner.restaurantId, campaignId };
  const ledger: Send[] = [];
  for await (const page of setup.stores.sends.listOfCampaign(key)) ledger.push(...page);
  const givenUp = await openQueue(emulators.deadLetterQueueUrl('sms')).count();
  return figuresOf({ ledger, provider, seconds, deaths: killer.deaths(), givenUp });
}

/** Runs the five-minute schedule when nothing else is left to do. Returns the number of queued texts. */
async function runSchedule(setup: ReturnType<typeof setupSms>, queue: ReturnType<typeof openQueue>) {
  setup.clock.advance((Date.now() - setup.clock.now().getTime()) / 1000);
  const { texts } = await setup.runSchedule();
  for (const message of setup.queue.splice(0)) await queue.send(message);
  return texts;
}

type Outcome = {
  ledger: readonly Send[];
  provider: PacedProvider;
  seconds: number;
  deaths: number;
  /** Messages that failed three times and wait for an operator. */
  givenUp: number;
};

function figuresOf({ ledger, provider, seconds, deaths, givenUp }: Outcome): Figure[] {
  const taken = new Set(provider.taken);
  const inHand = ledger.filter(({ state }) => state === 'dispatching');
  const neverSent = inHand.filter(({ phone }) => !taken.has(phone)).length;
  const waiting = ledger.filter(({ state }) => state === 'held').length;
  const known = ledger.filter(({ state, phone }) => state === 'sent' && taken.has(phone));
  const rate = `${TEXTS_PER_SECOND} a second`;
  const size = `${GUESTS.toLocaleString('en')} texts`;
  return [
    {
      name: `${size} by ${WORKERS} workers that are killed ÷ the time at ${rate}`,
      value: rounded(seconds / (GUESTS / TEXTS_PER_SECOND)),
      limit: 1.1,
      bound: 'at most',
      detail: `${rounded(seconds, 1)} s, ${deaths} workers killed; the queue redelivers after ${VISIBILITY_SECONDS} s`,
    },
    {
      name: `${size}, workers killed: lost`,
      value: GUESTS - known.length - inHand.length,
      limit: 0,
      bound: 'at most',
      detail: `${known.length} confirmed, ${inHand.length} in progress when a worker died: reported as unknown and not resent (${neverSent} never sent); ${waiting} waiting, ${givenUp} dead letters`,
    },
    {
      name: `${size}, workers killed: sent twice`,
      value: provider.taken.length - taken.size,
      limit: 0,
      bound: 'at most',
      detail: `${provider.taken.length} texts at the provider, to ${taken.size} phones; ${provider.refusals()} rate-limited and retried`,
    },
  ];
}

/** Lapsed guests who may all get a text. */
function aList(): string[] {
  return Array.from({ length: GUESTS }, (_, guest) => {
    const area = KNOWN_AREA_CODES[guest % KNOWN_AREA_CODES.length];
    return `Guest ${guest},+1${area}555${String(guest).padStart(4, '0')},2025-01-05`;
  });
}

function openQueue(QueueUrl: string) {
  const client = new SQSClient({});
  const counted = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
  const count = async () => {
    const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...counted] });
    const { Attributes = {} } = await client.send(command);
    return counted.reduce((sum, name) => sum + Number(Attributes[name]), 0);
  };
  return {
    count,
    setVisibility: (seconds: number) => {
      const Attributes = { VisibilityTimeout: String(seconds) };
      return client.send(new SetQueueAttributesCommand({ QueueUrl, Attributes }));
    },
    send: (message: object) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) })),
    untilEmpty: async () => {
      while ((await count()) > 0) await pause(100);
    },
  };
}

type Crew = { kill: (worker: number) => void; stop: () => Promise<void> };

/** Keeps this many workers running and replaces each that dies right away, as Lambda does. */
async function startCrew(emulators: Emulators, provider: PacedProvider): Promise<Crew> {
  let isStopping = false;
  const workers: ChildProcess[] = [];
  const start = (place: number): ChildProcess => {
    const worker = startWorker(emulators, provider);
    worker.once('exit', () => {
      if (!isStopping) start(place);
    });
    workers[place] = worker;
    return worker;
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, place) => once(start(place), 'message')));
  return {
    kill: (place) => workers[place]?.kill('SIGKILL'),
    stop: async () => {
      isStopping = true;
      const ended = workers.map((worker) => once(worker, 'exit'));
      for (const worker of workers) worker.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

function startWorker(emulators: Emulators, provider: PacedProvider): ChildProcess {
  return fork(path.join(import.meta.dirname, 'sms-worker-process.ts'), {
    env: {
      PATH: process.env.PATH,
      ...emulators.environment,
      AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2: provider.endpoint,
      POWERTOOLS_LOG_LEVEL: 'ERROR',
    },
  });
}

function killAtRandom(crew: Crew): { deaths: () => number; stop: () => void } {
  let deaths = 0;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        crew.kill(Math.floor(Math.random() * WORKERS));
        deaths += 1;
        wait();
      },
      -Math.log(1 - Math.random()) * KILL_EVERY_MILLISECONDS,
    );
  };
  wait();
  return { deaths: () => deaths, stop: () => clearTimeout(timer) };
}
