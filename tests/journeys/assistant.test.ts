import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });

test('a visitor asks the public chat by keyboard alone, without any call, and goes from its answer to the trial', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Ask a question' });
  await button.focus();
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: 'Marketing AI Assistant' });
  await expect(chat.getByLabel('Your question')).toBeFocused();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.keyboard.type('What does it cost?');
  await page.keyboard.press('Enter');
  await expect(conversation(page)).toContainText('Starter $97, Growth $197, Pro $297');
  expect(calls).toEqual([]);
  await lookEverywhere(page, 'public chat');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await chat.getByRole('link', { name: 'Start Free Trial' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible();
});
