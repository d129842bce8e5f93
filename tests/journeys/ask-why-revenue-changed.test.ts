import type { Page } from '@playwright/test';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';

test('an administrator asks why revenue changed and checks the answer', async ({ page }) => {
  await signInAsDemoAdministrator(page);
  await page.getByRole('link', { name: 'AI Business Assistant' }).click();
  await expect(page).toHaveURL('/admin/assistant');
  const cards = page.getByRole('region', { name: 'Key metrics' });
  const [revenue = ''] = /\$[\d,]+/.exec((await cards.textContent()) ?? '') ?? [];

  await page.getByRole('textbox', { name: 'Your question' }).fill('why did revenue change');
  await page.keyboard.press('Enter');
  const why = await replyWith(page, 'It changed by');
  expect(why).toContain(`: ${revenue}`);
  const [, change = '', parts = ''] = /It changed by ([^:]+): (.+?)\.(?: |$|[A-Z])/.exec(why) ?? [];
  const cents = [...parts.matchAll(/[+−]\$[\d,]+(?:\.\d\d)?/g)].map(([part]) => centsOf(part));
  expect(cents.reduce((sum, part) => sum + part, 0)).toBe(centsOf(change));

  await page.getByRole('textbox', { name: 'Your question' }).fill('what is the weather');
  await page.keyboard.press('Enter');
  await replyWith(page, 'I can’t answer that.');
  await page.getByRole('button', { name: 'How much did we make in the last 30 days?' }).last().click();
  expect(await replyWith(page, 'Revenue (last 30 days')).toContain(`: ${revenue}`);
  await lookEverywhere(page, 'AI Business Assistant');
});

async function replyWith(page: Page, words: string): Promise<string> {
  const reply = page.getByRole('log', { name: 'Conversation' }).getByText(words).last();
  await expect(reply).toBeVisible();
  return (await reply.textContent()) ?? '';
}

/** `−$1,049.50` → -104950. */
function centsOf(text: string): number {
  return Math.round(100 * Number(text.replaceAll(/[$,+]/g, '').replace('−', '-')));
}
