import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { createApiClient } from '#tests/api/api-client.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, type Owner, webOrigin } from './owner.ts';

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });

const QUESTION = 'Your question';

async function openAssistant(page: Page, owner: Owner, path: string) {
  await arriveAs(page, owner, path);
  const button = page.getByRole('button', { name: 'Ask the assistant' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'AI Marketing Assistant' });
  await expect(dialog.getByLabel(QUESTION)).toBeFocused();
  const ask = async (question: string) => {
    await dialog.getByLabel(QUESTION).focus();
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
  };
  return { button, dialog, ask };
}

async function aProfile({ token }: Owner): Promise<void> {
  const body = {
    'dishes[0]': { name: 'Carbonara', price: '16', amount: 16 },
    'services[0]': { days: [...WEEKDAYS], opens: '17:00', closes: '22:00' },
  };
  await createApiClient(webOrigin())('updateProfile', { token, body });
}

type Opened = {
  page: Page;
  owner: Owner;
  dialog: Locator;
  ask: (question: string) => Promise<void>;
};

async function expectPriceChanged({ page, owner, dialog, ask }: Opened): Promise<void> {
  await ask('how much is the carbonara');
  await expect(dialog.getByText('On your menu:')).toBeVisible();
  await expect(conversation(page)).toContainText(/Carbonara16.*Profile, as of \w+ \d+, \d+:\d\d/);
  await ask('carbonara is 17 now');
  const change = dialog.getByRole('region', { name: 'Price of Carbonara' });
  await expect(change).toContainText('Before16After17');
  await lookEverywhere(page, 'assistant with a change that waits');
  await page.setViewportSize({ width: 1440, height: 900 });
  await change.getByRole('button', { name: 'Confirm' }).focus();
  await page.keyboard.press('Enter');
  await expect(change.getByText(/^Done\./)).toBeFocused();
  await expect.poll(() => priceOfCarbonara(owner)).toBe('17');
  await page.keyboard.press('Tab');
  await expect(change.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(change.getByText(/^Change undone\./)).toBeFocused();
  expect(await priceOfCarbonara(owner)).toBe('16');
  const { body } = await createApiClient(webOrigin())('listActivity', { token: owner.token });
  const hand = { actor: 'assistant', confirmed_by: 'owner', operation: 'updateProfile' };
  expect((body.data as { entries: object[] }).entries.slice(0, 2)).toMatchObject([hand, hand]);
}

async function priceOfCarbonara({ token }: Owner): Promise<unknown> {
  const { body } = await createApiClient(webOrigin())('getProfile', { token });
  return (body.data as { profile: { dishes: { price: string }[] } }).profile.dishes[0]?.price;
}

test('the assistant changes a price by keyboard, explains what it can’t do, checks off a task, and can be off', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(409));
  await aProfile(owner);
  const { dialog, ask, button } = await openAssistant(page, owner, '/dashboard');
  await test.step('a price is changed and restored by keyboard', async () => {
    await expectPriceChanged({ page, owner, dialog, ask });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await test.step('messages that it can’t answer or save change nothing', async () => {
    await ask('what will I earn next month?');
    await expect(dialog.getByText(/^I can’t predict revenue/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'How much could I still earn?' })).toBeVisible();
    await ask('close us on December 24');
    const closed = dialog.getByRole('region', { name: /^Closed on \w+, December 24/ });
    await expect(closed).toContainText('Before17:00–22:00AfterClosed');
    await createApiClient(webOrigin())('updateProfile', {
      token: owner.token,
      body: { payment: 'Cash only.' },
    });
    await closed.getByRole('button', { name: 'Confirm' }).click();
    await expect(closed.getByRole('alert')).toContainText('changed since you asked');
    await closed.getByRole('button', { name: 'Cancel' }).click();
    await expect(closed.getByText('No changes made.')).toBeFocused();
  });
  await ask('i claimed our google business profile');
  const change = dialog.getByRole('region', { name: 'Claim your Google Business Profile' });
  await expect(change).toContainText('BeforeOpenAfterDone');
  await change.getByRole('button', { name: 'Confirm' }).click();
  await expect(change.getByText(/^Done\./)).toBeVisible();
  await dialog.getByRole('link', { name: 'Open Momentum' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Momentum' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Claim your Google Business Profile' })).toBeChecked();
  await test.step('an administrator turns it off', async () => {
    await turnOffAssistant(owner);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask the assistant' })).toBeHidden();
  });
});

async function turnOffAssistant({ restaurantId: restaurant_id }: Owner): Promise<void> {
  const api = createApiClient(webOrigin());
  const demo = z
    .object({ email: z.string(), password: z.string() })
    .parse(await (await fetch(`${webOrigin()}/dev/demo-admin`)).json());
  const { body } = await api('login', { body: demo });
  const cell = { restaurant_id, feature_name: 'marketing_assistant', enabled: false };
  await api('updateFeatureToggle', { token: String(body.token), body: cell });
}
