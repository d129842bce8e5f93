import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PLAN_CATALOGUE, PLAN_IDS } from '#shared/billing/plan-catalogue.ts';
import { expect, test } from './journey.ts';

async function ask(page: Page, question: string) {
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const chat = page.getByRole('dialog', { name: 'Marketing AI Assistant' });
  await chat.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  return chat;
}

test('the chat on the sign-in screen quotes its prices and links to the current plans', async ({ page }) => {
  await page.goto('/login');
  const chat = await ask(page, 'What does it cost?');
  await expect(chat.getByText('Starter $97, Growth $197, Pro $297')).toBeVisible();
  await chat.getByRole('link', { name: 'See current plans' }).click();
  await expect(page).toHaveURL('/#plans');
  const plans = page.getByRole('region', { name: 'Every tool in every plan' });
  await expect(plans).toBeInViewport();
  for (const id of PLAN_IDS) {
    const { name, monthlyCents, limits } = PLAN_CATALOGUE[id];
    const plan = plans.getByRole('listitem').filter({ hasText: name });
    await expect(plan).toContainText(`$${monthlyCents / 100} a month`);
    await expect(plan).toContainText(`${limits.sms_campaigns.toLocaleString('en-US')} texts`);
    await expect(plan.getByRole('link', { name: `Start with ${name}` })).toHaveAttribute(
      'href',
      '/login#new-account',
    );
  }
});

test('on a phone a question that the chat can’t answer leads to the contact form', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const chat = await ask(page, 'Do you cater to submarines?');
  const link = chat.getByRole('link', { name: 'Open the contact form' });
  await expect(link).toBeVisible();
  expect(calls).toEqual([]);
  await link.click();
  await expect(page).toHaveURL('/#contact');
  const form = page.getByRole('region', { name: 'Ask us anything' });
  await expect(form.getByLabel('Message')).toBeInViewport();
  await expect(form.getByLabel('Message')).toHaveValue('Do you cater to submarines?');
  const email = `sub-${randomUUID()}@example.com`;
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send question' }).click();
  await expect(form.getByRole('status')).toContainText(email);
});

test('the chat answers in Spanish and quotes only verified prices', async ({ page }) => {
  await page.goto('/');
  const chat = await ask(page, '¿Hablas español?');
  const spanish = chat.getByText(/^Este chat y la aplicación están en inglés/);
  await expect(spanish).toHaveAttribute('lang', 'es');
  await chat.getByLabel('Your question').fill('How do you compare with Owner.com?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText(/as of November 2026\. Check its website for current prices\./)).toBeVisible();
  await chat.getByLabel('Your question').fill('And Popmenu?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText(/I have no verified facts about Popmenu/)).toBeVisible();
});
