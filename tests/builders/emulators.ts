import { createS3Client } from '#functions/platform/aws/object-store.ts';
import { siteFiles } from '#infra/files/site-files.ts';
import { uploadFiles } from '#infra/files/upload-files.ts';
import { bucketName, type Emulators, startEmulators } from '#infra/local/emulators.ts';

type Running = { emulators: Emulators; start: { empty: Restore; withSiteFiles?: Restore } };
type Restore = () => Promise<void>;

/** One set for each test worker, shared by its files. It ends with the worker's process. */
let running: Promise<Running> | undefined;

/**
 * Empty emulators for a test file, and a function's environment. The credentials of the file before have expired, so
 * its late calls fail.
 */
export async function openEmulators(): Promise<Emulators> {
  const { emulators, start } = await startOnce();
  return lend(emulators, start.empty);
}

/** The same, with the fonts and files of published websites. */
export async function openSiteEmulators(): Promise<Emulators> {
  const { emulators, start } = await startOnce();
  const lent = await lend(emulators, start.withSiteFiles ?? start.empty);
  if (start.withSiteFiles === undefined) {
    await uploadFiles(createS3Client({ forcePathStyle: true }), bucketName('sites'), siteFiles());
    start.withSiteFiles = await emulators.keep();
  }
  return lent;
}

/** A separate set, with the fonts and files of published websites. */
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
