import { aJpeg } from '#tests/builders/hostile-images.ts';
import { openEditor } from './code-editing.ts';
import { aPhoto, SECTIONS, startEditing, TRUE_SIZE } from './editing.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, anImportedSiteWithImage, arriveAs, publish } from './owner.ts';

test.use({ viewport: TRUE_SIZE });

test('choosing and deleting images is accessible', async ({ page, owner, consoleWatch }) => {
  test.slow();
  consoleWatch.expectErrors(answered(409), /ERR_FAILED/);
  const site = await anImportedSiteWithImage(owner);
  const { frame } = await startEditing(page, owner, site);
  const dialog = page.getByRole('dialog', { name: 'Choose the main image' });
  const choose = async (name: string, buffer: Buffer) => {
    await frame.getByRole('button', { name: 'Change image' }).click();
    await dialog.getByLabel('Image file').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(dialog).toBeHidden({ timeout: 30_000 });
  };
  await choose('A dining room in the evening, seen from the door.jpg', await aPhoto());
  await choose('Artichokes.jpg', await aJpeg({ width: 400, height: 300 }));
  await frame.getByRole('button', { name: 'Change image' }).click();
  await expect(dialog.getByRole('button', { name: /^Delete / })).toHaveCount(3);
  await lookEverywhere(page, 'pictures, filled');
  await page.route('**/upload-image', (route) => route.abort());
  const again = { name: 'Again.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(900, 600) };
  await dialog.getByLabel('Image file').setInputFiles(again);
  await expect(dialog.getByRole('alert')).toHaveText('Upload failed: Network error');
  await lookEverywhere(page, 'pictures, upload failed');
  await dialog.getByRole('button', { name: /^Delete Artichokes/ }).click();
  const question = page.locator('section[role=alertdialog]');
  await expect(question).toHaveAccessibleName('Delete this image?');
  await lookEverywhere(page, 'delete a picture');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toHaveAccessibleName('This image is in use');
  await lookEverywhere(page, 'delete a picture in use');
});

test('the conflict dialog between two windows is accessible', async ({
  page,
  context,
  owner,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.expectErrors(answered(409));
  const site = await anImportedSite(owner);
  const { text } = await startEditing(page, owner, site);
  const otherPage = await context.newPage();
  const other = await startEditing(otherPage, owner, site);
  await other.write(`${SECTIONS}.hero.tagline`, 'Their line, which is a good deal longer than mine');
  await otherPage.close();
  await text(`${SECTIONS}.hero.tagline`).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('My line');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Changed in another window' })).toBeVisible();
  await lookEverywhere(page, 'conflict of two windows in edit mode');
});

test('the conflict dialog of the advanced editor is accessible', async ({
  page,
  context,
  owner,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.expectErrors(answered(409));
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  const otherPage = await context.newPage();
  await (await startEditing(otherPage, owner, site)).write('website_name', 'Lupo e figli');
  await otherPage.close();
  await page.getByLabel('Site name').fill('Lupo al Mare');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('alertdialog', { name: 'This website was changed in another window' });
  await expect(conflict).toBeVisible();
  await lookEverywhere(page, 'conflict in the advanced editor');
  await conflict.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByRole('button', { name: 'Restore changes' })).toBeVisible();
  await lookEverywhere(page, 'text set aside');
});

test('version history and regeneration are accessible', async ({ page, owner }) => {
  test.slow();
  const site = await anImportedSite(owner);
  await publish(owner, site);
  await arriveAs(page, owner, `/website-builder/edit/${site.websiteId}`);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'View' }).first().click();
  const version = page.getByRole('dialog');
  await expect(version.getByTitle(/^Preview of/)).toBeVisible();
  await lookEverywhere(page, 'a version');
  await version.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Restore this version?' })).toBeVisible();
  await lookEverywhere(page, 'restore a version');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(version).toBeHidden();

  await page.getByRole('button', { name: 'Delete website' }).click();
  await expect(page.getByRole('alertdialog', { name: `Delete ${site.name}?` })).toBeVisible();
  await lookEverywhere(page, 'delete the website');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Regenerate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Regenerate this website?' });
  await expect(question).toBeVisible();
  await lookEverywhere(page, 'regenerate the website');
  await page.route('**/generation/*/progress', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const underWay = { ...body, status: 'in_progress', progress_percentage: 40 };
    await route.fulfill({ response, json: underWay });
  });
  await question.getByRole('button', { name: 'Regenerate' }).click();
  const progress = page.getByRole('dialog', { name: 'Regenerating your website' });
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await lookEverywhere(page, 'regeneration under way');
  await progress.getByRole('button', { name: 'Continue in the background' }).click();
  await expect(page.getByRole('button', { name: 'Show progress' })).toBeVisible();
  await lookEverywhere(page, 'regeneration in the background');
});
