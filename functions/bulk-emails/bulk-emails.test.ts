import { expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { tableName } from '#infra/local/emulators.ts';
import { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import type { BulkEmailMessage, EmailMessage } from '#shared/contract/queue-messages.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { withEmptyEmulators } from '#tests/builders/empty-emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createBulkEmailOperations } from './api/operations.ts';
import { createBulkEmailsStore } from './bulk-emails-store.ts';
import { createEmailOptOuts, hashAddress } from './email-opt-outs.ts';
import { createWorkOnBulkEmail } from './worker/work-on-bulk-email.ts';

withEmptyEmulators();

const CREATED = '2026-11-30T12:00:00.000Z';
const NEWS = { subject: 'News for {restaurant_name}', text: 'Hi {restaurant_name}!', audience: {} };
type Asked = Pick<Parameters<typeof anHttpEvent>[0], 'params' | 'json' | 'rawBody' | 'headers'>;

async function setup({ postalAddress = '12 Main Street' as string | null } = {}) {
  const client = createDynamoClient();
  const clock = aClock(CREATED);
  const stores = openRepositories(client);
  const { platformRecords, users, restaurants, restaurantNames, customers } = stores;
  const bulkEmails = createBulkEmailsStore(platformRecords);
  const optOuts = createEmailOptOuts(platformRecords);
  const settings = createPlatformSettingsStore(platformRecords);
  await settings.save({ ...(await settings.get()), version: 1, postalAddress });
  const admin = { role: 'admin', email_verified: true, token_version: 0, created_at: CREATED } as const;
  await users.create({ ...admin, user_id: 'admin', email: 'admin@example.com' });
  const sent: EmailMessage[] = [];
  const queue: { message: BulkEmailMessage; delay: number | undefined }[] = [];
  const emails = { send: async (message: EmailMessage) => void sent.push(message) };
  const messages = {
    send: async (message: BulkEmailMessage, delay?: number) => void queue.push({ message, delay }),
  };
  const auditRecords = anAuditLog();
  const handler = createDispatcher({
    routes: bulkEmailRoutes,
    operations: createBulkEmailOperations({
      bulkEmails,
      optOuts,
      users,
      settings,
      emails,
      messages,
      rateLimiter: createRateLimiter({ client, tableName: tableName('rateLimits'), clock }),
      clock,
      ids: createIdSource(clock),
    }),
    authenticate: async (header = '') => {
      const userId = header.replace('Bearer ', '');
      const adminRole = userId === 'support' ? { adminRole: 'support' as const } : {};
      return { userId, role: 'admin', isImpersonating: false, ...adminRole };
    },
    auditRecords,
    log: aLog(),
  });
  const call = async (name: keyof typeof bulkEmailRoutes, asked: Asked = {}, token = 'admin') => {
    const { method, path }: Route = bulkEmailRoutes[name];
    const event = anHttpEvent({ ...asked, token, routeKey: `${method} ${API_BASE}${path}` });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '{}') };
  };
  const work = createWorkOnBulkEmail({
    bulkEmails,
    optOuts,
    names: restaurantNames,
    restaurants,
    customers,
    users,
    emails,
    messages,
    clock,
  });
  const workAll = async () => {
    const delays: (number | undefined)[] = [];
    for (let each = queue.shift(); each !== undefined; each = queue.shift()) {
      delays.push(each.delay);
      await work(each.message);
    }
    return delays;
  };
  const addRestaurant = async (id: string, { isVerified = true } = {}) => {
    const email = `${id}@example.com`;
    const row = { name: `Restaurant ${id}`, created_at: CREATED };
    await restaurants.create({ ...row, restaurant_id: id, owner_email: email });
    await restaurantNames.add(id, { ...row, email });
    const user = { user_id: id, email, role: 'restaurant', token_version: 0, created_at: CREATED } as const;
    await users.create({ ...user, email_verified: isVerified });
  };
  const write = async (json: object = NEWS) => {
    const { body } = await call('createBulkEmail', { json });
    await workAll();
    return { params: { id: body.data.bulk_email_id as string } };
  };
  const state = async (asked: Asked) => (await call('getBulkEmail', asked)).body.data;
  return { call, work, workAll, write, state, addRestaurant, optOuts, sent, queue, auditRecords, clock };
}

test('an email is counted first, and reaches each restaurant once', async () => {
  const { call, work, workAll, write, state, addRestaurant, sent, auditRecords } = await setup();
  for (const id of ['a', 'b']) await addRestaurant(id);
  await addRestaurant('unconfirmed', { isVerified: false });
  const asked = await write();
  expect(await state(asked)).toMatchObject({ state: 'ready', recipients: 2, left_out: 1, sent: 0 });
  expect(sent).toEqual([]);
  await call('sendBulkEmail', asked);
  await call('sendBulkEmail', asked);
  await workAll();
  await work({ bulk_email_id: asked.params.id });
  expect(await state(asked)).toMatchObject({ state: 'sent', sent: 2, sent_at: CREATED });
  expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(2);
  expect(sent[0]).toMatchObject({
    kind: 'marketing',
    user_id: 'a',
    letter: { subject: 'News for Restaurant a', text: 'Hi Restaurant a!', bulk_email_id: asked.params.id },
  });
  expect(auditRecords.kept.map(({ operation }) => operation)).toEqual([
    'createBulkEmail',
    'sendBulkEmail',
    'sendBulkEmail',
  ]);
  await call('testBulkEmail', asked);
  const about = { bulk_email_id: asked.params.id, subject: NEWS.subject };
  const [created, begun, again, tested] = auditRecords.changes();
  expect(created).toEqual({ operation: 'createBulkEmail', after: { ...about, audience: NEWS.audience } });
  expect(begun).toMatchObject({ after: expect.objectContaining({ bulk_email_id: asked.params.id }) });
  expect(again).toMatchObject({ operation: 'sendBulkEmail' });
  expect(tested).toEqual({ operation: 'testBulkEmail', after: about });
});

test('pages of 25 are five seconds apart, and a worker that dies sends nothing twice', async () => {
  const { call, work, workAll, write, state, addRestaurant, sent } = await setup();
  for (let at = 0; at < 30; at += 1) await addRestaurant(`r${String(at).padStart(2, '0')}`);
  const asked = await write();
  expect(await state(asked)).toMatchObject({ state: 'ready', recipients: 30 });
  await call('sendBulkEmail', asked);
  // Two deliveries of the same message at the same time.
  await Promise.all([work({ bulk_email_id: asked.params.id }), work({ bulk_email_id: asked.params.id })]);
  expect(await workAll()).toContain(5);
  expect(await state(asked)).toMatchObject({ state: 'sent', sent: 30 });
  expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(30);
});

test('only restaurants that match the search get it', async () => {
  const { write, state, addRestaurant, auditRecords } = await setup();
  for (const id of ['north', 'south']) await addRestaurant(id);
  const asked = await write({ ...NEWS, audience: { search: 'north' } });
  expect(auditRecords.kept).toHaveLength(1);
  expect(JSON.stringify(auditRecords.kept)).not.toContain('north');
  expect(await state(asked)).toMatchObject({ recipients: 1 });
  const none = await write({ ...NEWS, audience: { status: 'active' } });
  expect(await state(none)).toMatchObject({ recipients: 0, state: 'ready' });
});

test('a search for an email address is refused', async () => {
  const { call } = await setup();
  const json = { ...NEWS, audience: { search: 'ana@north.example' } };
  expect(await call('createBulkEmail', { json })).toMatchObject({
    status: 422,
    body: { fields: { 'audience.search': 'Enter part of a name or city, not an email address.' } },
  });
});

test('an owner who opts out gets no further email, and can opt back in', async () => {
  const { call, write, state, addRestaurant, optOuts, clock } = await setup();
  await addRestaurant('a');
  const first = await write();
  const link = { email: 'A@example.com', bulkEmailId: first.params.id, now: clock.now() };
  await optOuts.addLink('secret', link);
  const optOut = (is_opted_out: boolean) =>
    call('setEmailOptOut', { json: { token: 'secret', is_opted_out } });
  expect((await optOut(true)).body.message).toMatch(/^You won’t get any more marketing emails/);
  await optOut(true);
  expect(await state(first)).toMatchObject({ opted_out: 1 });
  expect(await state(await write())).toMatchObject({ recipients: 0, left_out: 1 });
  await optOut(false);
  expect(await state(first)).toMatchObject({ opted_out: 0 });
  expect(await state(await write())).toMatchObject({ recipients: 1 });
  const unknown = await call('setEmailOptOut', { json: { token: 'guessed', is_opted_out: true } });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'opt_out_link_invalid' } });
});

test('a mail program opts its reader out with one call, which may be repeated', async () => {
  const { call, write, state, addRestaurant, optOuts, clock } = await setup();
  await addRestaurant('a');
  const first = await write();
  await optOuts.addLink('clicked', {
    email: 'a@example.com',
    bulkEmailId: first.params.id,
    now: clock.now(),
  });
  const oneClick = (token: string) =>
    call('optOutInOneClick', {
      params: { token },
      rawBody: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect(await oneClick('clicked')).toEqual({ status: 204, body: {} });
  expect(await oneClick('clicked')).toEqual({ status: 204, body: {} });
  expect(await state(first)).toMatchObject({ opted_out: 1 });
  expect(await state(await write())).toMatchObject({ recipients: 0, left_out: 1 });
  expect(await oneClick('guessed')).toMatchObject({ status: 404, body: { code: 'opt_out_link_invalid' } });
});

test('a bounce and a spam report are counted once and stop further emails', async () => {
  const { work, write, state, optOuts } = await setup();
  const asked = await write();
  const mail = { tags: { bulk_email: [asked.params.id] } };
  const bounce = {
    eventType: 'Bounce',
    mail,
    bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'gone@example.com' }] },
  };
  const report = {
    eventType: 'Complaint',
    mail,
    complaint: { complainedRecipients: [{ emailAddress: 'cross@example.com' }] },
  };
  for (const message of [bounce, bounce, report, report]) await work(message);
  const full = { ...bounce.bounce, bounceType: 'Transient' };
  await work({ ...bounce, bounce: full });
  expect(await state(asked)).toMatchObject({ bounced: 1, opted_out: 1 });
  expect(await optOuts.isOptedOut('gone@example.com')).toBe(true);
  expect(hashAddress(' Gone@Example.com')).toBe(hashAddress('gone@example.com'));
});

test('a test goes to the administrator who asks, and to no restaurant', async () => {
  const { call, write, addRestaurant, sent } = await setup();
  await addRestaurant('a');
  const asked = await write();
  expect((await call('testBulkEmail', asked)).body.message).toBe('We sent a test to admin@example.com.');
  expect(sent).toMatchObject([{ user_id: 'admin', letter: { subject: 'News for Example Restaurant' } }]);
});

test('without a postal address, no email can be created or sent', async () => {
  const { call, queue } = await setup({ postalAddress: null });
  expect((await call('listBulkEmails')).body.data.has_postal_address).toBe(false);
  const refused = await call('createBulkEmail', { json: NEWS });
  expect(refused).toMatchObject({ status: 409, body: { code: 'postal_address_missing' } });
  expect(queue).toEqual([]);
});

test('an email can’t be sent before it’s counted, and an unknown one isn’t found', async () => {
  const { call } = await setup();
  const { body } = await call('createBulkEmail', { json: NEWS });
  const asked = { params: { id: body.data.bulk_email_id } };
  expect(await call('sendBulkEmail', asked)).toMatchObject({
    status: 409,
    body: { code: 'bulk_email_not_ready' },
  });
  expect((await call('sendBulkEmail', { params: { id: 'none' } })).status).toBe(404);
});

test.each([
  [{ subject: ' ' }, 'subject', 'Enter a subject.'],
  [{ text: '' }, 'text', 'Enter the text.'],
  [{ audience: { plan: 'gold' } }, 'audience.plan', 'Choose a plan.'],
])('invalid input is refused with a sentence: %o', async (changes, field, message) => {
  const { call } = await setup();
  const { status, body } = await call('createBulkEmail', { json: { ...NEWS, ...changes } });
  expect(status).toBe(422);
  expect(body.fields[field]).toBe(message);
});

test('the support role can neither read nor send', async () => {
  const { call } = await setup();
  for (const name of ['listBulkEmails', 'createBulkEmail', 'sendBulkEmail'] as const)
    expect((await call(name, { json: NEWS, params: { id: 'one' } }, 'support')).status).toBe(403);
});
