import type { Page } from '@playwright/test';
import { PLAN_CATALOGUE, PLAN_IDS } from '#shared/domain/billing/plan-catalogue.ts';
import { expect, test } from './journey.ts';

async function ask(page: Page, question: string) {
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const chat = page.getByRole('dialog', { name: 'Marketing AI Assistant' });
  await chat.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  return chat;
}

for (const width of [1440, 375]) {
  for (const from of ['/', '/login']) {
    test(`the chat on ${from} quotes its prices and leads to the current plans, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(from, { waitUntil: 'networkidle' });
      const chat = await ask(page, 'What does it cost?');
      await expect(chat.getByText('Starter $97, Growth $197, Pro $297')).toBeVisible();
      await chat.getByRole('link', { name: 'See current plans' }).click();
      await expect(page).toHaveURL('/#plans');
      const plans = page.getByRole('region', { name: 'Every tool in every plan' });
      await expect(plans).toBeInViewport();
      for (const id of PLAN_IDS) {
        const { name, monthlyCents } = PLAN_CATALOGUE[id];
        await expect(plans.getByRole('listitem').filter({ hasText: name })).toContainText(
          `$${monthlyCents / 100} a month`,
        );
      }
    });
  }
}
