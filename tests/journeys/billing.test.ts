import type { Page } from '@playwright/test';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anOwner, arriveAs } from './owner.ts';
import { textOfMail } from './sent-mail.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('an owner chooses a plan, sees a declined card, pays, buys credit, upgrades, and cancels', async ({
  page,
  consoleWatch,
}) => {
  const owner = await anOwner();
  await arriveAs(page, owner, '/dashboard/billing');
  await expect(page.getByText('Free trial')).toBeVisible();
  await expect(page.getByText('No invoices yet.')).toBeVisible();
  await lookEverywhere(page, 'billing on trial');

  consoleWatch.expectErrors(answered(402), /ERR_FAILED/);
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  await expect(dialog(page)).toContainText(
    '$49 for one month of Basic − $24.50 first-month discount = $24.50 today, $49 on',
  );
  await dialog(page).getByLabel('Test card').selectOption('card_declines');
  await dialog(page).getByRole('button', { name: 'Pay $24.50' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Your bank declined the card. Try a different card, or contact your bank. Nothing changed.',
  );
  await dialog(page).getByLabel('Test card').selectOption('card_succeeds');
  await dialog(page).getByRole('button', { name: 'Pay $24.50' }).click();
  await expect(page.getByText('You’re now on Basic.')).toBeVisible();
  const invoices = page.getByRole('table', { name: 'Your invoices' });
  await expect(invoices.getByRole('row').nth(1)).toContainText('$24.50');

  await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
  await expect(dialog(page)).toContainText(
    /\$149 for \d+ days of Professional − \$74\.50 first-month discount − \$24\.50 unused Basic = \$50 today, \$149 on/,
  );
  await dialog(page).getByRole('button', { name: 'Upgrade for $50.00' }).click();
  await expect(page.getByText('You’re now on Professional.')).toBeVisible();
  await expect(invoices.getByRole('row')).toHaveCount(3);
  // Together, the full price of Professional.
  await expect(invoices.getByRole('row').nth(1)).toContainText('$50.00');
  await lookEverywhere(page, 'billing with a plan');

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this subscription?' });
  await asked.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Your plan ends on .* You won’t be charged again\./)).toBeVisible();

  await page.getByRole('button', { name: 'Upgrade to Enterprise' }).click();
  await expect(dialog(page)).toContainText('= $125 today. The plan ends on');
  await dialog(page).getByRole('button', { name: 'Upgrade for $125.00' }).click();
  await expect(page.getByText(/^You’ll keep Enterprise until/)).toBeVisible();
  await expect(page.getByText(/You won’t be charged again\./)).toBeVisible();
  await page.getByRole('region', { name: 'Your plan' }).getByRole('button').click();
  const kept = page.getByRole('alertdialog', { name: /^Keep / });
  await expect(kept).toContainText(/You won’t be charged today\. We’ll charge \$\d+(?:\.\d\d)? on /);
  await kept.getByRole('button', { name: /^Keep / }).click();
  await expect(page.getByText('a month. Next payment on')).toBeVisible();

  // Buying credit again after a lost answer charges once.
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

test('an administrator sees payments, upgrades, and cancellations, with samples labeled', async ({
  page,
  request,
  consoleWatch,
}) => {
  const name = `Paying ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await anOwner(name);
  const started = await request.post('/api/billing/plan', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { plan_id: 'basic', payment_token: 'card_succeeds' },
  });
  expect(started.status()).toBe(201);
  await signInAsDemoAdministrator(page);
  await page.route('**/api/billing/dashboard', (route) => route.abort());
  consoleWatch.expectErrors(/ERR_FAILED/);
  await page.getByRole('link', { name: 'Subscription Management' }).click();
  await expect(page.getByRole('heading', { name: 'Error Loading Subscriptions' })).toBeVisible();
  await expect(page.getByText('Sample data')).toBeVisible();
  await page.unroute('**/api/billing/dashboard');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Sample data')).toBeHidden();
  await expect(page.getByText('Monthly recurring revenue')).toBeVisible();

  await page.getByRole('tab', { name: 'Subscriptions' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('$49.00');
  await row.getByRole('button', { name: `Upgrade ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('− $24.50 unused Basic = $50 today, $149 on');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Upgrade for $50.00' }).click();
  await expect(row).toContainText('Professional');
  await row.getByRole('button', { name: `Cancel the subscription for ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(row).toContainText('Ends');
  await row.getByRole('button', { name: `Upgrade ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('= $125 today. The plan ends on');
  await expect(page.getByRole('alertdialog')).toContainText(
    'This subscription is canceled. Unless you renew it, it ends on',
  );
  await lookEverywhere(page, 'the price of a canceled subscription');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Upgrade and renew' }).click();
  await expect(page.getByText(`${name}: Enterprise starts today. $125 was charged`)).toBeVisible();
  await expect(row).toContainText('Active');
  await page.getByRole('tab', { name: 'Usage Tracking' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('0 of 50,000');
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(3);
  const auditRecord = await textOfMail(page, { to: owner.email, subject: /\$125 for your Enterprise plan$/ });
  expect(auditRecord).toMatch(/The .+ team made this change\.\n\nQuestions\? Reply to this email\./);
});
