import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { OperationName } from '#shared/contract/routes.ts';
import { type Answer, createApiClient } from './api-client.ts';
import { aGeneratedWebsite, anOwner, type Owner } from './owner.ts';
import { TENANT_MATRIX, type TenantRow } from './tenant-matrix.ts';

const api = createApiClient(inject('webOrigin'));
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

let visitor: Owner;
let neighbour: Owner;
let neighboursIds: { website: string; generation: string };

beforeAll(async () => {
  [visitor, neighbour] = await Promise.all([anOwner(api, 'Visitor Cafe'), anOwner(api, 'Neighbour Cafe')]);
  const made = await aGeneratedWebsite(api, neighbour, { website_name: 'Neighbour Cafe' });
  neighboursIds = { website: made.websiteId, generation: made.generationId };
}, 90_000);

function rowsOf<Proof extends TenantRow['proof']>(proof: Proof) {
  return Object.entries(TENANT_MATRIX).filter(([, row]) => row.proof === proof) as [
    OperationName,
    Extract<TenantRow, { proof: Proof }>,
  ][];
}

function withoutRequestId({ status, body }: Answer) {
  return { status, body: { ...body, request_id: undefined } };
}

describe('without a token', () => {
  const guarded = Object.entries(TENANT_MATRIX).filter(([, row]) => row.proof !== 'public') as [
    OperationName,
    TenantRow,
  ][];

  test.each(guarded)('%s is refused', async (operation) => {
    const answer = await api(operation, { params: { id: neighboursIds.website } });
    expect(withoutRequestId(answer)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe("with another owner's token", () => {
  test.each(rowsOf('foreign id'))(
    '%s does not tell a foreign id from an unknown one',
    async (operation, row) => {
      const foreign = await api(operation, { token: visitor.token, params: { id: neighboursIds[row.id] } });
      const unknown = await api(operation, { token: visitor.token, params: { id: UNKNOWN_ID } });
      expect(foreign.status).toBe(404);
      expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
    },
  );

  test.each(rowsOf('own data'))('%s answers nothing of another restaurant', async (operation, row) => {
    const answer = await api(operation, {
      token: visitor.token,
      ...(row.body === undefined ? {} : { body: row.body }),
    });
    expect(answer.body.success).toBe(true);
    const text = JSON.stringify(answer.body);
    for (const foreign of [neighbour.restaurantId, neighbour.email, neighboursIds.website])
      expect(text).not.toContain(foreign);
  });

  test.each(rowsOf('admin only'))('%s is refused to an owner', async (operation, row) => {
    const answer = await api(operation, {
      token: visitor.token,
      ...(row.hasId ? { params: { id: neighbour.restaurantId } } : {}),
    });
    expect(withoutRequestId(answer)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('a website cannot be generated for another restaurant', async () => {
    const answer = await api('generateWebsite', {
      token: visitor.token,
      body: { restaurant_id: neighbour.restaurantId, website_name: 'Not mine' },
    });
    expect(answer).toMatchObject({
      status: 404,
      body: { error: 'No restaurant found. Please create a restaurant first.' },
    });
  });

  test('the neighbour still has the website after all of that', async () => {
    const answer = await api('getWebsite', { token: neighbour.token, params: { id: neighboursIds.website } });
    expect(answer.status).toBe(200);
  });
});
