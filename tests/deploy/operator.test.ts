import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAdmin } from '#scripts/operate/create-admin.ts';
import { anOwner } from '#tests/api/owner.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

test('an operator makes the first administrator of a stage, who can act as a restaurant', async () => {
  const { api } = deployed();
  const owner = await anOwner(api, 'Bar Centrale');
  const email = `admin-${randomUUID()}@example.com`;
  const password = 'a long enough password';
  const said = await createAdmin(['--stage', 'local', '--email', email], {}, async () => password);
  expect(said).toBe(`${email} is an administrator now.`);

  const session = await api('login', { body: { email, password } });
  expect(session.body.user).toMatchObject({ email, role: 'admin' });
  const params = { id: owner.restaurantId };
  expect(await api('impersonate', { token: String(session.body.token), params })).toMatchObject({
    status: 200,
    body: { impersonating_restaurant: { restaurant_id: owner.restaurantId, name: 'Bar Centrale' } },
  });
});
