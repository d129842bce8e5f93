import type { Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { anOwner, webOrigin } from './owner.ts';
import { pressEnterOn, tabTo, typeInto } from './tab-to.ts';

/** Neither a phone nor a desktop scrolls sideways. */
async function expectFit(page: Page): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

test('an operator finds a restaurant that loses money, emails its owner, and gives credit, by keyboard', async ({
  page,
}) => {
  const name = `Losing ${crypto.randomUUID().slice(0, 8)}`;
  const { token } = await anOwner(name);
  await signInAsDemoAdministrator(page);
  await expect(page.getByRole('link', { name: /^MRR \$/ })).toBeVisible();
  await page.goto('/admin/restaurants');
  await typeInto(page, page.getByRole('combobox', { name: 'View' }), 'Lowest');
  await expect(page).toHaveURL('/admin/restaurants?sort=margin');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search restaurants' }), 'Shift+Tab');
  await page.keyboard.type(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('−$0.00');
  await expectFit(page);
  await pressEnterOn(page, row.getByRole('rowheader').getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/\$0\.00 revenue − .* cost = /)).toBeVisible();

  const subject = `A question ${crypto.randomUUID().slice(0, 8)}`;
  await pressEnterOn(page, page.getByRole('button', { name: 'Email the owner' }));
  await typeInto(page, page.getByLabel('Subject'), subject);
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), 'Hello,\nhow can we help?');
  await pressEnterOn(page, page.getByRole('button', { name: 'Send email' }));
  await expect(page.getByText(/^We sent your email to /)).toBeVisible();
  await pressEnterOn(page, page.getByRole('button', { name: 'Done' }));
  await expect(page.getByText(`Email to the owner: ${subject}`)).toBeVisible();

  const note = `Asked why ${subject}`;
  await typeInto(page, page.getByLabel('Add a note'), note);
  await pressEnterOn(page, page.getByRole('button', { name: 'Add note' }));
  await expect(page.getByText(note)).toBeVisible();
  await expectFit(page);

  const plan = { plan_id: 'basic', payment_token: 'card_succeeds' };
  expect((await createApiClient(webOrigin())('subscribe', { token, body: plan })).status).toBe(201);
  await page.reload();
  await pressEnterOn(page, page.getByRole('link', { name: 'Basic', exact: true }));
  await pressEnterOn(page, page.getByRole('button', { name: 'Give credit' }));
  const dialog = page.getByRole('dialog', { name: `Give ${name} credit` });
  await typeInto(page, dialog.getByLabel('Amount in dollars'), '12.50');
  await typeInto(page, dialog.getByLabel('Reason'), 'A slow start');
  await pressEnterOn(page, dialog.getByRole('button', { name: 'Give credit' }));
  await expect(page.getByText('Added $12.50 in credit. We’ll apply it to the next invoice.')).toBeVisible();
  await expect(page.getByText('Credit balance').locator('..')).toContainText('$12.50');
  await expectFit(page);
  await page.goBack();

  await pressEnterOn(page, page.getByRole('link', { name: 'View details and export' }));
  await expect(page.getByText(new RegExp(`Emailed the owner: .?${subject}`))).toBeVisible();
  await expect(page.getByText('Gave $12.50 in credit: A slow start')).toBeVisible();
  await expectFit(page);
});
