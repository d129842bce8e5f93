import { createApiClient } from '#tests/api/api-client.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, webOrigin } from './owner.ts';

test('an owner sets stricter texting hours, never looser ones, and resets them', async ({ page, owner }) => {
  await arriveAs(page, owner, '/dashboard/settings');
  const section = page.getByRole('region', { name: 'Texting hours' });
  await section.getByText('During hours I choose').click();
  await section.getByLabel('Sunday', { exact: true }).uncheck();
  await section.getByLabel('Monday from').fill('07:00');
  await section.getByRole('button', { name: 'Save hours' }).click();
  await expect(section.getByRole('alert')).toHaveText(
    'Choose hours between 8 AM and 9 PM, when the law allows texts.',
  );
  await lookEverywhere(page, 'hours of texts with an error');
  await section.getByLabel('Monday from').fill('11:30');
  await section.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Saved. Texts go out only during these hours.')).toBeVisible();

  await page.reload();
  await expect(section.getByLabel('Monday from')).toHaveValue('11:30');
  await expect(section.getByText('No texts')).toHaveCount(1);
  const call = createApiClient(webOrigin());
  const { body } = await call('getTextingSettings', { token: owner.token });
  expect(body.data).toMatchObject({ hours: { sunday: null, monday: { from: '11:30', to: '20:00' } } });
  await section.getByText('Whenever the law allows').click();
  await section.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Saved. Texts go out at any time the law allows.')).toBeVisible();
});
