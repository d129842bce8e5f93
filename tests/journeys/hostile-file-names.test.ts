import type { Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { aJpeg, aTruncatedJpeg } from '#tests/builders/hostile-images.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { findHarm, markup } from './harm.ts';
import { answered, expect, test } from './journey.ts';
import { anImportedSite, arriveAs, type Owner, webOrigin } from './owner.ts';

const IMAGE = markup('image');
const PHOTO = markup('photo');
const TORN = markup('torn');
const LIST = markup('list');
const SALES = markup('sales');

const jpeg = (name: string, buffer: Buffer) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer });
const csv = (name: string, text: string) => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function expectAsTyped(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name).first()).toBeVisible();
  expect(await findHarm(page), page.url()).toEqual([]);
}

/** Uploads an image in the editor, finds it in the library, and deletes it. */
async function uploadAndDelete(page: Page, owner: Owner): Promise<void> {
  const { websiteId } = await anImportedSite(owner);
  await arriveAs(page, owner, `/website-builder/edit/${websiteId}`);
  const insert = page.getByRole('button', { name: 'Insert image' });
  await insert.click();
  const dialog = page.getByRole('dialog', { name: 'Insert an image' });
  await page.getByLabel('Image file').setInputFiles(jpeg(IMAGE, await aJpeg({ width: 400, height: 300 })));
  await expect(dialog).toBeHidden();
  await insert.click();
  await expectAsTyped(page, IMAGE);
  await dialog.getByRole('button', { name: `Delete ${IMAGE}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this image?' });
  await expect(question).toContainText(`We’ll permanently delete ${IMAGE}.jpg.`);
  await expectAsTyped(page, IMAGE);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toBeHidden();
  expect(await findHarm(page)).toEqual([]);
}

/** Enhances a photo, and another one that fails. */
async function enhance(page: Page, owner: Owner): Promise<void> {
  await arriveAs(page, owner, '/ai-features');
  await page.getByRole('link', { name: 'Image Enhancer' }).first().click();
  const good = jpeg(PHOTO, await aJpeg({ width: 400, height: 300 }));
  await page
    .getByLabel('Photo file', { exact: true })
    .setInputFiles([good, jpeg(TORN, await aTruncatedJpeg())]);
  await page.getByRole('button', { name: 'Quick Enhance' }).click();
  await expect(page.getByRole('region', { name: 'Before and after' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply to all' }).click();
  await expectAsTyped(page, TORN);
  await expectAsTyped(page, PHOTO);
}

async function chooseList(page: Page, owner: Owner): Promise<void> {
  await arriveAs(page, owner, '/dashboard/bring-back-regulars');
  const rows = 'customer_name,phone_number,last_order_date\nAna,2125550147,2026-01-01';
  await page.getByLabel('Choose a CSV file').setInputFiles(csv(LIST, rows));
  await expectAsTyped(page, LIST);
}

async function chooseSales(page: Page, owner: Owner): Promise<void> {
  const dish = { 'dishes[0]': { name: 'Lasagna', price: '19', amount: 19 } };
  await createApiClient(webOrigin())('updateProfile', { token: owner.token, body: dish });
  await arriveAs(page, owner, '/ai-features?tab=menu');
  await page.getByRole('button', { name: 'Analyze' }).click();
  const rows = 'Business Date,Menu Item,Item Qty,Net Amount\n10/1/2026,Lasagna,2,38\n10/31/2026,Lasagna,1,19';
  await page.locator('input[type=file]').setInputFiles(csv(SALES, rows));
  await expect(page.getByRole('dialog', { name: 'Review your sales' })).toBeVisible();
  await expectAsTyped(page, SALES);
}

test('names of files are shown as typed on every screen of owners and administrators that has them', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(422));
  await test.step('the image library', () => uploadAndDelete(page, owner));
  await test.step('the image enhancer', () => enhance(page, owner));
  await test.step('a list of guests', () => chooseList(page, owner));
  await test.step('sales of the register', () => chooseSales(page, owner));
  await test.step('the owner’s activity', async () => {
    await arriveAs(page, owner, '/dashboard/activity');
    await expectAsTyped(page, IMAGE);
    await expectAsTyped(page, PHOTO);
  });
  await page.evaluate(() => localStorage.clear());
  await signInAsDemoAdministrator(page);
  const { restaurantId } = owner;
  for (const path of [`/admin/activity?restaurant_id=${restaurantId}`, `/admin/restaurants/${restaurantId}`])
    await test.step(path, async () => {
      await page.goto(path);
      await expectAsTyped(page, IMAGE);
      await expectAsTyped(page, PHOTO);
    });
});
