import type { Page } from '@playwright/test';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';

test('an administrator asks why revenue changed and checks the answer', async ({ page }) => {
  await signInAsDemoAdministrator(page);
  await page.getByRole('link', { name: 'AI Business Assistant' }).click();
  await expect(page).toHaveURL('/admin/assistant');

  const why = await ask(page, 'why did revenue change', 'It changed by');
  const [, change = '', parts = ''] = /It changed by ([^:]+): (.+?)\.(?: |$|[A-Z])/.exec(why) ?? [];
  const cents = [...parts.matchAll(/[+−]\$[\d,]+(?:\.\d\d)?/g)].map(([part]) => centsOf(part));
  expect(cents.reduce((sum, part) => sum + part, 0)).toBe(centsOf(change));

  await ask(page, 'what is the weather', 'I can’t answer that.');
  await page.getByRole('button', { name: 'How much did we make in the last 30 days?' }).last().click();
  await expect(page.getByRole('log').getByText('Revenue (last 30 days').last()).toContainText(/: \$[\d,]+/);
  await lookEverywhere(page, 'AI Business Assistant');
});

/** Asks until the answer has these words: while other journeys pay, the assistant may say to ask again in a moment. */
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
