import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { openLanding } from './owner.ts';

const formOf = (page: Page) => page.getByRole('region', { name: 'Ask us anything' });

async function send(page: Page, email: string, question: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill(question);
  await form.getByRole('button', { name: 'Send question' }).click();
  await expect(form.getByRole('status')).toHaveText(`Thanks! We’ll reply to ${email}.`);
}

test('a visitor’s question reaches the console, newest first', async ({ page, consoleWatch }) => {
  consoleWatch.expectErrors(answered(422));
  await page.setViewportSize({ width: 375, height: 900 });
  const [first, second] = [1, 2].map((number) => `guest-${number}-${randomUUID()}@example.com`) as [
    string,
    string,
  ];
  await openLanding(page, '/#contact');
  const form = formOf(page);
  await expect(form).toBeInViewport();
  await form.getByRole('button', { name: 'Send question' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address such as/);
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Enter your question.');
  await send(page, first, 'Do you work with food trucks?\nWe have two.');
  await page.goto('/robots.txt');
  await openLanding(page, '/#contact');
  await send(page, second, 'Can I pay by the year?');

  await signInAsDemoAdministrator(page);
  await page.goto('/admin/leads');
  const entries = page.getByRole('list', { name: 'Leads, newest first' }).getByRole('listitem');
  const emails = async () => (await entries.allTextContents()).join(' ');
  await expect(entries.filter({ hasText: first })).toContainText('We have two.');
  const shown = await emails();
  expect(shown.indexOf(second)).toBeLessThan(shown.indexOf(first));
  await expect(page.getByRole('link', { name: `Reply to ${second}` })).toHaveAttribute(
    'href',
    `mailto:${second}`,
  );
  await lookEverywhere(page, 'leads');
});

test('a question that fails to send stays in the form with the reason', async ({ page, consoleWatch }) => {
  consoleWatch.expectErrors(answered(429), /net::ERR_FAILED/);
  await openLanding(page, '/#contact');
  const form = formOf(page);
  const refusal = {
    success: false,
    error: 'Too many requests. Try again in 20 minutes.',
    code: 'too_many_requests',
  };
  await page.route('**/api/leads', (route) => route.fulfill({ status: 429, json: refusal }));
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('Do you do catering?');
  await form.getByRole('button', { name: 'Send question' }).click();
  await expect(form.getByRole('alert')).toHaveText('Too many requests. Try again in 20 minutes.');
  await page.route('**/api/leads', (route) => route.abort());
  await form.getByRole('button', { name: 'Send question' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'We couldn’t send your question. Check your connection and try again.',
  );
  await expect(form.getByLabel('Message')).toHaveValue('Do you do catering?');
});
