import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { ROUTE_LIST } from '#shared/contract/routes.ts';
import { setupAdministration } from '#tests/builders/administration-setup.ts';
import { aRegisteredOwner, aSignedInAdmin, setupAuth } from '#tests/builders/auth-setup.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

test('sending, publishing, and generating are rejected while suspended', () => {
  const refused = ROUTE_LIST.filter(([, row]) => row.isRefusedWhileSuspended).map(([name]) => name);
  expect(refused.toSorted()).toEqual([
    'analyzePresence',
    'createContentPlan',
    'createFacebookAd',
    'createSmsCampaign',
    'enhanceImage',
    'generateImageContent',
    'generateWebsite',
    'publishWebsite',
    'regenerateWebsite',
    'resumeFacebookAd',
    'rewriteText',
    'sendTestSms',
    'writePostAgain',
  ]);
});

test('a suspended restaurant reads, edits, and unpublishes, and continues afterwards', async () => {
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const { restaurantId: id } = owner;
  const { call, auditRecords, mails } = setupAdministration();
  const websiteId = await aStoredWebsite({ setup, owner }, 'Lupo');
  const publish = () => owner.call('publishWebsite', { params: { id: websiteId } });
  expect((await publish()).status).toBe(200);

  expect(await call('suspendRestaurant', { id }, { json: { reason: 'Unpaid since May' } })).toMatchObject({
    status: 200,
  });
  expect(await publish()).toMatchObject({
    status: 403,
    body: { code: 'suspended', error: expect.stringContaining('but you can’t send') },
  });
  expect((await owner.call('getWebsite', { params: { id: websiteId } })).status).toBe(200);
  const twice = await call('suspendRestaurant', { id }, { json: { reason: 'Again' } });
  expect(twice.body.code).toBe('already_suspended');
  const { data } = (await call('getRestaurantDetails', { id })).body;
  expect(data.restaurant.suspended).toEqual({ at: expect.any(String), reason: 'Unpaid since May' });

  expect((await call('resumeRestaurant', { id })).status).toBe(200);
  expect((await publish()).status).toBe(200);
  expect((await call('resumeRestaurant', { id })).body.code).toBe('not_suspended');
  expect(auditRecords.changes()).toMatchObject([
    { operation: 'suspendRestaurant', after: { reason: 'Unpaid since May' } },
    { operation: 'resumeRestaurant' },
  ]);
  expect(mails).toMatchObject([
    {
      kind: 'notice',
      user_id: id,
      notice: {
        by: 'administrator',
        subject: 'Your account is suspended',
        paragraphs: ['Reason: Unpaid since May', expect.any(String)],
      },
    },
    { kind: 'notice', user_id: id, notice: { subject: 'Your account is active again' } },
  ]);
});

test('its owner signs in and sees why, and so does an impersonating administrator', async () => {
  const auth = setupAuth(emulators);
  const registration = aRegistration();
  const { userId: id } = await aRegisteredOwner(auth, registration);
  const admin = await aSignedInAdmin(auth, aRegistration().email);
  await setupAdministration().call('suspendRestaurant', { id }, { json: { reason: 'Unpaid' } });
  const { email, password } = registration;
  const { token } = (await auth.call('login', { json: { email, password } })).body;
  const acting = (await auth.call('impersonate', { token: admin.token, params: { id } })).body.token;
  for (const each of [token, acting]) {
    const { body } = await auth.call('getCurrentUser', { token: String(each) });
    expect(body.user).toMatchObject({ suspended: { reason: 'Unpaid' } });
  }
});

test('a suspension states its reason, and one of an unknown restaurant isn’t found', async () => {
  const { call } = setupAdministration();
  const blank = await call('suspendRestaurant', { id: 'nobody' }, { json: { reason: ' ' } });
  expect(blank).toMatchObject({
    status: 422,
    body: { fields: { reason: 'Enter a reason. The owner will see it.' } },
  });
  const nobody = await call('suspendRestaurant', { id: 'nobody' }, { json: { reason: 'Why' } });
  expect(nobody.status).toBe(404);
});
