import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createDynamoClient } from './aws-clients.ts';
import { openTable } from './dynamo-table.ts';
import { createFindTogether } from './find-together.ts';

let emulators: Emulators;
let client: DynamoDBDocumentClient;
beforeAll(async () => {
  emulators = await openEmulators();
  client = createDynamoClient();
});
afterAll(() => emulators.stop());

const UserSchema = z.object({ user_id: z.string(), visits: z._default(z.int(), 0) });
const SiteSchema = z.object({ restaurant_id: z.string(), record_id: z.string(), stars: z.int() });

async function setup(id: string) {
  const { USERS_TABLE_NAME = '', WEBSITES_TABLE_NAME = '' } = emulators.environment;
  const users = openTable({ client, tableName: USERS_TABLE_NAME, schema: UserSchema });
  const sites = openTable({ client, tableName: WEBSITES_TABLE_NAME, schema: SiteSchema });
  await users.put({ user_id: id } as z.output<typeof UserSchema>);
  await sites.put({ restaurant_id: id, record_id: 'a', stars: 1 });
  await sites.put({ restaurant_id: id, record_id: 'b', stars: 2 });
  const site = (record_id: string) => sites.lookup({ restaurant_id: id, record_id });
  return { user: users.lookup({ user_id: id }), users, site, findTogether: createFindTogether(client) };
}

test('items of several tables are parsed under their names', async () => {
  const { user, site, findTogether } = await setup('together');
  const found = await findTogether({ user, second: site('b'), first: site('a'), none: site('c') });
  expect(found).toEqual({
    user: { user_id: 'together', visits: 0 },
    second: { restaurant_id: 'together', record_id: 'b', stars: 2 },
    first: { restaurant_id: 'together', record_id: 'a', stars: 1 },
    none: undefined,
  });
});

test('an item that breaks its schema is rejected', async () => {
  const { users, findTogether } = await setup('broken');
  await users.put({ user_id: 'broken', visits: 0.5 });
  await expect(findTogether({ user: users.lookup({ user_id: 'broken' }) })).rejects.toThrow('int');
});
