import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PLAN_CATALOG, PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { openLanding } from './owner.ts';

/** Records the addresses of the page's requests from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  return calls;
}

const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Marketing AI Assistant' });

test('a visitor uses the public chat by keyboard, without API calls, and reaches the plans and the trial', async ({
  page,
}) => {
  await openLanding(page);
  const button = page.getByRole('button', { name: 'Ask a question' });
  await button.focus();
  await page.keyboard.press('Enter');
  const chat = chatOf(page);
  await expect(chat.getByLabel('Your question')).toBeFocused();
  const calls = watchCalls(page);
  const ask = async (question: string) => {
    await chat.getByLabel('Your question').focus();
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
  };
  await ask('¿Hablas español?');
  await expect(chat.getByText(/^Este chat y la aplicación están en inglés/)).toHaveAttribute('lang', 'es');
  await ask('How do you compare with Owner.com?');
  await expect(chat.getByText(/as of November 2026\. Check its website for current prices\./)).toBeVisible();
  await ask('What does it cost?');
  await expect(chat.getByText('Starter $97, Growth $197, Pro $297')).toBeVisible();
  expect(calls).toEqual([]);
  await lookEverywhere(page, 'public chat');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();

  await page.goto('/login');
  await button.press('Enter');
  await ask('What does it cost?');
  await chat.getByRole('link', { name: 'See current plans' }).click();
  await expect(page).toHaveURL('/#plans');
  const plans = page.getByRole('region', { name: 'Every tool in every plan' });
  await expect(plans).toBeInViewport();
  for (const id of PLAN_IDS) {
    const { name, monthlyCents, limits } = PLAN_CATALOG[id];
    const plan = plans.getByRole('listitem').filter({ hasText: name });
    await expect(plan).toContainText(`$${monthlyCents / 100} a month`);
    await expect(plan).toContainText(`${limits.sms_campaigns.toLocaleString('en-US')} texts`);
    await expect(plan.getByRole('link', { name: `Start with ${name}` })).toHaveAttribute(
      'href',
      '/login#new-account',
    );
  }
  await button.press('Enter');
  await ask('What does it cost?');
  await chat.getByRole('link', { name: 'Start Free Trial' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
});

test('a question that the chat can’t answer reaches the console through the contact form, newest first', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(422), answered(429), /net::ERR_FAILED/);
  await page.setViewportSize({ width: 375, height: 900 });
  const [first, second] = [1, 2].map((number) => `guest-${number}-${randomUUID()}@example.com`) as [
    string,
    string,
  ];
  await openLanding(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const calls = watchCalls(page);
  await chatOf(page).getByLabel('Your question').fill('Do you cater to submarines?');
  await page.keyboard.press('Enter');
  await chatOf(page).getByRole('link', { name: 'Open the contact form' }).click();
  await expect(page).toHaveURL('/#contact');
  expect(calls).toEqual([]);

  const form = page.getByRole('region', { name: 'Ask us anything' });
  const message = form.getByLabel('Message');
  const email = form.getByLabel('Email');
  const send = () => form.getByRole('button', { name: 'Send question' }).click();
  await expect(message).toBeInViewport();
  await expect(message).toHaveValue('Do you cater to submarines?');
  await message.fill('');
  await send();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter an email address such as/);
  await expect(message).toHaveAccessibleDescription('Enter your question.');
  await message.fill('Do you work with food trucks?\nWe have two.');
  await email.fill(first);
  const error = 'Too many requests. Try again in 20 minutes.';
  const json = { success: false, error, code: 'too_many_requests' };
  await page.route('**/api/leads', (route) => route.fulfill({ status: 429, json }), { times: 1 });
  await send();
  await expect(form.getByRole('alert')).toHaveText(error);
  await page.route('**/api/leads', (route) => route.abort(), { times: 1 });
  await send();
  await expect(form.getByRole('alert')).toHaveText(
    'We couldn’t send your question. Check your connection and try again.',
  );
  await send();
  await expect(form.getByRole('status')).toHaveText(`Thanks! We’ll reply to ${first}.`);
  await page.goto('/robots.txt');
  await openLanding(page, '/#contact');
  await email.fill(second);
  await message.fill('Can I pay by the year?');
  await send();
  await expect(form.getByRole('status')).toHaveText(`Thanks! We’ll reply to ${second}.`);

  await signInAsDemoAdministrator(page);
  await page.goto('/admin/leads');
  const entries = page.getByRole('list', { name: 'Leads, newest first' }).getByRole('listitem');
  await expect(entries.filter({ hasText: first })).toContainText('We have two.');
  const shown = (await entries.allTextContents()).join(' ');
  expect(shown.indexOf(second)).toBeLessThan(shown.indexOf(first));
  await expect(page.getByRole('link', { name: `Reply to ${second}` })).toHaveAttribute(
    'href',
    `mailto:${second}`,
  );
});
