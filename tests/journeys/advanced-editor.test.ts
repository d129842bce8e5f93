import type { Page, Route } from '@playwright/test';
import { codeField, livePage, openEditor, saveCustomHtml, writeCode } from './code-editing.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, publish } from './owner.ts';

const OWN_PAGE = '<main>\n  <h1>Osteria Lupo</h1>\n  <p>Open the whole week of the harvest.</p>\n</main>';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const unsaved = (page: Page) => page.getByText('Unsaved changes', { exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('code is checked as it’s typed, and saving removes and moves what a website can’t contain', async ({
  page,
  owner,
}) => {
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  const html = codeField(page, 'HTML');

  await test.step('Tab indents, and Escape lets Tab leave', async () => {
    await writeCode(html, '');
    await page.keyboard.type('<p>');
    await page.keyboard.press('Tab');
    await expect(html).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(html).not.toBeFocused();
  });

  await test.step('findings link to their lines', async () => {
    await writeCode(html, `${OWN_PAGE}\n<script>steal()</script>\n<p>Never <b>closed\n`);
    await expect(unsaved(page)).toBeVisible();
    await expect(page.getByText(/^1 item will be removed/)).toBeVisible();
    await lookEverywhere(page, 'advanced editor, findings');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^HTML, line 5/ }).click();
    await expect(html).toBeFocused();
    await expect(page.getByRole('button', { name: /^HTML, line [67]/ }).first()).toBeVisible();
    await expect(livePage(page, site).getByText('Open the whole week of the harvest.')).toBeVisible();
    await expect(livePage(page, site).locator('script')).toHaveCount(0);
    await saveCustomHtml(page);
    await expect(page.getByText(/we removed <script>/)).toBeVisible();
    await expect(html).not.toContainText('steal');
    await expect(unsaved(page)).toBeHidden();
  });

  await test.step('styles of a pasted document move to the CSS', async () => {
    const styles = '<style>h1{color:rgb(1, 2, 3)} .m{padding:1em}</style>';
    await writeCode(
      html,
      `<!DOCTYPE html><html lang="fr"><head><title>Chez nous</title>${styles}</head><body><h1>Bienvenue</h1></body></html>`,
    );
    await expect(page.getByText(/^Styles will move to the Design tab/)).toBeVisible();
    await expect(livePage(page, site).locator('h1').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
    await saveButton(page).click();
    await expect(page.getByText('Your styles are in the Design tab.')).toBeVisible();
    await expect(html).not.toContainText('style');
    await tab(page, 'Design');
    await codeField(page, 'CSS').press('ControlOrMeta+End');
    await expect(codeField(page, 'CSS')).toContainText('padding: 1em');
  });

  await test.step('an external stylesheet is refused with a link to its line', async () => {
    await writeCode(
      codeField(page, 'CSS'),
      '@import "https://example.com/a.css";\nh1 { color: rgb(4, 5, 6) }\n',
    );
    const finding = page.getByRole('button', { name: /^CSS, line 1/ });
    await expect(finding).toBeVisible();
    await tab(page, 'Content');
    await finding.click();
    await expect(page.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true');
    await expect(codeField(page, 'CSS')).toBeFocused();
    await expect(livePage(page, site).locator('h1').first()).toHaveCSS('color', 'rgb(4, 5, 6)');
  });
});

test('an owner publishes custom HTML, and returns to the sections in the editor and in the preview', async ({
  page,
  owner,
}) => {
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

  await page.goto(`/website-builder/preview/${site.websiteId}`);
  await expect(livePage(page, site).getByText('Open the whole week of the harvest.')).toBeVisible();
  await expect(page.getByText('This website uses custom HTML')).toBeVisible();
  // Custom HTML can't be edited in place.
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go back to sections' }).click();
  await expect(livePage(page, site).getByRole('link', { name: 'View Our Menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});

test('an owner saves the name, requirements, and design after a failure, and deletes the website', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(404), answered(500));
  const site = await anImportedSite(owner);
  await openEditor(page, owner, site);
  await expect(saveButton(page)).toBeDisabled();
  const name = page.getByLabel('Site name');
  await name.fill('');
  await page.getByLabel('Custom requirements').fill('A terrace under the vines');
  await saveButton(page).click();
  await expect(page.getByText('Enter a name for the website.', { exact: true })).toBeVisible();
  await name.fill('Lupo al Mare');
  const failure = { success: false, error: 'The kitchen is on fire.', code: 'internal', request_id: 'r-1' };
  const fail = (route: Route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: failure }) : route.continue();
  await page.route('**/website-builder/websites/*', fail);
  await saveButton(page).click();
  await expect(page.getByText('Error saving website: The kitchen is on fire.')).toBeVisible();
  await expect(unsaved(page)).toBeVisible();
  await page.unroute('**/website-builder/websites/*', fail);
  await tab(page, 'Design');
  await page.getByLabel('Primary color', { exact: true }).fill('#1b5e20');
  await page.getByLabel('Font family').selectOption('serif');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Website saved successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lupo al Mare' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Custom requirements')).toHaveValue('A terrace under the vines');
  await expect(page.getByText('This website uses custom HTML')).toBeHidden();
  await tab(page, 'Design');
  await expect(page.getByLabel('Primary color', { exact: true })).toHaveValue('#1b5e20');
  await expect(page.getByLabel('Font family')).toHaveValue('serif');
  await lookEverywhere(page, 'advanced editor, design');
  await page.setViewportSize({ width: 1440, height: 900 });

  await tab(page, 'Content');
  await name.fill('Never saved');
  await page.getByRole('link', { name: 'Back' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('Never saved');
  await tab(page, 'Settings');
  await expect(page.getByText(site.websiteId, { exact: true })).toBeVisible();
  await lookEverywhere(page, 'advanced editor, settings');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Delete website' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Lupo al Mare?' });
  await expect(question).toContainText(
    'Are you sure you want to delete this website? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/website-builder');
  await expect(page.getByRole('heading', { name: 'No websites yet' })).toBeVisible();

  await page.goto(`/website-builder/edit/${site.websiteId}`);
  await expect(page.getByRole('alert')).toContainText('Error loading website:');
  await lookEverywhere(page, 'advanced editor, failed');
  await page.getByRole('link', { name: 'Back to Website Builder' }).click();
  await expect(page).toHaveURL('/website-builder');
});
