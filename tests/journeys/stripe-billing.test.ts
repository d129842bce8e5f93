import type { Locator, Page } from '@playwright/test';
import { type StripePlatform, startStripePlatform } from '#tests/builders/stripe-platform.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { test as base, expect } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { signUp } from './model-platform.ts';

const test = base.extend<{ platform: StripePlatform }>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const platform = await startStripePlatform({ DEMO: 'small' });
      await use(platform);
      await platform.close();
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.webOrigin),
});

const dialog = (page: Page) => page.getByRole('dialog');
const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' });

/** Fills in Stripe's page. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: `Pay with ${card}` }).click();
  await expect(page.getByText('Your payment details are up to date.')).toBeVisible();
}

/** Reloads the screen until it shows what Stripe reported. */
async function reloadUntil(page: Page, part: Locator): Promise<void> {
  const isShown = async () => {
    await page.reload();
    await expect(page.getByRole('table', { name: 'Your invoices' }).getByRole('row').first()).toBeVisible();
    await expect(plan(page)).toBeVisible();
    return part.isVisible();
  };
  await expect.poll(isShown, 'the platform heard from Stripe').toBe(true);
}

async function mails(page: Page, subject: RegExp): Promise<number> {
  const outbox = (await (await page.request.get('/dev/outbox')).json()) as { subject: string }[];
  return outbox.filter((mail) => subject.test(mail.subject)).length;
}

test('trial, card, plan, upgrade, failed payment, reminders, recovery, refund, and cancellation', async ({
  page,
  browser,
  platform,
}) => {
  const { server } = platform;
  await signUp(page);
  await page.goto('/dashboard/billing');
  await expect(page.getByText('Free trial')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  await dialog(page).getByRole('button', { name: 'Pay $24.50' }).click();
  await payWith(page, '4242424242424242');
  await expect(plan(page)).toContainText('Basic');
  await expect(plan(page)).toContainText('Active');

  await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
  const upgrade = dialog(page).getByRole('button', { name: /^Upgrade for \$/ });
  const price = (await upgrade.textContent())?.replace('Upgrade for ', '') ?? '';
  await upgrade.click();
  await expect(page.getByText('You’re now on Professional.')).toBeVisible();
  const invoices = page.getByRole('table', { name: 'Your invoices' });
  await expect(invoices.getByRole('row').filter({ hasText: price })).toHaveCount(1);

  await page.getByRole('button', { name: 'Replace card' }).click();
  await payWith(page, '4000000000000341');
  server.advance(31);
  await server.settle();
  const failed = page.getByText('Payment failed');
  await reloadUntil(page, failed);
  await expect(plan(page)).toContainText('You keep your plan until');
  await lookEverywhere(page, 'a past-due plan');
  const subject = /payment didn’t go through$/;
  for (const [sent, days] of [0, 3, 4].entries()) {
    server.advance(days);
    await server.settle();
    await platform.runSchedule('billing-cycle');
    await expect.poll(() => mails(page, subject)).toBe(sent + 1);
  }

  await page.getByRole('button', { name: 'Replace card' }).click();
  await payWith(page, '5555555555554444');
  await expect(failed).toBeHidden();
  await expect(plan(page)).toContainText('Active');
  await expect(invoices.getByRole('row').nth(1)).toContainText('$149.00');

  const [customer] = server.account.customers.values();
  const administrator = await browser.newPage({ baseURL: platform.webOrigin });
  await signInAsDemoAdministrator(administrator);
  await administrator.goto(`/admin/subscriptions/${customer?.metadata.restaurant_id}`);
  const renewal = administrator.getByRole('row').filter({ hasText: '$149.00' }).first();
  await renewal.getByRole('button', { name: /^Actions for invoice / }).click();
  await administrator.getByRole('menuitem', { name: 'Refund' }).click();
  await expect(dialog(administrator).getByLabel('Amount in dollars')).toHaveValue('149.00');
  await dialog(administrator).getByLabel('Reason').fill('Closed for repairs');
  await dialog(administrator).getByRole('button', { name: 'Refund' }).click();
  await expect(administrator.getByText('Refunded $149 to the card.')).toBeVisible();
  await expect(renewal).toContainText('Refunded');
  await administrator.close();
  await reloadUntil(page, invoices.getByRole('row').nth(1).getByText('Refunded'));

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this subscription?' });
  await asked.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Your plan ends on .* You won’t be charged again\./)).toBeVisible();
  await lookEverywhere(page, 'a canceled plan of Stripe');
});

test('a bank asks the owner to confirm the first charge, a renewal, and an administrator’s upgrade', async ({
  page,
  browser,
  platform,
}) => {
  const { server } = platform;
  const answerBank = (answer: string) => page.getByRole('button', { name: answer }).click();
  await signUp(page);
  await page.goto('/dashboard/billing');
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  await dialog(page).getByRole('button', { name: 'Pay $24.50' }).click();
  await page.getByRole('button', { name: 'Pay with 4000002760003184' }).click();
  await answerBank('Refuse');
  await expect(page.getByText('Your bank couldn’t confirm that it’s you.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay with 4000002760003184' }).click();
  await answerBank('Confirm payment');
  await expect(page.getByText('Your payment details are up to date.')).toBeVisible();
  await expect(plan(page)).toContainText('Active');

  server.advance(31);
  await server.settle();
  const confirm = page.getByRole('button', { name: 'Confirm payment' });
  await reloadUntil(page, confirm);
  await platform.runSchedule('billing-cycle');
  await expect.poll(() => mails(page, /^Confirm your payment$/)).toBe(1);
  await lookEverywhere(page, 'a payment to confirm');
  await confirm.click();
  await answerBank('Confirm payment');
  await expect(page.getByRole('heading', { name: 'Invoice paid' })).toBeVisible();
  await server.settle();
  await page.goto('/dashboard/billing');
  await reloadUntil(page, plan(page).getByText('Active'));

  await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Upgrade for \$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Your bank (test)' })).toBeVisible();
  await page.goto('/dashboard/billing');
  await expect(page.getByText('Confirm your upgrade to Professional')).toBeVisible();
  await expect(plan(page)).toContainText('Basic');
  await lookEverywhere(page, 'an upgrade to confirm');

  const [customer] = server.account.customers.values();
  const administrator = await browser.newPage({ baseURL: platform.webOrigin });
  await signInAsDemoAdministrator(administrator);
  await administrator.goto(`/admin/subscriptions/${customer?.metadata.restaurant_id}`);
  await expect(administrator.getByText('Upgrade pending bank confirmation')).toBeVisible();
  await lookEverywhere(administrator, 'a bill that waits for the bank');
  await administrator.getByRole('button', { name: 'Cancel upgrade' }).click();
  await dialog(administrator).getByRole('button', { name: 'Cancel upgrade' }).click();
  await expect(administrator.getByText('Upgrade canceled. Nothing was charged.')).toBeVisible();
  await administrator.getByRole('button', { name: 'Change plan' }).click();
  await dialog(administrator)
    .getByRole('button', { name: /^Charge \$/ })
    .click();
  await expect(administrator.getByText(/^We emailed the owner to confirm the \$/)).toBeVisible();
  await administrator.close();
  await expect.poll(() => mails(page, /^Confirm your upgrade to Professional$/)).toBe(1);
  await page.goto('/dashboard/billing');
  await confirm.click();
  await answerBank('Confirm payment');
  await expect(page.getByRole('heading', { name: 'Invoice paid' })).toBeVisible();
  await server.settle();
  await page.goto('/dashboard/billing');
  await reloadUntil(page, plan(page).getByText('$149.00 a month'));
  await expect(confirm).toBeHidden();
});
