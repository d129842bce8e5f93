import { beforeAll, describe, expect, inject, test } from 'vitest';
import { impersonationOf } from '#shared/contract/route.ts';
import { ROUTE_LIST } from '#shared/contract/routes.ts';
import { anAdministrator } from './an-administrator.ts';
import { createApiClient } from './api-client.ts';
import { anOwner, type Owner } from './owner.ts';
import { TENANT_MATRIX } from './tenant-matrix.ts';
import { callWith } from './tenant-row.ts';

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
const SENTENCES =
  /^(You’re impersonating a restaurant\. End impersonation to do this\.|You’re impersonating this restaurant\. Only the owner can spend money or change the plan\.)$/;

const api = createApiClient(inject('webOrigin'));
let owner: Owner;
/** A separate one, because an administrator impersonates only one restaurant at a time. */
let administrator: string;
let acting: string;

beforeAll(async () => {
  owner = await anOwner(api, 'Impersonated Cafe');
  administrator = await anAdministrator(api, inject('dataDirectory'), 'admin');
  acting = await impersonate(owner, 'To look at what is wrong');
});

async function impersonate({ restaurantId }: Owner, reason?: string, token = administrator) {
  const body = reason === undefined ? {} : { body: { reason } };
  return String((await api('impersonate', { token, params: { id: restaurantId }, ...body })).body.token);
}

const ENDS_IT = ['impersonate', 'endImpersonation'];
const guarded = ROUTE_LIST.filter(([name, { access }]) => access !== 'public' && !ENDS_IT.includes(name));
const refused = guarded.filter(([, row]) => impersonationOf(row) === 'refused');
const open = guarded.filter(([, row]) => impersonationOf(row) !== 'refused');

describe('with an impersonation token', () => {
  test.each(refused)('%s is refused', async (operation) => {
    const call = callWith(TENANT_MATRIX[operation], owner.restaurantId);
    const answer = await api(operation, { token: acting, ...call });
    const { error, code } = answer.body;
    expect({ status: answer.status, code }).toEqual({ status: 403, code: 'forbidden' });
    expect(error).toMatch(SENTENCES);
  });

  test.each(open)('%s is not refused', async (operation) => {
    const answer = await api(operation, { token: acting, ...callWith(TENANT_MATRIX[operation], UNKNOWN_ID) });
    expect([answer.status, answer.body.code]).not.toEqual([403, 'forbidden']);
    expect(answer.status).not.toBe(401);
  });
});

test('a new impersonation ends the earlier one, and the owner sees who, why, and until when', async () => {
  const [first, second] = [await anOwner(api, 'First Cafe'), await anOwner(api, 'Second Cafe')];
  const inFirst = await impersonate(first, 'Asked for help by phone');
  const csv = 'customer_name,phone_number,last_order_date\nAna,+12125550147,2026-01-01';
  const body = { restaurantName: 'First Cafe', offer: '20% off', offerCode: 'BACK20', csv };
  const launched = await api('createSmsCampaign', { token: inFirst, body });
  expect(launched.status).toBe(201);
  const inSecond = await impersonate(second, undefined, inFirst);
  expect((await api('getOwnBilling', { token: inFirst })).status).toBe(401);
  await api('endImpersonation', { token: inSecond });

  const read = async ({ token }: Owner) => {
    const { entries } = (await api('listActivity', { token })).body.data as {
      entries: { actor: string; what: string }[];
    };
    return entries.filter(({ actor }) => actor === 'administrator').map(({ what }) => what);
  };
  expect(await read(first)).toEqual([
    'Stopped impersonating the restaurant.',
    'Launched a text campaign and confirmed guest consent.',
    'Started impersonating the restaurant: Asked for help by phone',
  ]);
  expect(await read(second)).toEqual([
    'Stopped impersonating the restaurant.',
    'Started impersonating the restaurant: no reason given',
  ]);
});
