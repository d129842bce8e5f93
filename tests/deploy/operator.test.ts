import { expect, test } from 'vitest';
import { createAdmin } from '#scripts/operate/create-admin.ts';
import { anOwner } from '#tests/api/owner.ts';
import { anAdministrator } from './an-administrator.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

test('an operator creates the first administrator, who sets up two-step verification and impersonates', async () => {
  const { api } = deployed();
  const owner = await anOwner(api, 'Bar Centrale');
  const { token, email, password } = await anAdministrator(api);
  expect((await api('getCurrentUser', { token })).body.user).toMatchObject({ email, role: 'admin' });
  const params = { id: owner.restaurantId };
  expect(await api('impersonate', { token, params })).toMatchObject({
    status: 200,
    body: { impersonating_restaurant: { restaurant_id: owner.restaurantId, name: 'Bar Centrale' } },
  });
  const activity = await api('listPlatformActivity', { token, query: { restaurant_id: owner.restaurantId } });
  const { entries } = activity.body.data as { entries: { operation: string }[] };
  expect(entries.map(({ operation }) => operation)).toEqual(['impersonate', 'register']);

  const { body } = await api('login', { body: { email, password } });
  expect(body).toMatchObject({ second_factor_required: { is_enrolled: true } });
  const said = await createAdmin(
    ['--stage', 'local', '--email', email, '--remove-second-factor'],
    {},
    noPassword,
  );
  expect(said).toContain('Two-step verification is off for');
  expect((await api('getCurrentUser', { token })).status).toBe(401);
});

async function noPassword(): Promise<never> {
  throw new Error('The command asked for no password.');
}
