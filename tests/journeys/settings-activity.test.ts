import { createApiClient } from '#tests/api/api-client.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, webOrigin } from './owner.ts';

test('an owner sees on a phone what was changed, and takes one thing back', async ({ page, owner }) => {
  const call = createApiClient(webOrigin());
  const { token, restaurantId: id } = owner;
  await call('updateProfile', { token, body: { kind: 'trattoria', email: 'ciao@lupo.example' } });
  await call('updateProfile', { token, body: { kind: 'osteria' } });
  await call('updateChecklistStatus', {
    token,
    params: { id, item_id: 'menu-complete' },
    query: { status: 'completed' },
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/dashboard/activity');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  const change = page.getByRole('listitem').filter({ hasText: 'Kind: trattoria → osteria' });
  await expect(page.getByText('Created the account.')).toBeVisible();
  await lookEverywhere(page, 'activity');
  await page.setViewportSize({ width: 375, height: 812 });
  await change.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Everything is as it was before.')).toBeVisible();
  await expect(page.getByText('Kind: osteria → trattoria')).toBeVisible();
  await expect(change.getByRole('button', { name: 'Undo' })).toBeHidden();
  const { body } = await call('getProfile', { token });
  expect(body.data).toMatchObject({ profile: { kind: 'trattoria', email: 'ciao@lupo.example' } });
});
