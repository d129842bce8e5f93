import type { Page } from '@playwright/test';
import { type StripePlatform, startStripePlatform } from '#tests/builders/stripe-platform.ts';
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
    { timeout: 60_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.webOrigin),
});

const dialog = (page: Page) => page.getByRole('dialog');
const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' });

/** What Stripe's page asks for. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: `Pay with ${card}` }).click();
  await expect(page.getByText('Your payment details are up to date.')).toBeVisible();
}

async function mails(page: Page, subject: RegExp): Promise<number> {
  const outbox = (await (await page.request.get('/dev/outbox')).json()) as { subject: string }[];
  return outbox.filter((mail) => subject.test(mail.subject)).length;
}

test('trial, card, plan, upgrade, failed payment, reminders, recovery, refund, and cancellation', async ({
  page,
  platform,
}) => {
  const { server, stripe } = platform;
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
  await expect(page.getByText('You’re on Professional now.')).toBeVisible();
  const invoices = page.getByRole('table', { name: 'Your invoices' });
  await expect(invoices.getByRole('row').filter({ hasText: price })).toHaveCount(1);

  await page.getByRole('button', { name: 'Replace card' }).click();
  await payWith(page, '4000000000000341');
  server.advance(31);
  await server.settle();
  const failed = page.getByText('Payment failed');
  await expect(async () => {
    await page.reload();
    await expect(failed).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(plan(page)).toContainText('You keep your plan until');
  await lookEverywhere(page, 'a past-due plan');
  const subject = /payment didn’t go through$/;
  for (const [sent, days] of [0, 3, 4].entries()) {
    server.advance(days);
    await server.settle();
    await platform.runSchedule('billing-cycle');
    await expect.poll(() => mails(page, subject), { timeout: 20_000 }).toBe(sent + 1);
  }

  await page.getByRole('button', { name: 'Replace card' }).click();
  await payWith(page, '5555555555554444');
  await expect(failed).toBeHidden();
  await expect(plan(page)).toContainText('Active');
  await expect(invoices.getByRole('row').nth(1)).toContainText('$149.00');

  const intents = await stripe.paymentIntents.list({
    customer: [...server.account.customers.keys()][0] ?? '',
  });
  await stripe.refunds.create({ payment_intent: intents.data[0]?.id ?? '' });
  await expect(async () => {
    await page.reload();
    await expect(invoices.getByRole('row').nth(1)).toContainText('Refunded', { timeout: 2_000 });
  }).toPass();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this subscription?' });
  await asked.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^It ends on .* You won’t be charged again\./)).toBeVisible();
  await lookEverywhere(page, 'a canceled plan of Stripe');
});
