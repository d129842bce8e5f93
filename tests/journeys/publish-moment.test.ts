import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, arriveAs } from './owner.ts';
import { aTemplateSite } from './website-card.ts';

test('the first publication shows the page on a phone and its address, and a second one asks which to keep', async ({
  page,
  context,
  owner,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const site = await anImportedSite(owner);
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  const moment = page.getByRole('dialog', { name: 'Website published successfully!' });
  const phone = moment.getByTitle(`Preview of ${site.name}`);
  await expect(phone.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.contentFrame().getByText('Sample – replace with yours')).toHaveCount(0);
  await expect(moment.getByRole('img', { name: `QR code for ${site.name}` })).toBeVisible();
  await expect(moment.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  const address = await moment.getByRole('link', { name: 'Open' }).getAttribute('href');
  await moment.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(moment.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await lookEverywhere(page, 'published');
  await moment.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(moment).toBeHidden();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  expect((await page.request.get(address ?? '')).status()).toBe(200);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share and QR code' }).click();
  const share = page.getByRole('dialog', { name: `Share ${site.name}` });
  await expect(share).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();

  await test.step('publishing a second website asks which one guests should find', async () => {
    await arriveAs(page, owner, `/website-builder/preview/${await aTemplateSite(owner, 'Fig')}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(moment.getByRole('heading', { name: 'You have 2 published websites' })).toBeVisible();
    await lookEverywhere(page, 'two-public-websites');
    await moment.getByRole('button', { name: `Unpublish ${site.name}` }).press('Enter');
    await expect(moment.getByRole('button', { name: `Unpublished ${site.name}` })).toBeFocused();
    await moment.getByRole('button', { name: 'Done' }).click();
    await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  });
});
