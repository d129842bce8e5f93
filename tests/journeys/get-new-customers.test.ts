import type { Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { aJpeg, aNonImage } from '#tests/builders/hostile-images.ts';
import { answered, expect, test } from './journey.ts';
import { lookAtWidths, lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, arriveAs, type Owner, publish, webOrigin } from './owner.ts';

const PATH = '/dashboard/get-new-customers';
const PHONE = { width: 375, height: 850 };

/** Adds what an ad needs: an address and a published website. */
async function makeReady(owner: Owner): Promise<void> {
  await publish(owner, await anImportedSite(owner));
  const body = { 'address.text': '12 Court Street, Brooklyn, NY 11201' };
  await createApiClient(webOrigin())('updateProfile', { token: owner.token, body });
}

async function open(page: Page, owner: Owner): Promise<void> {
  await arriveAs(page, owner, PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Get New Customers' })).toBeVisible();
}

const preview = (page: Page) => page.getByRole('button', { name: 'Preview Ad Copy' }).click();
const launch = (page: Page) => page.getByRole('button', { name: 'Launch Facebook Ad' }).click();
const ads = (page: Page) => page.getByRole('region', { name: 'Your ads' });

test('an owner previews, launches, pauses, and ends an ad', async ({ page, owner }) => {
  await makeReady(owner);
  await open(page, owner);
  await expect(page.getByLabel('Restaurant name')).toHaveValue('Osteria Lupo');
  await page.getByLabel('Item to promote').fill('Truffle pasta');
  await page.getByLabel('Offer').fill('20% off on Tuesdays');
  const photo = {
    name: 'dish.jpg',
    mimeType: 'image/jpeg',
    buffer: await aJpeg({ width: 900, height: 600 }),
  };
  await page.getByLabel('Dish photo file').setInputFiles(photo);
  await page.getByText('$20 a day', { exact: true }).click();
  await expect(page.getByText('$140', { exact: true })).toBeVisible();
  await preview(page);
  const shown = page.getByRole('region', { name: 'Preview' });
  await expect(shown.getByText('20% off on Tuesdays').first()).toBeVisible();
  await expect(shown.getByText('of 300 characters')).toBeVisible();
  await shown.getByText('Dish', { exact: true }).click();
  await expect(shown.getByLabel('Headline')).toHaveValue('Truffle pasta');
  const code =
    (await shown
      .getByText(/^Promo code/)
      .locator('strong')
      .textContent()) ?? '';
  await lookEverywhere(page, 'an ad with its preview');
  await launch(page);
  await expect(page.getByRole('heading', { name: 'Your ad was submitted' })).toBeFocused();
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible();
  await expect(ads(page).getByText(`Code ${code}`)).toBeVisible();
  const steps = page.getByRole('list').filter({ hasText: 'Tell your staff' });
  await expect(steps).toHaveCSS('list-style-type', 'decimal');
  await lookEverywhere(page, 'an ad that was launched');
  await expect(ads(page).getByText('Active', { exact: true })).toBeVisible();
  await ads(page).getByRole('button', { name: 'Pause' }).click();
  await expect(ads(page).getByText('Paused')).toBeVisible();
  await ads(page).getByRole('button', { name: 'End' }).click();
  await page.getByRole('button', { name: 'End ad' }).click();
  await expect(ads(page).getByText('Ended')).toBeVisible();
  await expect(ads(page).getByRole('button')).toHaveCount(0);
});

test('an owner connects an ad account, once allowed, launches an ad with it, and disconnects it', async ({
  page,
  owner,
}) => {
  await makeReady(owner);
  const onPhone = () => page.setViewportSize({ width: 375, height: 812 });
  const section = page.getByRole('region', { name: 'Facebook ads' });
  const connect = () => section.getByRole('button', { name: 'Connect Facebook' }).click();

  await test.step('connecting, first without access', async () => {
    await onPhone();
    await arriveAs(page, owner, '/dashboard/settings');
    await expect(section.getByText('Not connected. You’ll need:')).toBeVisible();
    await connect();
    await expect(page.getByRole('heading', { name: 'Simulated Facebook' })).toBeVisible();
    await lookEverywhere(page, 'the simulated question of Facebook');
    await onPhone();
    await page.getByRole('link', { name: 'Not now' }).click();
    await expect(section.getByText('You didn’t grant access on Facebook.')).toBeVisible();
    await connect();
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect(section.getByLabel('Ad account')).toBeVisible();
    await expect(page).toHaveURL(`${webOrigin()}/dashboard/settings`);
    await lookEverywhere(page, 'settings, choosing an ad account');
    await onPhone();
    await section.getByLabel('Ad account').selectOption('Second test account');
    await section.getByRole('button', { name: 'Save choices' }).click();
    await expect(section.getByText('Second test account')).toBeVisible();
    await expect(section.getByText('Connected', { exact: true })).toBeVisible();
    await lookEverywhere(page, 'settings, connected');
  });

  await test.step('an ad with the account, then disconnecting', async () => {
    await open(page, owner);
    await page.getByLabel('Item to promote').fill('Truffle pasta');
    await page.getByLabel('Offer').fill('20% off on Tuesdays');
    await launch(page);
    await expect(page.getByRole('heading', { name: 'Your ad was submitted' })).toBeFocused();
    await onPhone();
    await arriveAs(page, owner, '/dashboard/settings');
    await section.getByRole('button', { name: 'Disconnect' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(section.getByRole('button', { name: 'Connect Facebook' })).toBeVisible();
    await page.goto('/dashboard/activity');
    await expect(page.getByText('Connected Test person’s Facebook account.')).toBeVisible();
    await expect(page.getByText('Disconnected the Facebook ad account.')).toBeVisible();
  });
});

/** Fills in an item and an offer, without a city. */
async function expectErrorsInBox(page: Page): Promise<void> {
  const box = page.getByRole('alert');
  await launch(page);
  await expect(box).toContainText('Error: Please fill in all required fields');
  await preview(page);
  await expect(box).toContainText(
    'Error: Please fill in restaurant name, item to promote, and offer to generate preview',
  );
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.getByLabel('Dish photo file').setInputFiles(file);
  await choose({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: aNonImage() });
  await expect(box).toContainText('Error: Please upload a valid image file (JPEG, PNG, or GIF)');
  await choose({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await expect(box).toContainText('Error: Image file must be smaller than 5MB');
  await page.getByLabel('Item to promote').fill('Lobster roll');
  await page.getByLabel('Offer').fill('20% off on Tuesdays');
  await preview(page);
  await expect(page.getByText('Enter the city where we should show your ad.')).toBeVisible();
  await lookEverywhere(page, 'an ad that misses something');
}

test('on a phone, an ad of a new account starts after one answer', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(answered(404));
  await page.setViewportSize(PHONE);
  await open(page, owner);
  await test.step('missing and invalid fields are listed in one box', () => expectErrorsInBox(page));
  await page.setViewportSize(PHONE);
  await launch(page);
  const asked = page.getByRole('region', { name: 'Almost ready. Where should we show your ad?' });
  const city = page.getByLabel('Which city are you in?');
  await expect(city).toBeFocused();
  await expect(city).toBeInViewport();
  await expect(asked.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  const card = ads(page).getByRole('listitem').first();
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await asked.getByRole('button', { name: 'Save city' }).click();
  await expect(asked.getByText('Enter your city.')).toBeVisible();
  await lookEverywhere(page, 'an ad that asks for its city');
  await page.setViewportSize(PHONE);
  await city.fill('Portland, ME');
  await city.press('Enter');
  await expect(card.getByText('Pending', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your ad was submitted' })).toBeFocused();
  await expect(city).toBeHidden();
  const link = card.getByRole('link', { name: 'View the offer page' });
  const [offer] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(offer.getByRole('heading', { level: 1, name: '20% off on Tuesdays' })).toBeVisible();
  await expect(offer.getByText('Lobster roll', { exact: true })).toBeVisible();
  await expect(offer.getByText('LOBSTER20', { exact: true })).toBeVisible();
  await expect(offer.getByText('Portland, ME')).toBeVisible();
  expect(new URL(offer.url()).pathname).toMatch(/^\/osteria-lupo(-[\w]+)?\/offer\/LOBSTER20\/$/);
  await lookAtWidths(offer, 'the page of an offer');
  await offer.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Create another ad' }).click();
  await expect(page.getByLabel('Item to promote')).toHaveValue('');
  await card.getByRole('button', { name: /^End/ }).click();
  await page.getByRole('button', { name: 'End ad' }).click();
  await expect(card.getByText('Ended', { exact: true })).toBeVisible();
  expect((await offer.reload())?.status()).toBe(404);
});
