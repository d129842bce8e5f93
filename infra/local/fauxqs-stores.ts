import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { buildApp } from 'fauxqs';

export type Stores = NonNullable<NonNullable<Parameters<typeof buildApp>[0]>['stores']>;

type QueueFiles = NonNullable<Stores['sqsStore']['persistence']>;
type ObjectFiles = NonNullable<Stores['s3Store']['persistence']> & {
  loadS3: (store: Stores['s3Store']) => void;
  close: () => void;
};
type Files = { queues: QueueFiles; objects: ObjectFiles };

export type OpenStores = {
  stores: Stores;
  /** A message in the queue's format. */
  createMessage: (body: string) => Parameters<ReturnType<Stores['sqsStore']['createQueue']>['enqueue']>[0];
  /** Removes messages and objects. Queues and buckets stay. */
  clear: () => void;
  /** Saves the objects of in-memory stores. The returned function restores them and empties the queues. */
  keep: () => () => void;
  close: () => void;
};

/** fauxqs's internal modules, at their paths in the pinned version. */
const MODULES = new URL('../../node_modules/fauxqs/dist/', import.meta.url);

/** The stores of the S3 and SQS emulator, with the data of an earlier process in `dataDirectory`. */
export async function openFauxqsStores(dataDirectory: string | undefined): Promise<OpenStores> {
  const [sqs, sns, s3, persistence, s3Files] = await Promise.all([
    load<{
      SqsStore: { new (): Stores['sqsStore']; createMessage: OpenStores['createMessage'] };
    }>('sqs/sqsStore.js'),
    load<{ SnsStore: new () => Stores['snsStore'] }>('sns/snsStore.js'),
    load<{ S3Store: new () => Stores['s3Store'] }>('s3/s3Store.js'),
    load<{ PersistenceManager: new (folder: string) => QueueFiles }>('persistence.js'),
    load<{ FileS3Persistence: new (folder: string) => ObjectFiles }>('s3/fileS3Persistence.js'),
  ]);
  const stores = { sqsStore: new sqs.SqsStore(), snsStore: new sns.SnsStore(), s3Store: new s3.S3Store() };
  const files =
    dataDirectory === undefined
      ? undefined
      : {
          queues: new persistence.PersistenceManager(madeFolder(dataDirectory, 'queues')),
          objects: new s3Files.FileS3Persistence(madeFolder(dataDirectory, 'objects')),
        };
  if (files !== undefined) attach(stores, files);
  const clear = () => {
    stores.sqsStore.clearMessages();
    stores.s3Store.clearObjects();
    files?.objects.deleteAllObjects();
    files?.objects.deleteAllMultipartUploads();
    files?.queues.clearMessagesAndObjects();
  };
  return {
    stores,
    createMessage: (body) => sqs.SqsStore.createMessage(body),
    clear,
    keep: () => {
      const kept = [...stores.s3Store['buckets']].flatMap(([bucket, objects]) =>
        [...objects.values()].map((object) => [bucket, object] as const),
      );
      return () => {
        clear();
        for (const [bucket, object] of kept) stores.s3Store.restoreObject(bucket, object);
      };
    },
    close: () => {
      files?.queues.close();
      files?.objects.close();
    },
  };
}

/** Loads existing data before it attaches persistence, because loading would write each row again otherwise. */
function attach(stores: Stores, { queues, objects }: Files): void {
  queues.loadSqsAndSns(stores.sqsStore, stores.snsStore);
  objects.loadS3(stores.s3Store);
  stores.sqsStore.persistence = queues;
  stores.snsStore.persistence = queues;
  for (const queue of stores.sqsStore.allQueues()) queue.persistence = queues;
  stores.s3Store.persistence = objects;
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ new URL(file, MODULES).href)) as Module;
}

function madeFolder(dataDirectory: string, name: string): string {
  const folder = path.join(dataDirectory, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
