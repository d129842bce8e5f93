import { expect, test } from './journey.ts';
import { anOwner, arriveAs } from './owner.ts';

test('buying credits again after a lost answer charges once', async ({ page, request, consoleWatch }) => {
  const owner = await anOwner();
  const started = await request.post('/api/billing/plan', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { plan_id: 'basic', payment_token: 'card_succeeds' },
  });
  expect(started.status()).toBe(201);
  await arriveAs(page, owner, '/dashboard/billing');
  consoleWatch.expectErrors(/ERR_FAILED/);
  await page.route(
    '**/api/billing/credits',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const amount = page.getByLabel('Amount in dollars');
  await amount.fill('20');
  await page.getByRole('button', { name: 'Buy credit' }).click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Buy credit' }).click();
  await expect(page.getByText('You added $20.00 in credit.')).toBeVisible();
  await expect(page.getByText('$20.00 left ($20.00 bought, $0.00 used)')).toBeVisible();
});
