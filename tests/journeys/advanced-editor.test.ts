import type { Page } from '@playwright/test';
import { codeField, livePage, openEditor, saveCustomHtml, writeCode } from './code-editing.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, publish } from './owner.ts';

const OWN_PAGE = '<main>\n  <h1>Osteria Lupo</h1>\n  <p>Open the whole week of the harvest.</p>\n</main>';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const unsaved = (page: Page) => page.getByText('Unsaved changes', { exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function confirmRestore(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Restore this version?' });
  await question.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(question).toBeHidden();
}

test('invalid HTML shows its position and what will be removed', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await expect(saveButton(page)).toBeDisabled();
  await writeCode(codeField(page, 'HTML'), `${OWN_PAGE}\n<script>steal()</script>\n<p>Never <b>closed\n`);
  await expect(unsaved(page)).toBeVisible();
  await expect(page.getByText(/^1 item will be removed/)).toBeVisible();
  await page.getByRole('button', { name: /^HTML, line 5/ }).click();
  await expect(codeField(page, 'HTML')).toBeFocused();
  await expect(page.getByRole('button', { name: /^HTML, line [67]/ }).first()).toBeVisible();
  await expect(livePage(page, site).getByText('Open the whole week of the harvest.')).toBeVisible();
  await expect(livePage(page, site).locator('script')).toHaveCount(0);

  await saveCustomHtml(page);
  await expect(page.getByText(/we removed <script>/)).toBeVisible();
  await expect(codeField(page, 'HTML')).not.toContainText('steal');
  await expect(unsaved(page)).toBeHidden();
});

test('styles of a pasted document move to the CSS with a notice', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  const styles = '<style>h1{color:rgb(1, 2, 3)} .m{padding:1em}</style>';
  await writeCode(
    codeField(page, 'HTML'),
    `<!DOCTYPE html><html lang="fr"><head><title>Chez nous</title>${styles}</head><body><h1>Bienvenue</h1></body></html>`,
  );
  await expect(page.getByText(/^Styles will move to the Design tab/)).toBeVisible();
  await expect(livePage(page, site).locator('h1').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
  await saveCustomHtml(page);
  await expect(page.getByText('Your styles are in the Design tab.')).toBeVisible();
  await lookEverywhere(page, 'styles moved');
  await expect(codeField(page, 'HTML')).not.toContainText('style');
  await tab(page, 'Design');
  await codeField(page, 'CSS').press('ControlOrMeta+End');
  await expect(codeField(page, 'CSS')).toContainText('padding: 1em');
});

test('external stylesheets are rejected with a link to their line', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await tab(page, 'Design');
  await writeCode(
    codeField(page, 'CSS'),
    '@import "https://example.com/a.css";\nh1 { color: rgb(1, 2, 3) }\n',
  );
  const finding = page.getByRole('button', { name: /^CSS, line 1/ });
  await expect(finding).toBeVisible();
  await tab(page, 'Content');
  await finding.click();
  await expect(page.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true');
  await expect(codeField(page, 'CSS')).toBeFocused();
  await expect(livePage(page, site).locator('h1').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('an owner saves and publishes custom HTML, then returns to the sections', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await writeCode(codeField(page, 'HTML'), OWN_PAGE);
  await saveCustomHtml(page);
  await expect(page.getByText('This website uses custom HTML.')).toBeVisible();
  const url = await publish(owner, site);
  await page.goto(url);
  await expect(page.getByText('Open the whole week of the harvest.')).toBeVisible();

  await page.goto(`/website-builder/edit/${site.websiteId}`);
  await page.getByRole('button', { name: 'Go back to sections' }).click();
  await expect(page.getByText('This website uses sections.')).toBeVisible();
  await expect(codeField(page, 'HTML')).toContainText('site-header');
  await expect(livePage(page, site).getByRole('link', { name: 'View Our Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Use custom HTML again' }).click();
  await expect(codeField(page, 'HTML')).toContainText('Open the whole week of the harvest.');
  await expect(livePage(page, site).getByText('Open the whole week of the harvest.')).toBeVisible();
});

test('the name and requirements are saved without changing the code', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await page.getByLabel('Site name').fill('');
  await page.getByLabel('Custom requirements').fill('A terrace under the vines');
  await saveButton(page).click();
  await expect(page.getByText('Enter a name for the website.', { exact: true })).toBeVisible();
  await page.getByLabel('Site name').fill('Lupo al Mare');
  await tab(page, 'Design');
  await page.getByLabel('Primary color', { exact: true }).fill('#1b5e20');
  await page.getByLabel('Font family').selectOption('serif');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Website saved successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lupo al Mare' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Custom requirements')).toHaveValue('A terrace under the vines');
  await tab(page, 'Design');
  await expect(page.getByLabel('Primary color', { exact: true })).toHaveValue('#1b5e20');
  await expect(page.getByLabel('Font family')).toHaveValue('serif');
  await expect(page.getByText('made from custom HTML.')).toBeHidden();
});

test('leaving with unsaved changes asks first', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await page.getByLabel('Site name').fill('Lupo al Mare');
  await page.getByRole('link', { name: 'Back' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Site name')).toHaveValue('Lupo al Mare');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Site name')).toHaveValue('Lupo al Mare');

  await page.getByRole('link', { name: 'Back' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/website-builder');
});

test('two editors choose between their versions, and neither is lost', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(409));
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  const other = await page.context().newPage();
  await openEditor(other, owner, site);
  await other.getByLabel('Site name').fill('Lupo e figli');
  await saveButton(other).click();
  await expect(other.getByText('Website saved successfully!')).toBeVisible();

  await page.getByLabel('Custom requirements').fill('A terrace under the vines');
  await page.getByLabel('Site name').fill('Lupo al Mare');
  await saveButton(page).click();
  const conflict = page.getByRole('alertdialog', { name: 'This website was changed in another window' });
  await expect(conflict).toContainText('Their changesSite name');
  await conflict.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Site name')).toHaveValue('Lupo e figli');
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(page.getByLabel('Site name')).toHaveValue('Lupo al Mare');
  await saveButton(page).click();
  await expect(page.getByText('Website saved successfully!')).toBeVisible();

  await other.getByLabel('Site name').fill('Lupo e nipoti');
  await saveButton(other).click();
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Lupo e nipoti' })).toBeVisible();
  await expect(other.getByLabel('Custom requirements')).toHaveValue('A terrace under the vines');
});

test('an earlier version is previewed and restored', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await publish(owner, site);
  await openEditor(page, owner, site);
  await writeCode(codeField(page, 'HTML'), OWN_PAGE);
  await saveCustomHtml(page);
  await tab(page, 'Settings');
  const published = page.getByRole('listitem').filter({ hasText: 'Live now' });
  await expect(published).toContainText('Published');
  await published.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog');
  const menuLink = dialog
    .getByTitle(/^Preview of/)
    .contentFrame()
    .getByRole('link', { name: 'View Our Menu' });
  await expect(menuLink).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await confirmRestore(page);
  await expect(page.getByText(/^Restored to .*\d{4}/)).toBeVisible();
  await tab(page, 'Content');
  await expect(codeField(page, 'HTML')).toContainText('site-header');
  await tab(page, 'Settings');
  await expect(page.getByText('Before restoring an older version')).toBeVisible();
});

test('a website is regenerated, and the version before is restored', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await writeCode(codeField(page, 'HTML'), OWN_PAGE);
  await saveCustomHtml(page);
  await tab(page, 'Settings');
  await page.getByRole('button', { name: 'Regenerate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Regenerate this website?' });
  await expect(question).toContainText(
    'This will regenerate the entire website and overwrite your changes. Are you sure?',
  );
  await question.getByRole('button', { name: 'Regenerate' }).click();
  const progress = page.getByRole('dialog', { name: 'Regenerating your website' });
  await expect(progress).toContainText('Website regeneration started! You will be redirected when complete.');
  await expect(progress).toBeHidden({ timeout: 40_000 });
  await expect(page.getByText('Your website has been regenerated.')).toBeVisible();
  await tab(page, 'Content');
  await expect(codeField(page, 'HTML')).toContainText('site-header');

  await tab(page, 'Settings');
  const before = page.getByRole('listitem').filter({ hasText: 'Before regenerating' });
  await before.getByRole('button', { name: 'Restore' }).click();
  await confirmRestore(page);
  await tab(page, 'Content');
  await expect(codeField(page, 'HTML')).toContainText('Open the whole week of the harvest.');
});

test('a website is deleted after a confirmation', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await page.getByLabel('Site name').fill('Never saved');
  await tab(page, 'Settings');
  await expect(page.getByText(site.websiteId, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete website' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${site.name}?` });
  await expect(question).toContainText(
    'Are you sure you want to delete this website? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/website-builder');
  await expect(page.getByRole('heading', { name: 'No websites yet' })).toBeVisible();
});

test('the editor works by keyboard alone', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  const html = codeField(page, 'HTML');
  await writeCode(html, '');
  await page.keyboard.type('<p>');
  await page.keyboard.press('Tab');
  await expect(html).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(html).not.toBeFocused();
});

test('failed saves and loads are explained', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(answered(500), answered(404));
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  const failure = { success: false, error: 'The kitchen is on fire.', code: 'internal', request_id: 'r-1' };
  await page.route('**/website-builder/websites/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: failure }) : route.continue(),
  );
  await page.getByLabel('Site name').fill('Lupo al Mare');
  await saveButton(page).click();
  await expect(page.getByText('Error saving website: The kitchen is on fire.')).toBeVisible();
  await expect(unsaved(page)).toBeVisible();
  await page.getByLabel('Site name').fill(site.name);
  await page.goto('/website-builder/edit/never-was');
  await expect(page.getByRole('alert')).toContainText('Error loading website:');
  await page.getByRole('link', { name: 'Back to Website Builder' }).click();
  await expect(page).toHaveURL('/website-builder');
});

test('the advanced editor is accessible', async ({ page, owner, consoleWatch }) => {
  test.slow();
  consoleWatch.expectErrors(answered(404));
  const site = await anImportedSite(owner);
  await publish(owner, site);
  await openEditor(page, owner, site);
  await writeCode(codeField(page, 'HTML'), `${OWN_PAGE}\n<script>steal()</script>\n`);
  await expect(page.getByText(/removed$/)).toBeVisible();
  await lookEverywhere(page, 'advanced editor, findings');
  await saveCustomHtml(page);
  await tab(page, 'Design');
  await lookEverywhere(page, 'advanced editor, design');
  await tab(page, 'Settings');
  await expect(page.getByText('Live now')).toBeVisible();
  await lookEverywhere(page, 'advanced editor, settings');
  await tab(page, 'Content');
  await page.getByRole('button', { name: 'Insert image' }).click();
  await expect(page.getByRole('heading', { name: 'No images yet' })).toBeVisible();
  await lookEverywhere(page, 'pictures, empty');
  await page.goto('/website-builder/edit/never-was');
  await expect(page.getByRole('alert')).toContainText('Error loading website:');
  await lookEverywhere(page, 'advanced editor, failed');
});
