import { createS3Client } from '#functions/platform/aws/object-store.ts';
import { siteFiles } from '#infra/files/site-files.ts';
import { uploadFiles } from '#infra/files/upload-files.ts';
import { bucketName, type Emulators, startEmulators } from '#infra/local/emulators.ts';

type Running = { emulators: Emulators; start: { empty: Restore; withSiteFiles?: Restore } };
type Restore = () => Promise<void>;

/** One set for a worker, whose files follow one another. It goes with the worker's process. */
let running: Promise<Running> | undefined;

/**
 * Emulators for a whole test file, as empty as new ones, with the environment that a function would find. Calls of
 * the file before that are late are refused: its credentials have ended.
 */
export async function openEmulators(): Promise<Emulators> {
  const { emulators, start } = await startOnce();
  return lend(emulators, start.empty);
}

/** The same with the fonts and files of published sites. */
export async function openSiteEmulators(): Promise<Emulators> {
  const { emulators, start } = await startOnce();
  const lent = await lend(emulators, start.withSiteFiles ?? start.empty);
  if (start.withSiteFiles === undefined) {
    await uploadFiles(createS3Client({ forcePathStyle: true }), bucketName('sites'), siteFiles());
    start.withSiteFiles = await emulators.keep();
  }
  return lent;
}

/** A set that nobody shares, with the fonts and files of published sites. */
export async function startSiteEmulators(): Promise<Emulators> {
  const emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  await uploadFiles(createS3Client({ forcePathStyle: true }), bucketName('sites'), siteFiles());
  return emulators;
}

function startOnce(): Promise<Running> {
  running ??= startEmulators().then(async (emulators) => ({
    emulators,
    start: { empty: await emulators.keep() },
  }));
  return running;
}

async function lend(emulators: Emulators, restore: Restore): Promise<Emulators> {
  const environment = emulators.changeCredentials();
  await restore();
  Object.assign(process.env, environment);
  return {
    ...emulators,
    environment,
    stop: async () => {
      emulators.changeCredentials();
    },
  };
}
