import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { bucketName, type Emulators } from '#infra/local/emulators.ts';
import { anAccount } from '#tests/builders/an-account.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { closeAccount } from './close-account.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

test('a process that dies after any of its calls leaves an owner who can sign in while a page is public', async () => {
  for (let call = 1; ; call += 1) {
    const { restaurantId, slug, stores } = await anAccount(emulators);
    const mortal = aMortalProcess();
    mortal.dieAfter(call);
    const dynamo = createDynamoClient();
    const s3 = createS3Client({ forcePathStyle: true });
    interfere({ dynamo, s3 }, mortal.interference);
    const sites = openBucket({ client: s3, bucketName: bucketName('sites') });
    const dying = { ...openRepositories(dynamo), sites, clock: { now: () => new Date() } };
    await closeAccount(dying, restaurantId).catch(() => undefined);
    const isPublic = (await stores.sites.list(`${slug}/`)).length > 0;
    const { logins, users } = openRepositories();
    const login = await logins.find(`${restaurantId}@example.com`);
    const signsIn = login !== undefined && (await users.find(restaurantId)) !== undefined;
    expect(isPublic && !signsIn, `call ${call}`).toBe(false);
    if (!mortal.isDead()) {
      expect({ isPublic, signsIn }).toEqual({ isPublic: false, signsIn: false });
      break;
    }
  }
});
