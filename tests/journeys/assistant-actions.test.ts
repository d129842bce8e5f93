import type { Page } from '@playwright/test';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { createApiClient } from '#tests/api/api-client.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, type Owner, webOrigin } from './owner.ts';

async function profileOf({ token }: Owner): Promise<RestaurantProfile> {
  const { body } = await createApiClient(webOrigin())('getProfile', { token });
  return (body.data as { profile: RestaurantProfile }).profile;
}

async function plansOf({ token }: Owner): Promise<{ theme: string }[]> {
  const { body } = await createApiClient(webOrigin())('listContentPlans', { token });
  return (body.data as { plans: { theme: string }[] }).plans;
}

/** Opens the assistant. Returns a function that asks and returns the offer. */
async function openAssistant(page: Page) {
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Marketing Assistant' });
  const ask = async (message: string, offered: string) => {
    await dialog.getByLabel('Your question').fill(message);
    await dialog.getByLabel('Your question').press('Enter');
    return dialog.getByRole('region', { name: offered }).last();
  };
  return { dialog, ask };
}

test('on a phone, a new owner changes facts, undoes a dish, and creates a post by chat', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/dashboard');
  const { dialog, ask } = await openAssistant(page);

  const phone = await ask('our phone is now 775-555-0123', 'Phone number');
  await expect(phone).toContainText('After775-555-0123');
  expect((await profileOf(owner)).phones.map(({ typed }) => typed)).not.toContain('775-555-0123');
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone.getByText(/^Done\./)).toBeVisible();
  expect((await profileOf(owner)).phones.map(({ typed }) => typed)).toContain('775-555-0123');

  const closed = await ask('we’re closed Dec 24', 'Closed on');
  await closed.getByRole('button', { name: 'Confirm' }).click();
  await expect(closed.getByText(/^Done\./)).toBeVisible();
  expect((await profileOf(owner)).dated_hours).toMatchObject([{ services: [] }]);

  const dish = await ask('add Margherita pizza $14', 'New dish: Margherita pizza');
  await dish.getByRole('button', { name: 'Confirm' }).click();
  await expect(dish.getByText(/^Done\./)).toBeVisible();
  expect((await profileOf(owner)).dishes).toMatchObject([
    { name: 'Margherita pizza', price: '$14', amount: 14 },
  ]);
  await dish.getByRole('button', { name: 'Undo' }).click();
  await expect(dish.getByText('Change undone.')).toBeVisible();
  expect((await profileOf(owner)).dishes).toEqual([]);

  const post = await ask('write a post about our taco Tuesday', 'Post');
  await post.getByRole('button', { name: 'Write post' }).click();
  await expect(post.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(post).toContainText('Taco Tuesday');
  expect(await plansOf(owner)).toMatchObject([{ theme: 'taco Tuesday' }]);
  await lookEverywhere(page, 'assistant with a written post');
  await page.setViewportSize({ width: 375, height: 812 });
  await post.getByRole('link', { name: 'Open post' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: /taco Tuesday/i }).first()).toBeVisible();
});
