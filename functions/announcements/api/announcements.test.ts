import { expect, test } from 'vitest';
import { createAnnouncementsStore } from '#functions/announcements/announcements-store.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { withEmptyEmulators } from '#tests/builders/empty-emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createAnnouncementOperations } from './operations.ts';

withEmptyEmulators();

type Asked = { params?: Record<string, string>; json?: object; query?: Record<string, string> };

function setup({ keptSeconds = 0 }: { keptSeconds?: number } = {}) {
  const clock = aClock('2026-11-30T12:00:00.000Z');
  const { platformRecords, subscriptions } = openRepositories(createDynamoClient());
  const auditRecords = anAuditLog();
  const operations = createAnnouncementOperations({
    announcements: createAnnouncementsStore(platformRecords),
    subscriptions,
    keptSeconds,
    clock,
    ids: createIdSource(clock),
  });
  const handler = createDispatcher({
    routes: announcementRoutes,
    operations,
    authenticate: async (header = '') => {
      const userId = header.replace('Bearer ', '');
      return userId === 'admin'
        ? { userId, role: 'admin', isImpersonating: false }
        : { userId, role: 'restaurant', restaurantId: userId, isImpersonating: false };
    },
    auditRecords,
    log: aLog(),
  });
  const call = async (token: string, name: keyof typeof announcementRoutes, asked: Asked = {}) => {
    const { method, path }: Route = announcementRoutes[name];
    const event = anHttpEvent({ ...asked, token, routeKey: `${method} ${API_BASE}${path}` });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '{}') };
  };
  const titlesFor = async (owner: string) => {
    const { body } = await call(owner, 'getShownAnnouncements');
    return body.data.announcements.map(({ title }: { title: string }) => title);
  };
  const publish = async (changes: object = {}) =>
    (await call('admin', 'createAnnouncement', { json: { ...NEWS, ...changes } })).body.data;
  return { clock, call, titlesFor, publish, auditRecords, subscriptions };
}

const NEWS = { title: 'News', text: 'We added a tool.', from: '2026-11-30T00:00:00.000Z' };

test('owners see an announcement from its start to its end', async () => {
  const { clock, publish, titlesFor } = setup();
  await publish({ from: '2026-12-01T00:00:00.000Z', until: '2026-12-02T00:00:00.000Z' });
  expect(await titlesFor('r-1')).toEqual([]);
  clock.advance(12 * 3600);
  expect(await titlesFor('r-1')).toEqual(['News']);
  clock.advance(24 * 3600);
  expect(await titlesFor('r-1')).toEqual([]);
});

test('an announcement for a plan reaches only restaurants with that plan', async () => {
  const { publish, titlesFor, subscriptions } = setup();
  await subscriptions.save(aSubscription({ restaurant_id: 'r-pro', plan_id: 'professional', version: 1 }));
  await subscriptions.save(aSubscription({ restaurant_id: 'r-basic', plan_id: 'basic', version: 1 }));
  await publish({ title: 'For all' });
  await publish({ title: 'For Professional', audience: 'professional' });
  expect((await titlesFor('r-pro')).toSorted()).toEqual(['For Professional', 'For all']);
  expect(await titlesFor('r-basic')).toEqual(['For all']);
  expect(await titlesFor('r-trial')).toEqual(['For all']);
});

test('an instance reads the list once a minute', async () => {
  const { clock, publish, titlesFor } = setup({ keptSeconds: 60 });
  expect(await titlesFor('r-1')).toEqual([]);
  await publish();
  expect(await titlesFor('r-1')).toEqual([]);
  clock.advance(60);
  expect(await titlesFor('r-1')).toEqual(['News']);
});

test('each change is audited with the announcement before and after it', async () => {
  const { call, publish, titlesFor, auditRecords } = setup();
  const { announcement_id: id } = await publish();
  const changed = { ...NEWS, title: 'Better news' };
  expect((await call('admin', 'updateAnnouncement', { params: { id }, json: changed })).status).toBe(200);
  expect(await titlesFor('r-1')).toEqual(['Better news']);
  expect((await call('admin', 'deleteAnnouncement', { params: { id } })).body.message).toBe(
    '“Better news” was deleted.',
  );
  expect(await titlesFor('r-1')).toEqual([]);
  expect((await call('admin', 'deleteAnnouncement', { params: { id } })).status).toBe(404);
  const kept = auditRecords.kept.map(({ operation, before = '{}', after = '{}' }) => [
    operation,
    JSON.parse(before).title,
    JSON.parse(after).title,
  ]);
  expect(kept).toEqual([
    ['createAnnouncement', undefined, 'News'],
    ['updateAnnouncement', 'News', 'Better news'],
    ['deleteAnnouncement', 'Better news', undefined],
  ]);
});

test('the list has pages, newest first', async () => {
  const { clock, call, publish } = setup();
  for (let number = 1; number <= 26; number += 1) {
    clock.advance(1);
    await publish({ title: `News ${number}` });
  }
  const first = (await call('admin', 'listAnnouncements')).body.data;
  expect(first.announcements).toHaveLength(25);
  expect(first.announcements[0].title).toBe('News 26');
  const second = await call('admin', 'listAnnouncements', { query: { cursor: first.next_cursor } });
  expect(second.body.data.announcements).toMatchObject([{ title: 'News 1' }]);
});

test.each([
  [{ title: ' ' }, 'title', 'Enter a title.'],
  [{ link: 'javascript:alert(1)' }, 'link', /starts with https/],
  [{ link: '//elsewhere.example' }, 'link', /starts with https/],
  [{ link: '/\\elsewhere.example' }, 'link', /starts with https/],
  [{ until: '2026-11-29T00:00:00.000Z' }, 'until', /on or after the start/],
  [{ audience: 'gold' }, 'audience', 'Choose who sees it.'],
])('invalid input is refused with a sentence: %o', async (changes, field, message) => {
  const { call } = setup();
  const { status, body } = await call('admin', 'createAnnouncement', { json: { ...NEWS, ...changes } });
  expect(status).toBe(422);
  expect(body.fields[field]).toMatch(message);
});

test('owners can’t list or create announcements', async () => {
  const { call } = setup();
  expect((await call('r-1', 'listAnnouncements')).status).toBe(403);
  expect((await call('r-1', 'createAnnouncement', { json: NEWS })).status).toBe(403);
});
