import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Client } from '#functions/platform/aws/object-store.ts';
import { uploadSiteFilesOnce } from '#infra/files/site-files.ts';
import { bucketName, type Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
let folder: string;
beforeAll(async () => {
  emulators = await openEmulators();
  folder = await mkdtemp(path.join(tmpdir(), 'tableside-site-files-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await emulators.stop();
});

test('a start uploads website files unless they are the same', async () => {
  const note = path.join(folder, 'site-files.txt');
  const client = createS3Client({ forcePathStyle: true });
  let calls = 0;
  client.middlewareStack.add(
    (next) => (args) => {
      calls += 1;
      return next(args);
    },
    { step: 'initialize' },
  );
  const callsOf = async () => {
    calls = 0;
    await uploadSiteFilesOnce(client, bucketName('sites'), note);
    return calls;
  };
  const first = await callsOf();
  expect(first).toBeGreaterThan(50);
  expect(await callsOf()).toBe(0);
  await writeFile(note, 'those of another release');
  expect(await callsOf()).toBe(first);
});
