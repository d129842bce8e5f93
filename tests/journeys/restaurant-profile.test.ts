import type { Locator, Page } from '@playwright/test';
import { emptyDish } from '#shared/profile/menu.ts';
import { createApiClient } from '#tests/api/api-client.ts';
import { aPhoto } from './editing.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { aGeneratedSite, anImportedSite, arriveAs, type Owner, publish, webOrigin } from './owner.ts';

/** The browser's console message for an outdated version. */
const STALE = /status of 409\b/;

async function openProfile(page: Page, owner: Owner): Promise<void> {
  await arriveAs(page, owner, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant profile' })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' }).click();
const isAboveSaveBar = (field: Locator) =>
  field.evaluate((element) => {
    const bar = document.querySelector('[data-bottom-bar]');
    return bar !== null && element.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
  });
const kind = (page: Page) => page.getByLabel('Type of restaurant');

test('on a phone, an owner enters dishes, hours, and policies, and sees what can’t be saved', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(/status of 422\b/);
  await page.setViewportSize({ width: 375, height: 812 });
  await openProfile(page, owner);
  await kind(page).fill('noodle bar');
  await page.getByLabel('Vegan').check();
  await tab(page, 'Menu');
  await page.getByRole('button', { name: 'Add a dish' }).click();
  await expect(page.getByLabel('Name of dish 1')).toBeFocused();
  await page.keyboard.type('Dandan noodles');
  await expect.poll(() => isAboveSaveBar(page.getByLabel('Name of dish 1'))).toBe(true);
  await page.getByLabel('Price of dish 1').fill('$14');
  await tab(page, 'Hours');
  await page.getByLabel('Friday, open or closed').selectOption('Open');
  await page.getByLabel('Friday opens').fill('17:00');
  await page.getByLabel('Friday closes').fill('01:00');
  await expect(page.getByText('Until 1 AM the next day')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await save(page);
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeFocused();
  await page.reload();
  await expect(kind(page)).toHaveValue('noodle bar');
  await expect(page.getByLabel('Vegan')).toBeChecked();
  await tab(page, 'Menu');
  await expect(page.getByLabel('Price of dish 1')).toHaveValue('$14');
  await tab(page, 'Hours');
  await expect(page.getByLabel('Friday closes')).toHaveValue('01:00');

  await tab(page, 'Basics');
  await kind(page).fill('bakery');
  await tab(page, 'Contact');
  await page.getByLabel('Email').fill('no address');
  await tab(page, 'Basics');
  await save(page);
  await expect(page.getByText('Contact: Enter an email address such as you@restaurant.com.')).toBeVisible();
  await expect(kind(page)).toHaveValue('bakery');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(kind(page)).toHaveValue('bakery');
});

test('a pasted menu becomes dishes with sizes and photos, and two windows ask which change to keep', async ({
  page,
  context,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(STALE);
  await openProfile(page, owner);
  await page
    .getByRole('region', { name: 'What guests look for' })
    .getByRole('button', { name: 'Dishes', exact: true })
    .click();
  await expect(page.getByRole('tab', { name: 'Menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Paste a menu' }).click();
  await page.getByLabel('Your menu').fill('Pasta\nCarbonara $18\nAmatriciana $17\n\nSee the board');
  await page.getByRole('button', { name: 'Leave out: See the board' }).press('Enter');
  await expect(page.getByLabel('Your menu')).toHaveValue(/\nLeave out: See the board$/);
  await expect(page.getByLabel('Your menu')).toBeFocused();
  await page.getByRole('button', { name: 'Add to menu' }).click();
  await expect(page.getByLabel('Name of dish 2')).toHaveValue('Amatriciana');
  await page.getByText('Description, sizes, photo').first().click();
  await page.getByRole('button', { name: 'Add a size to dish 1' }).click();
  await page.getByLabel('Size 1 of dish 1', { exact: true }).fill('Half');
  await page.getByLabel('Price of dish 1, size 1').fill('$10');
  await page.getByRole('button', { name: 'Add a menu', exact: true }).click();
  await page.getByLabel('Name of menu 1').fill('Lunch');
  await page.getByLabel('Menu for dish 2').selectOption('Lunch');
  await page.getByRole('button', { name: 'Add a photo to dish 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a photo of the dish' });
  const photo = { name: 'carbonara.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
  await dialog.getByLabel('Image file').setInputFiles(photo);
  await expect(dialog).toBeHidden();
  await save(page);
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.reload();
  await tab(page, 'Menu');
  await expect(page.getByLabel('Price of dish 1, size 1')).toHaveValue('$10');
  await expect(page.getByLabel('Menu for dish 2')).toHaveValue('Lunch');
  await expect(page.getByRole('button', { name: 'Change the photo of dish 1' })).toBeAttached();
  await test.step('two windows that change the same fact ask which one to keep', async () =>
    expectQuestionOfTwoWindows({ page, other: await context.newPage() }, owner));
});

async function expectQuestionOfTwoWindows(
  { page, other }: Record<'page' | 'other', Page>,
  owner: Owner,
): Promise<void> {
  await openProfile(page, owner);
  await openProfile(other, owner);
  await kind(other).fill('wine bar');
  await save(other);
  await expect(other.getByText('Profile saved.')).toBeVisible();
  await kind(page).fill('bistro');
  await page.getByLabel('Cuisines').fill('Basque');
  await save(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('All changes saved.')).toBeVisible();
  await page.reload();
  await expect(kind(page)).toHaveValue('bistro');
  await expect(page.getByLabel('Cuisines')).toHaveValue('Basque');
}

test('a price is changed once and published with one press', async ({ page, owner }) => {
  const call = createApiClient(webOrigin());
  const { token } = owner;
  const dish = emptyDish('Carbonara');
  await call('updateProfile', { token, body: { dishes: [{ ...dish, price: '14.50', amount: 14.5 }] } });
  const site = await aGeneratedSite(owner, { website_name: 'Osteria Lupo', profile_version: 1 });
  const url = await publish(owner, site);
  await openProfile(page, owner);
  await tab(page, 'Menu');
  await page.getByLabel('Price of dish 1').fill('15.50');
  await save(page);
  const stale = page.getByText('Carbonara: “14.50” on your website, “15.50” in your profile.');
  await expect(stale).toBeVisible();
  await page.getByRole('button', { name: 'Publish again' }).click();
  await expect(stale).toBeHidden();
  await page.goto(url);
  await expect(page.locator('body')).toContainText('15.50');
  await expect(page.locator('body')).not.toContainText('14.50');
});

test('content of an older website is imported and corrected before saving', async ({ page, owner }) => {
  const site = await anImportedSite(owner, {
    website_name: 'Osteria Lupo',
    custom_requirements: 'carbonara 16, amatriciana 17',
  });
  await openProfile(page, owner);
  const found = page.getByText('Add details from Osteria Lupo to your profile');
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: 'Add to profile' }).click();
  await expect(found).toBeHidden();
  await tab(page, 'Menu');
  await page.getByLabel('Price of dish 1').fill('16.50');
  await save(page);
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Menu' })).toBeVisible();
  await tab(page, 'Menu');
  await expect(page.getByLabel('Price of dish 1')).toHaveValue('16.50');
  await expect(found).toBeHidden();
  await page.goto(`/website-builder/preview/${site.websiteId}`);
  await page.getByText('0 of 10 details come from your profile').click();
  // By keyboard: what loads above moves the switch.
  await page.getByRole('switch', { name: 'Menu' }).press('Space');
  await page.getByRole('button', { name: 'Use profile details' }).click();
  await expect(page.getByText('1 of 10 details come from your profile')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('16.50')).toBeVisible();
});
