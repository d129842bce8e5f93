import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function download(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('an administrator reads AI usage and business metrics, exports both, and asks why revenue changed', async ({
  page,
  published,
}) => {
  expect(published.websiteId).not.toBe('');
  await signInAsDemoAdministrator(page);
  await expect(region(page, 'Real-time AI usage').getByText('Active requests')).toBeVisible();
  await test.step('AI usage by feature and day', async () => {
    await page.getByRole('link', { name: 'AI Analytics' }).click();
    await expect(page).toHaveURL('/admin/ai-analytics');
    const summary = region(page, 'Summary');
    await expect(summary.getByText(/^\$\d+\.\d{4}$/)).toBeVisible();
    const breakdown = region(page, 'Feature breakdown');
    await expect(breakdown.getByRole('img')).toBeVisible();
    await page.getByText('90 days', { exact: true }).click();
    await breakdown.getByText('Show data').click();
    const { text } = await download(page, breakdown.getByRole('button', { name: 'Download as CSV' }));
    expect(text).toMatch(/^Feature,Requests,Cost\r\n(?:[A-Z ]+,\d+,[\d.e-]+\r\n)+$/);
    await page.getByRole('combobox', { name: 'Feature' }).selectOption('CONTENT GENERATION');
    await expect(summary.getByText('for CONTENT GENERATION', { exact: false })).toBeVisible();
  });
  await test.step('business metrics and their report', async () => {
    await page.getByRole('link', { name: 'Business Intelligence' }).click();
    await expect(page).toHaveURL('/admin/business-intelligence');
    await expect(region(page, 'Key metrics').getByText('Monthly recurring revenue')).toBeVisible();
    await expect(region(page, 'Revenue forecast').getByRole('img')).toBeVisible();
    const { name, text } = await download(page, page.getByRole('button', { name: 'Export report' }));
    expect(name).toMatch(/^executive-report-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(text)).toMatchObject({ report_type: 'executive', title: 'Executive report' });
    await page.getByRole('link', { name: 'All reports' }).click();
    await page.getByRole('link', { name: 'Revenue report' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Revenue report' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Plans' })).toBeVisible();
    await lookEverywhere(page, 'a report');
  });
  await test.step('why revenue changed', async () => {
    await page.goto('/admin/assistant');
    const why = await ask(page, 'why did revenue change', 'It changed by');
    const [, change = '', parts = ''] = /It changed by ([^:]+): (.+?)\.(?: |$|[A-Z])/.exec(why) ?? [];
    const cents = [...parts.matchAll(/[+−]\$[\d,]+(?:\.\d\d)?/g)].map(([part]) => centsOf(part));
    expect(cents.reduce((sum, part) => sum + part, 0)).toBe(centsOf(change));
    await ask(page, 'what is the weather', 'I can’t answer that.');
    await page.getByRole('button', { name: 'How much did we make in the last 30 days?' }).last().click();
    await expect(page.getByRole('log').getByText('Revenue (last 30 days').last()).toContainText(/: \$[\d,]+/);
  });
});

/** Asks until the answer has these words: while other journeys pay, the assistant may ask to retry in a moment. */
async function ask(page: Page, question: string, words: string): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Your question' });
  const reply = page.getByRole('log', { name: 'Conversation' }).getByText(words).last();
  const isAnswered = async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await field.fill(question);
    await field.press('Enter');
    await answer;
    return reply.isVisible();
  };
  await expect.poll(isAnswered).toBe(true);
  return (await reply.textContent()) ?? '';
}

/** `−$1,049.50` → -104950. */
function centsOf(text: string): number {
  return Math.round(100 * Number(text.replaceAll(/[$,+]/g, '').replace('−', '-')));
}
