import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnerCaller } from '#functions/platform/auth/caller.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { API_BASE } from '#shared/contract/route.ts';
import { GUESTS_OF_A_FILE, type Guest } from '#shared/guests/contract/guest.ts';
import { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import { csvParts } from '#shared/guests/csv-parts.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as guestOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-11-23T17:00:00.000Z';
const ANA = '+12125550147';

type Request = { json?: unknown; params?: Record<string, string>; query?: Record<string, string> };

/** A restaurant with the operations on its guests. */
async function aRestaurant() {
  const stores = openRepositories();
  const clock = aClock(NOW);
  const restaurantId = createIdSource(clock).next();
  const details = { name: 'Osteria Lupo', owner_email: `${restaurantId}@example.com`, created_at: NOW };
  await stores.restaurants.create({ restaurant_id: restaurantId, ...details });
  const auditRecords = anAuditLog();
  const handler = createDispatcher({
    routes: guestRoutes,
    operations: openOperations(guestOperations, {
      ...stores,
      counters: stores.redemptionCounters,
      smsQueue: { send: async () => undefined },
      clock,
    }),
    authenticate: async (): Promise<
      Pick<OwnerCaller, 'userId' | 'role' | 'restaurantId' | 'isImpersonating'>
    > => ({
      userId: restaurantId,
      role: 'restaurant',
      restaurantId,
      isImpersonating: false,
    }),
    auditRecords,
    log: aLog(),
  });
  const answerOf = async (operation: keyof typeof guestRoutes, request: Request = {}) => {
    const { method, path } = guestRoutes[operation];
    return handler(anHttpEvent({ ...request, token: 'token', routeKey: `${method} ${API_BASE}${path}` }));
  };
  const call = async (operation: keyof typeof guestRoutes, request: Request = {}) => {
    const { statusCode, body } = await answerOf(operation, request);
    return { status: statusCode, body: JSON.parse(body ?? '') as Record<string, unknown> };
  };
  return {
    restaurantId,
    stores,
    auditRecords,
    answerOf,
    call,
    importRows: (header: string, ...rows: string[]) =>
      call('importGuests', { json: { csv: [header, ...rows].join('\n') } }),
    exported: async (after?: string) =>
      (await answerOf('exportGuests', after === undefined ? {} : { query: { after } })).body ?? '',
    guest: async (phone: string) => (await call('getGuest', { params: { phone } })).body.data as Guest,
    list: async (query: Record<string, string> = {}) =>
      (await call('listGuests', { query })).body.data as { guests: Guest[]; next_cursor?: string },
  };
}

const SHORT = 'customer_name,phone_number,order_dates';

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}

test('an import creates guests and reports each row', async () => {
  const { importRows, guest, auditRecords } = await aRestaurant();
  const answer = await importRows(
    SHORT,
    'Ana Ruiz,(212) 555-0147,2026-09-01 2026-10-01',
    ',212.555.0147,2026-11-01',
    'Bob,12,2026-09-01',
    '<b>=1+1</b>,2125550148,',
  );
  const counts = { rows: 4, guests: 2, duplicates: 1, opted_out: 0 };
  const problem =
    'Line 4: phone_number “12” isn’t a phone number. Include the area code, or delete the line.';
  expect(answer).toMatchObject({
    status: 200,
    body: { message: '2 guests imported.', data: { ...counts, errors: [problem] } },
  });
  expect(await guest(ANA)).toEqual({
    phone: ANA,
    name: 'Ana Ruiz',
    order_dates: ['2026-09-01', '2026-10-01', '2026-11-01'],
    consent: null,
    opt_out: null,
    added_at: NOW,
  });
  expect(auditRecords.changes()).toEqual([
    { operation: 'importGuests', before: undefined, after: { ...counts, errors: 1 } },
  ]);
});

test('an export is recorded with its number of guests and no phone numbers', async () => {
  const { importRows, exported, auditRecords } = await aRestaurant();
  await importRows(SHORT, 'Ana,2125550147,', 'Bo,2125550148,');
  await exported();
  expect(auditRecords.changes().at(-1)).toEqual({
    operation: 'exportGuests',
    before: undefined,
    after: { guests: 2 },
  });
  expect(JSON.stringify(auditRecords.kept)).not.toContain('5550147');
});

test('a later import adds orders and updates names that it has', async () => {
  const { importRows, guest } = await aRestaurant();
  await importRows(SHORT, 'Ana,2125550147,2026-09-01');
  await importRows(SHORT, ',2125550147,2026-10-01');
  expect(await guest(ANA)).toMatchObject({ name: 'Ana', order_dates: ['2026-09-01', '2026-10-01'] });
  await importRows(SHORT, 'Ana Ruiz,2125550147,');
  expect(await guest(ANA)).toMatchObject({ name: 'Ana Ruiz', order_dates: ['2026-09-01', '2026-10-01'] });
});

test('parallel imports lose no order', async () => {
  const { importRows, guest } = await aRestaurant();
  const days = Array.from({ length: 9 }, (_, index) => `2026-09-0${index + 1}`);
  await Promise.all(days.map((day) => importRows(SHORT, `Ana,2125550147,${day}`)));
  expect((await guest(ANA)).order_dates).toEqual(days);
});

test('a history of any length is exported and imported without loss', async () => {
  const from = await aRestaurant();
  const into = await aRestaurant();
  const guests = [0, 1, 90, 91, 2_000, 2_908, 2_909, 7_300].map((orders, index) => ({
    phone: `+1212555014${index}`,
    orderDates: Array.from({ length: orders }, (_, day) => daysBefore('2026-11-23', day)),
  }));
  const others = { name: 'Ana', consent: undefined, optOut: undefined, now: new Date(NOW) };
  for (const guest of guests) {
    await from.stores.guests.record({ restaurantId: from.restaurantId, ...others, ...guest });
  }
  const file = await from.exported();
  const cells = (parse(file, { bom: true }) as string[][]).flat();
  expect(Math.max(...cells.map(({ length }) => length))).toBeLessThanOrEqual(32_000);
  for (const { text } of csvParts(file, { rows: 500, characters: 20_000 })) {
    expect(await into.call('importGuests', { json: { csv: text } })).toMatchObject({
      body: { data: { errors: [] } },
    });
  }
  for (const { phone, orderDates } of guests) {
    expect((await into.guest(phone)).order_dates).toEqual(orderDates.toSorted());
  }
  expect(await into.exported()).toBe(file);
});

test('a guest may have an order every day for twenty years, and earlier orders are reported', async () => {
  const { importRows, guest } = await aRestaurant();
  const daysOfRow = (row: number) =>
    Array.from({ length: 85 }, (_, place) => daysBefore('2026-11-23', row * 85 + place));
  const rows = Array.from({ length: 495 }, (_, row) => `Ana,2125550147,${daysOfRow(row).join(' ')}`);
  const answer = await importRows(SHORT, ...rows, 'Ana,2125550147,2026-11-24');
  expect(answer).toMatchObject({ status: 200, body: { data: { rows: 496, guests: 1, duplicates: 84 } } });
  const { errors } = answer.body.data as { errors: string[] };
  expect(errors).toHaveLength(411);
  expect(errors.at(0)).toBe('Line 87: Order date 2006-11-22 is more than 20 years ago. Remove that date.');
  expect(errors.at(-1)).toBe('Line 497: Order date 2026-11-24 is in the future. Enter the correct date.');
  expect((await guest(ANA)).order_dates).toHaveLength(85 * 85);
});

describe('an opt-out', () => {
  test('is read in the named columns, and other columns are reported', async () => {
    const { importRows } = await aRestaurant();
    const answer = await importRows(
      `${SHORT},SMS Opt-In,Email opt-in,VIP,Visits`,
      'Ana,2125550147,,No,Yes,Y,1',
      'Bo,2125550148,,,No,,0',
    );
    expect(answer.body.data).toMatchObject({
      opted_out: 1,
      answers: { read: ['SMS Opt-In'], passed_over: ['Email opt-in', 'VIP'] },
    });
  });

  test.each([
    ['opted_out', 'yes', 'no'],
    ['Opted Out', 'TRUE', 'FALSE'],
    ['unsubscribed', '1', '0'],
    ['Do Not Text', 'x', ''],
    ['SMS Opt-Out Date', '3/14/2026', 'n/a'],
    ['SMS Opt-In', 'No', 'Yes'],
    ['sms status', 'unsubscribed', 'subscribed'],
    ['SMS', 'no', 'Sì'],
    ['stop_sms', 'Sì', 'No'],
  ])('in another system’s column is read: %s, %s', async (heading, refuses, agrees) => {
    const { importRows, guest } = await aRestaurant();
    const answer = await importRows(
      `${SHORT},${heading}`,
      `Ana,2125550147,,${refuses}`,
      `Bo,2125550148,,${agrees}`,
    );
    expect(answer.body.data).toMatchObject({ guests: 2, opted_out: 1, errors: [] });
    expect((await guest(ANA)).opt_out).toEqual({ at: NOW, by: 'list' });
    expect((await guest('+12125550148')).opt_out).toBeNull();
  });

  test('in any row of the guest counts, and the owner is asked about an unclear value', async () => {
    const { importRows, guest } = await aRestaurant();
    const answer = await importRows(
      `${SHORT},SMS Opt-In,Unsubscribed,Email Opt-Out`,
      'Ana,2125550147,,yes,,yes',
      'Ana,2125550147,,yes,2026-03-14,',
      'Bo,2125550148,,yes,only at lunch,',
    );
    expect((answer.body.data as { errors: string[] }).errors).toEqual([
      'Line 4: Unsubscribed is “only at lunch”. Enter yes or no, or leave it blank.',
    ]);
    expect((await guest(ANA)).opt_out).toEqual({ at: NOW, by: 'list' });
  });

  test('is recorded once, and no import undoes it', async () => {
    const { importRows, call, guest, auditRecords } = await aRestaurant();
    await importRows(SHORT, 'Ana,2125550147,');
    const params = { phone: ANA };
    const optOut = { at: NOW, by: 'owner' };
    expect(await call('optOutGuest', { params })).toMatchObject({
      status: 200,
      body: { message: 'This guest won’t get any more texts.', data: { opt_out: optOut } },
    });
    await call('optOutGuest', { params });
    await importRows(`${SHORT},opted_out_at,opted_out_by`, 'Ana,2125550147,,2026-01-01T00:00:00.000Z,guest');
    await importRows(SHORT, 'Ana,2125550147,2026-11-01');
    expect((await guest(ANA)).opt_out).toEqual(optOut);
    expect(JSON.stringify(auditRecords.kept)).not.toContain('5550147');
  });

  test('keeps its own date in a file that also has another system’s opt-out column', async () => {
    const { importRows, guest } = await aRestaurant();
    const header = `${SHORT},opted_out_at,opted_out_by,Unsubscribed`;
    await importRows(header, 'Ana,2125550147,,2026-01-01T00:00:00.000Z,guest,yes', 'Bob,2125550148,,,,yes');
    expect((await guest(ANA)).opt_out).toEqual({ at: '2026-01-01T00:00:00.000Z', by: 'guest' });
    expect((await guest('+12125550148')).opt_out).toEqual({ at: NOW, by: 'list' });
  });

  test('outlives the guest: a returning number is still opted out', async () => {
    const { importRows, call, guest, stores, restaurantId } = await aRestaurant();
    await importRows(SHORT, 'Ana,2125550147,2026-09-01');
    await call('optOutGuest', { params: { phone: ANA } });
    expect(await call('deleteGuest', { params: { phone: ANA } })).toMatchObject({ status: 200 });
    expect(await call('getGuest', { params: { phone: ANA } })).toMatchObject({ status: 404 });
    const known = await stores.guests.findKnown(restaurantId, [ANA, '+12125550148']);
    expect([...known]).toEqual([[ANA, { row: undefined, optOut: { at: NOW, by: 'owner' } }]]);
    await importRows(SHORT, 'Ana,2125550147,2026-10-01');
    expect(await guest(ANA)).toMatchObject({ opt_out: { by: 'owner' }, order_dates: ['2026-10-01'] });
  });

  test('during a deletion isn’t lost', async () => {
    const { importRows, call, stores, restaurantId } = await aRestaurant();
    for (let round = 0; round < 20; round++) {
      const phone = `+1212555${1000 + round}`;
      await importRows(SHORT, `Ana,${phone},`);
      const [optedOut] = await Promise.all([
        call('optOutGuest', { params: { phone } }),
        call('deleteGuest', { params: { phone } }),
      ]);
      const known = (await stores.guests.findKnown(restaurantId, [phone])).get(phone);
      expect(known?.optOut !== undefined).toBe(optedOut.status === 200);
    }
  });

  test('is also recorded for existing guests', async () => {
    const { importRows, call, stores, restaurantId } = await aRestaurant();
    await importRows(SHORT, 'Ana,2125550147,', 'Bob,2125550148,');
    await call('optOutGuest', { params: { phone: ANA } });
    const known = await stores.guests.findKnown(restaurantId, [ANA, '+12125550148', '+12125550149']);
    expect(known.get(ANA)).toMatchObject({ row: { name: 'Ana' }, optOut: { by: 'owner' } });
    expect(known.get('+12125550148')).toMatchObject({ row: { name: 'Bob' }, optOut: undefined });
    expect(known.has('+12125550149')).toBe(false);
  });
});

test('a deleted guest is gone from exports and lists', async () => {
  const { importRows, call, exported, list, stores, restaurantId } = await aRestaurant();
  await importRows(SHORT, 'Ana,2125550147,2026-09-01');
  expect(await call('deleteGuest', { params: { phone: ANA } })).toMatchObject({
    body: { message: 'Guest deleted.' },
  });
  expect(await call('deleteGuest', { params: { phone: ANA } })).toMatchObject({ status: 404 });
  expect((await list()).guests).toEqual([]);
  expect((await exported()).trim().split('\r\n')).toHaveLength(1);
  expect(await stores.guests.findKnown(restaurantId, [ANA])).toEqual(new Map());
});

test('guests are listed page by page and found by part of a name or number', async () => {
  const { importRows, list } = await aRestaurant();
  const names = ['Ana Ruiz', 'José Núñez', 'Bob', 'Ana Bo'];
  await importRows(SHORT, ...names.map((name, index) => `${name},212555014${index},2026-0${index + 1}-01`));
  const first = await list({ limit: '3' });
  expect(first.guests.map(({ name }) => name)).toEqual(names.slice(0, 3));
  const second = await list({ limit: '3', cursor: first.next_cursor ?? '' });
  expect(second).toEqual({
    guests: [
      {
        phone: '+12125550143',
        name: 'Ana Bo',
        last_order_date: '2026-04-01',
        orders_total: 1,
        has_consent: false,
        has_opted_out: false,
      },
    ],
  });
  const found = async (search: string) => (await list({ search })).guests.map(({ name }) => name);
  expect(await found('ana')).toEqual(['Ana Ruiz', 'Ana Bo']);
  expect(await found('nunez')).toEqual(['José Núñez']);
  expect(await found('555-0142')).toEqual(['Bob']);
  expect(await found('nobody')).toEqual([]);
  const one = await list({ search: 'ana', limit: '1' });
  expect((await list({ search: 'ana', cursor: one.next_cursor ?? '' })).guests).toMatchObject([
    { name: 'Ana Bo' },
  ]);
});

test('an invalid page cursor is rejected', async () => {
  const { call } = await aRestaurant();
  for (const cursor of ['stopped#1', 'x', '+']) {
    expect(await call('listGuests', { query: { cursor } })).toMatchObject({ status: 422 });
  }
  expect(await call('getGuest', { params: { phone: 'stopped#1' } })).toMatchObject({ status: 404 });
});

test.each([
  [
    'too many rows',
    `${SHORT}\n${'Ana,2125550147,\n'.repeat(501)}`,
    'The file has 501 rows. Import up to 500 at a time.',
  ],
  ['no list', '', 'The file is empty. Choose a different file.'],
  [
    'an open quotation mark',
    `${SHORT}\n"Ana,2125550147,`,
    'Line 2: a quotation mark (") is opened but never closed. Close or remove it.',
  ],
])('a file with %s is rejected as a whole', async (_title, csv, message) => {
  const { call, list } = await aRestaurant();
  expect(await call('importGuests', { json: { csv } })).toMatchObject({
    status: 422,
    body: { error: message, fields: { file: message } },
  });
  expect((await list()).guests).toEqual([]);
});

test('an export runs no formula and imports without loss', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', '=', '+', '-', '@', '"', ',', ';', "'", ' ', '<', '\n', '＝'),
  });
  const day = fc.constantFrom('2026-01-05', '2026-02-28', '2025-12-31');
  const moment = fc.constantFrom('2026-01-05T12:00:00.000Z', '2025-05-05T05:05:05.005Z');
  const aGuest = fc.record({
    name: text,
    orderDates: fc.uniqueArray(day),
    consent: fc.option(fc.record({ at: moment, by: text, sentence: text, file: text }), { nil: undefined }),
    optOut: fc.option(fc.record({ at: moment, by: fc.constantFrom('guest', 'owner', 'list') }), {
      nil: undefined,
    }),
  });
  const guests = fc.sample(aGuest, { numRuns: 120, seed: 9 });
  const from = await aRestaurant();
  const into = await aRestaurant();
  for (const [index, guest] of guests.entries()) {
    const phone = `+1212555${1000 + index}`;
    const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
    const { consent } = guest;
    await from.stores.guests.record({
      restaurantId: from.restaurantId,
      phone,
      now: new Date(NOW),
      ...guest,
      name: oneLine(guest.name),
      consent: consent && {
        at: consent.at,
        by: oneLine(consent.by),
        sentence: oneLine(consent.sentence),
        file: oneLine(consent.file),
      },
    });
  }
  const file = await from.exported();
  const cells = (parse(file, { bom: true }) as string[][]).flat();
  expect(cells.filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([]);
  expect(await into.call('importGuests', { json: { csv: file } })).toMatchObject({
    status: 200,
    body: { data: { guests: 120, errors: [] } },
  });
  expect(await into.exported()).toBe(file);
  expect(await from.exported('+12125551118')).toBe(
    [file.split('\r\n')[0], file.split('\r\n').at(-2), ''].join('\r\n'),
  );
  expect(GUESTS_OF_A_FILE).toBe(20_000);
});

test('one guest’s data is exported with every text, and the audit record has no name or number', async () => {
  const { call, answerOf, stores, restaurantId, auditRecords } = await aRestaurant();
  await call('importGuests', { json: { csv: `customer_name,phone_number\nAna,${ANA}` } });
  const due = { text: 'You won’t get more texts.', at: new Date(NOW), goodUntil: new Date(NOW) };
  await stores.sends.holdText({ restaurantId, campaignId: 'test-one', phone: ANA }, due);
  const { statusCode, body = '' } = await answerOf('exportGuest', { params: { phone: ANA } });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    guest: { phone: ANA, name: 'Ana' },
    texts: [{ text: 'You won’t get more texts.', state: 'held' }],
  });
  expect(JSON.stringify(auditRecords.changes())).not.toContain(ANA);
});
