import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { assignSenderNumber } from '#functions/sms/assign-sender-number.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { NO_SENDER_NUMBER } from '#shared/sms/contract/texting-settings.ts';
import { textingSettingsRoutes } from '#shared/sms/contract/texting-settings-routes.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as textingSettingsOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-11-23T17:00:00.000Z';

function anOwner(restaurantId: string, isSimulated = false) {
  const stores = openRepositories();
  const { textingSettings } = stores;
  const receipts = anAuditLog();
  const handler = createDispatcher({
    auditRecords: receipts,
    routes: textingSettingsRoutes,
    operations: openOperations(textingSettingsOperations, { ...stores, clock: aClock(NOW), isSimulated }),
    authenticate: async () => ({
      userId: restaurantId,
      role: 'restaurant',
      restaurantId,
      isImpersonating: false,
    }),
    log: aLog(),
  });
  const answer = async (routeKey: string, json?: object) => {
    const { statusCode, body } = await handler(
      anHttpEvent({ token: 'token', routeKey, ...(json && { json }) }),
    );
    return { status: statusCode, body: JSON.parse(body ?? '{}') };
  };
  return {
    receipts,
    textingSettings,
    profiles: stores.profiles,
    signUp: () =>
      stores.restaurants.create({
        restaurant_id: restaurantId,
        name: 'Lupo',
        owner_email: `${restaurantId}@example.com`,
        created_at: NOW,
      }),
    read: async () => (await answer('GET /api/settings/texting')).body.data,
    save: (hours: unknown) => answer('PUT /api/settings/texting/hours', { hours }),
  };
}

const settingsOf = (restaurantId: string, isSimulated: boolean) => anOwner(restaurantId, isSimulated).read();

test('an owner sees the sending number, or what is missing', async () => {
  await assignSenderNumber(openRepositories(), { restaurantId: 'lupo', phoneNumber: '+18005550140' });
  expect(await settingsOf('lupo', false)).toEqual({
    sender_number: '+18005550140',
    missing: null,
    hours: null,
    hours_warning: null,
    is_simulated: false,
  });
  expect(await settingsOf('bella', false)).toEqual({
    sender_number: null,
    missing: NO_SENDER_NUMBER,
    hours: null,
    hours_warning: null,
    is_simulated: false,
  });
});

test('test mode needs no number', async () => {
  expect(await settingsOf('bella', true)).toEqual({
    sender_number: null,
    missing: null,
    hours: null,
    hours_warning: null,
    is_simulated: true,
  });
});

const LUNCH = { from: '11:00', to: '14:30' };
const HOURS = {
  sunday: null,
  monday: LUNCH,
  tuesday: LUNCH,
  wednesday: LUNCH,
  thursday: LUNCH,
  friday: { from: '08:00', to: '21:00' },
  saturday: null,
};

test('an owner sets stricter hours, reads them, and resets them, and the number stays', async () => {
  const { read, save, receipts, textingSettings, signUp } = anOwner('hours');
  await signUp();
  await assignSenderNumber(openRepositories(), { restaurantId: 'hours', phoneNumber: '+18005550150' });
  expect(await save(HOURS)).toMatchObject({ status: 200, body: { data: { hours: HOURS } } });
  expect(await read()).toMatchObject({ hours: HOURS, sender_number: '+18005550150' });
  const never = { opens: 1_440, closes: 0 };
  const lunch = { opens: 660, closes: 870 };
  expect(await textingSettings.findOwnWeek('hours')).toEqual([
    never,
    lunch,
    lunch,
    lunch,
    lunch,
    { opens: 480, closes: 1_260 },
    never,
  ]);
  await save(null);
  expect(await read()).toMatchObject({ hours: null, sender_number: '+18005550150' });
  expect(await textingSettings.findOwnWeek('hours')).toBeUndefined();
  expect(receipts.kept.map(({ operation }) => operation)).toEqual([
    'updateTextingHours',
    'updateTextingHours',
  ]);
});

test('an owner sees that hours never start while the location is unknown', async () => {
  const { read, save, signUp, profiles } = anOwner('nowhere');
  await signUp();
  await save({ ...HOURS, friday: null });
  expect((await read()).hours_warning).toMatch(/^We don’t know your restaurant’s time zone.*no texts would/);
  const row = { restaurant_id: 'nowhere', version: 1, updated_at: NOW, recent_changes: [] };
  await profiles.save({ ...row, profile: aProfile({ time_zone: 'America/New_York' }) });
  expect((await read()).hours_warning).toBeNull();
});

test.each([
  [
    'earlier than the law allows',
    { ...HOURS, monday: { from: '07:59', to: '12:00' } },
    /between 8 AM and 9 PM/,
  ],
  [
    'later than the law allows',
    { ...HOURS, monday: { from: '12:00', to: '21:01' } },
    /between 8 AM and 9 PM/,
  ],
  ['an end before the start', { ...HOURS, monday: { from: '12:00', to: '12:00' } }, /before the end time/],
  ['no days', Object.fromEntries(Object.keys(HOURS).map((day) => [day, null])), /at least one day/],
  ['no time', { ...HOURS, monday: { from: 'noon', to: '12:00' } }, /Enter a time in 24-hour/],
  ['a missing day', { monday: LUNCH }, /Include hours for all seven days/],
  ['a day as text', { ...HOURS, monday: 'lunch' }, /Include hours for all seven days/],
  ['no hours', undefined, /Include hours for all seven days/],
  ['a word', 'lunch', /Include hours for all seven days/],
])('%s is rejected, and nothing is stored', async (_what, hours, message) => {
  const { save, read } = anOwner('refused');
  const { status, body } = await save(hours);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toMatch(message);
  expect(JSON.stringify(body)).not.toContain('Invalid input');
  expect(await read()).toMatchObject({ hours: null });
});
