import type { Route } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { aJpeg } from '#tests/builders/hostile-images.ts';
import { codeField, openEditor, saveCustomHtml, writeCode } from './code-editing.ts';
import { aPhoto, startEditing, TRUE_SIZE } from './editing.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, anImportedSiteWithImage, publish, webOrigin } from './owner.ts';

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
    await expect(dialog).toBeHidden();
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
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toHaveAccessibleName('This image is in use');
  await expect(question.getByRole('listitem')).toContainText([site.name]);
  await lookEverywhere(page, 'delete a picture in use');
  await question.getByRole('button', { name: 'Keep image' }).click();
  await expect(dialog.getByRole('button', { name: /^Delete / })).toHaveCount(3);
  await dialog.getByRole('button', { name: /^Delete Artichokes/ }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('button', { name: /^Delete / })).toHaveCount(2);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true);
});

test('the conflict dialog of the advanced editor is accessible, and loses neither text', async ({
  page,
  owner,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.expectErrors(answered(409));
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const aSaveElsewhere = (website_name: string) =>
    createApiClient(webOrigin())('updateContent', {
      token: owner.token,
      params: { id: site.websiteId },
      body: { website_name },
    });
  await aSaveElsewhere('Lupo e figli');
  await page.getByLabel('Site name').fill('Lupo al Mare');
  await save.click();
  const conflict = page.getByRole('alertdialog', { name: 'This website was changed in another window' });
  await expect(conflict).toContainText('Their changesSite name');
  await lookEverywhere(page, 'conflict in the advanced editor');
  await conflict.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Site name')).toHaveValue('Lupo e figli');
  await expect(page.getByRole('button', { name: 'Restore changes' })).toBeVisible();
  await lookEverywhere(page, 'text set aside');
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(page.getByLabel('Site name')).toHaveValue('Lupo al Mare');
  await save.click();
  await expect(page.getByText('Website saved successfully!')).toBeVisible();

  await aSaveElsewhere('Lupo e nipoti');
  await page.getByLabel('Custom requirements').fill('A terrace under the vines');
  await page.getByLabel('Site name').fill('Lupo di Roma');
  await save.click();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lupo di Roma' })).toBeVisible();
  await expect(page.getByLabel('Custom requirements')).toHaveValue('A terrace under the vines');
});

test('version history and regeneration are accessible, and a version is restored', async ({
  page,
  owner,
}) => {
  test.slow();
  const site = await anImportedSite(owner);
  await publish(owner, site);
  await openEditor(page, owner, site);
  await writeCode(
    codeField(page, 'HTML'),
    '<h1>Osteria Lupo</h1>\n<p>Open the whole week of the harvest.</p>',
  );
  await saveCustomHtml(page);
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const restoreQuestion = page.getByRole('alertdialog', { name: 'Restore this version?' });
  const restore = async () => {
    await restoreQuestion.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(restoreQuestion).toBeHidden();
  };

  await tab('Settings');
  const published = page.getByRole('listitem').filter({ hasText: 'Live now' });
  await published.getByRole('button', { name: 'View' }).click();
  const version = page.getByRole('dialog');
  const earlier = version.getByTitle(/^Preview of/).contentFrame();
  await expect(earlier.getByRole('link', { name: 'View Our Menu' })).toBeVisible();
  await lookEverywhere(page, 'a version');
  await version.getByRole('button', { name: 'Restore this version' }).click();
  await expect(restoreQuestion).toBeVisible();
  await restore();
  await expect(page.getByText(/^Restored to .*\d{4}/)).toBeVisible();
  await expect(page.getByText('Before restoring an older version')).toBeVisible();
  await tab('Content');
  await expect(codeField(page, 'HTML')).toContainText('site-header');

  await tab('Settings');
  await page.getByRole('button', { name: 'Regenerate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Regenerate this website?' });
  await expect(question).toContainText(
    'This will regenerate the entire website and overwrite your changes. Are you sure?',
  );
  const hold = async (route: Route) => {
    const response = await route.fetch();
    const underWay = { ...(await response.json()), status: 'in_progress', progress_percentage: 40 };
    await route.fulfill({ response, json: underWay });
  };
  await page.route('**/generation/*/progress', hold);
  await question.getByRole('button', { name: 'Regenerate' }).click();
  const progress = page.getByRole('dialog', { name: 'Regenerating your website' });
  await expect(progress).toContainText('Website regeneration started! You will be redirected when complete.');
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await lookEverywhere(page, 'regeneration under way');
  await progress.getByRole('button', { name: 'Continue in the background' }).click();
  await expect(page.getByRole('button', { name: 'Show progress' })).toBeVisible();
  await lookEverywhere(page, 'regeneration in the background');
  await page.getByRole('button', { name: 'Show progress' }).click();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(progress).toBeHidden();
  await expect(page.getByText('Your website has been regenerated.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Before regenerating' })).toBeVisible();
});
