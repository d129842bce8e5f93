import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from 'fauxqs';
import { endConnections } from './end-connections.ts';
import { openFauxqsStores, type Stores } from './fauxqs-stores.ts';

const REGION = 'us-east-1';
const ACCOUNT = '000000000000';
const LOOPBACK = '127.0.0.1';
/** fauxqs fails to write a message that becomes visible after exactly 0 seconds. */
const SOON_SECONDS = 0.001;

/** S3 and SQS in this process. */
export type StoresEmulator = {
  port: number;
  createBucket: (name: string) => void;
  /** Returns the queue's ARN. */
  createQueue: (name: string, attributes?: Record<string, string>) => string;
  /** Undefined if the queue doesn't exist. */
  inspectQueue: (name: string) => ReturnType<Stores['sqsStore']['inspectQueue']>;
  sendMessage: (queue: string, body: string) => void;
  /** Makes received messages that weren't deleted visible again right away. */
  releaseMessages: () => void;
  /** Removes messages and objects. Queues and buckets stay. */
  reset: () => void;
  /** Saves the objects of in-memory stores. The returned function restores them and empties the queues. */
  keep: () => () => void;
  stop: () => Promise<void>;
};

export type StoresSettings = {
  /** Never ends idle connections, like the tables. */
  keepsConnections?: boolean | undefined;
  /** Calls signed with another key get 403, as S3 and SQS answer strangers. */
  accessKeyId: () => string;
  /** The folder of messages and objects. Without it they are kept in memory. */
  dataDirectory?: string | undefined;
};

/** The used part of fauxqs's server, whose own types aren't installed. */
type App = {
  server: Server;
  addHook: {
    (
      name: 'onRequest',
      hook: (
        request: { method: string; url: string; headers: IncomingHttpHeaders },
        reply: Reply,
      ) => Promise<void>,
    ): void;
    (name: 'preClose', hook: (done: () => void) => void): void;
  };
  listen: (at: { port: number; host: string }) => Promise<string>;
  close: () => Promise<void>;
};
type Reply = {
  code: (status: number) => Reply;
  type: (contentType: string) => Reply;
  send: (body: string) => PromiseLike<unknown>;
};

/**
 * Starts S3 and SQS on loopback. fauxqs's own start listens on every interface and checks no signatures, so that
 * everyone in the same network could replace published pages. This combines its parts instead.
 */
export async function startStoresEmulator(settings: StoresSettings): Promise<StoresEmulator> {
  const { stores, createMessage, clear, keep, close } = await openFauxqsStores(settings.dataDirectory);
  const app: App = buildApp({ logger: false, stores });
  if (settings.keepsConnections === true) app.server.keepAliveTimeout = 0;
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    // A signed link, which is for reading, has the credential in its query, and a signed call in its header.
    const link = method === 'GET' ? new URL(url, 'http://localhost').searchParams : undefined;
    const credential = headers.authorization ?? `Credential=${link?.get('X-Amz-Credential')}`;
    if (credential.includes(`Credential=${settings.accessKeyId()}/`)) return;
    await reply.code(403).type('application/xml').send('<Error><Code>AccessDenied</Code></Error>');
  });
  app.addHook('preClose', (done) => {
    close();
    done();
  });
  await app.listen({ port: 0, host: LOOPBACK });
  const { port } = app.server.address() as AddressInfo;
  const { sqsStore, s3Store } = stores;
  const queueArn = (name: string) => `arn:aws:sqs:${REGION}:${ACCOUNT}:${name}`;
  return {
    port,
    createBucket: (name) => s3Store.createBucket(name),
    createQueue: (name, attributes) => {
      const url = sqsStore.buildQueueUrl(name, String(port), `${LOOPBACK}:${port}`, REGION);
      return sqsStore.createQueue(name, url, queueArn(name), attributes).arn;
    },
    inspectQueue: (name) => sqsStore.inspectQueue(name),
    sendMessage: (name, body) => {
      const queue = sqsStore.getQueueByArn(queueArn(name));
      if (queue === undefined) throw new Error(`There is no queue ${name}.`);
      queue.enqueue(createMessage(body));
    },
    releaseMessages: () => {
      for (const queue of sqsStore.allQueues())
        for (const handle of queue.inflightMessages.keys()) queue.changeVisibility(handle, SOON_SECONDS);
    },
    reset: clear,
    keep,
    stop: async () => {
      const closed = app.close();
      endConnections(app.server);
      await closed;
    },
  };
}
