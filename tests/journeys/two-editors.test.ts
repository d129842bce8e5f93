import type { Dialog, Page } from '@playwright/test';
import { aPhoto, dropOnHero, type EditMode, editMode, SECTIONS, startEditing } from './editing.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, anImportedSiteWithImage } from './owner.ts';

const TAGLINE = `${SECTIONS}.hero.tagline`;
const ABOUT = `${SECTIONS}.about.title`;

/** The browser's console message for an outdated version. */
const STALE = /status of 409\b/;

test('changes of two windows are merged, and a text that both change asks which one to keep', async ({
  page,
  context,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(STALE);
  const site = await anImportedSite(owner);
  const one = await startEditing(page, owner, site);
  const otherPage = await context.newPage();
  const other = await startEditing(otherPage, owner, site);
  await other.write(ABOUT, 'Written in the other window');
  await one.write(TAGLINE, 'Written in this window');
  await expect(page.getByText('Merged with changes from another window')).toBeVisible();
  await expect(one.text(ABOUT)).toHaveText('Written in the other window');
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const again = await editMode(page);
  await expect(again.text(TAGLINE)).toHaveText('Written in this window');
  await expect(again.text(ABOUT)).toHaveText('Written in the other window');

  await otherPage.reload();
  await otherPage.getByRole('button', { name: 'Edit', exact: true }).click();
  const theirs = await editMode(otherPage);
  await theirs.write(TAGLINE, 'Their line, which is a good deal longer than mine');
  await theirs.write(ABOUT, 'Their title');
  await again.text(TAGLINE).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('my line');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Changed in another window' });
  await expect(dialog).toContainText('Their line');
  await expect(dialog).toContainText('my line');
  await lookEverywhere(page, 'conflict of two windows in edit mode');
  await dialog.getByRole('radio', { name: 'Keep mine' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(again.text(TAGLINE)).toHaveText('my line');
  await expect(again.text(ABOUT)).toHaveText('Their title');
  await otherPage.reload();
  await otherPage.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect((await editMode(otherPage)).text(TAGLINE)).toHaveText('my line');
});

test('a text that fails to save is kept for Try again, and a reload ends an upload without a change', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(/ERR_FAILED|Failed to load resource/);
  const site = await anImportedSiteWithImage(owner);
  const mode = await startEditing(page, owner, site);
  const { frame, text } = mode;
  const before = (await text(TAGLINE).textContent()) ?? '';
  await page.route('**/content?version=*', (route) => route.abort());
  await text(TAGLINE).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Said on a train');
  await page.keyboard.press('Enter');
  await expect(frame.getByText('Error - Reverted')).toBeVisible();
  await expect(text(TAGLINE)).toHaveText(before);
  const offer = page.getByRole('group').filter({ hasText: 'Said on a train' });
  await expect(offer).toContainText('Error saving changes: We couldn’t save your changes. Try again.');
  await page.unroute('**/content?version=*');
  await offer.getByRole('button', { name: 'Try again' }).click();
  await expect(text(TAGLINE)).toHaveText('Said on a train');
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect((await editMode(page)).text(TAGLINE)).toHaveText('Said on a train');
  await expect(page.getByText('Pending changes')).toBeAttached();
  await test.step('closing a window with an unsaved text asks first', () =>
    expectNothingHalfDone(page, mode));
});

async function expectNothingHalfDone(page: Page, { frame, text }: EditMode): Promise<void> {
  const before = await frame.locator('#hero img').getAttribute('src');
  await page.route('**/upload-image', () => undefined);
  const accept = (dialog: Dialog) => void dialog.accept();
  page.on('dialog', accept);
  await dropOnHero(page, await aPhoto());
  await expect(frame.getByRole('progressbar', { name: 'Uploading image' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(frame.locator('#hero img')).toHaveAttribute('src', before ?? '');
  page.off('dialog', accept);
  await editMode(page);

  // Pausing would save, so no save gets an answer here.
  await page.route('**/content?version=*', () => undefined);
  await text(TAGLINE).focus();
  await page.keyboard.type('half a ');
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}
