import type { Frame, Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { SECTIONS, startEditing, stopEditing } from './editing.ts';
import { expect, type PublishedSite, test } from './journey.ts';
import { aGeneratedSite, anImportedSite, anOwner, arriveAs, publish, webOrigin } from './owner.ts';

async function openPreview(page: Page, { owner, websiteId, name }: PublishedSite): Promise<Frame> {
  await arriveAs(page, owner, `/website-builder/preview/${websiteId}`);
  const element = page.getByTitle(`Preview of ${name}`);
  await expect(element.contentFrame().getByRole('heading', { level: 1 })).toBeAttached();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('the preview has no frame');
  return frame;
}

test('each device shows the page at its real width', async ({ page, published }) => {
  const frame = await openPreview(page, published);
  const matches = (query: string) => frame.evaluate((media) => matchMedia(media).matches, query);
  await expect.poll(() => matches('(min-width: 1400px)')).toBe(true);
  const devices = page.getByRole('group', { name: 'Device' });
  await devices.getByRole('radio', { name: 'Tablet' }).check({ force: true });
  await expect.poll(() => matches('(width: 768px)')).toBe(true);
  await devices.getByRole('radio', { name: 'Mobile' }).check({ force: true });
  await expect.poll(() => matches('(width: 375px)')).toBe(true);
  expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await devices.getByRole('radio', { name: 'Desktop' }).check({ force: true });
  await expect.poll(() => matches('(min-width: 1400px)')).toBe(true);
});

test('links and forms of the previewed page are off, and anchors scroll', async ({ page, published }) => {
  // Wide enough for the page to be shown in its true size, where a click lands where it aims.
  await page.setViewportSize({ width: 1800, height: 1000 });
  const frame = await openPreview(page, published);
  const scrolled = () => frame.evaluate(() => document.scrollingElement?.scrollTop ?? 0);
  expect(await scrolled()).toBe(0);
  await frame.locator('a[href^="#"]', { hasText: /menu/i }).first().click();
  await expect.poll(scrolled).toBeGreaterThan(100);

  await frame.evaluate(() => {
    const ways =
      '<a href="https://example.com/menu">Our friends</a><form action="/book"><button>Book a table</button></form>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', ways);
  });
  await frame.getByRole('link', { name: 'Our friends' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('External links are disabled in the preview.');
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  await frame.getByRole('button', { name: 'Book a table' }).click();
  await expect(alert).toContainText('Form submission is disabled in the preview.');
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/preview/${published.websiteId}$`));
});

test('the preview enters and leaves full screen', async ({ page, published }) => {
  await openPreview(page, published);
  const about = page.getByRole('complementary', { name: 'About this website' });
  await expect(about).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(about).toBeVisible();
});

test('a draft opens alone in a new tab, and a public website at its address', async ({
  page,
  owner,
  published,
}) => {
  await openPreview(page, published);
  const link = page.getByRole('link', { name: 'Open in new tab' });
  const [publicPage] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(publicPage).toHaveURL(published.url);

  const site = await anImportedSite(owner, { website_name: 'Not public yet' });
  await openPreview(page, { ...published, ...site, owner });
  const [draftPage] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(draftPage).toHaveURL(new RegExp(`/preview/${site.websiteId}/page$`));
  await expect(
    draftPage.getByTitle('Preview of Not public yet').contentFrame().getByRole('heading', { level: 1 }),
  ).toBeVisible();
});

test('a public website with edits opens as guests see it, or with the edits', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  const url = await publish(owner, site);
  const { write } = await startEditing(page, owner, site);
  await write(`${SECTIONS}.hero.tagline`, 'A new word at the door');
  await stopEditing(page);
  const open = page.getByRole('button', { name: 'Open in new tab' });
  await open.click();
  const [edited] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Preview with your changes' }).click(),
  ]);
  const preview = edited.getByTitle(`Preview of ${site.name}`).contentFrame();
  await expect(preview.getByText('A new word at the door').first()).toBeVisible();
  await open.click();
  const [published] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Published website' }).click(),
  ]);
  await expect(published).toHaveURL(url);
  await expect(published.getByText('A new word at the door')).toHaveCount(0);
});

test('unconfirmed content is listed, shown as a sample, and never published', async ({ page, published }) => {
  const frame = await openPreview(page, published);
  const about = page.getByRole('complementary', { name: 'About this website' });
  await expect(about).toContainText('Make your website better');
  await expect(about).toContainText('Lets guests call you');
  await expect(about).toContainText('Helps guests find you');
  await expect(about).toContainText('Details from your profile update here automatically.');
  await expect(about).toContainText(/Generation time\s*[\d.,]+ seconds/);
  const sample = 'Sample – replace with yours';
  await expect(frame.getByText(sample).first()).toBeAttached();
  await expect(frame.getByText('(555) 010-0123').first()).toBeAttached();

  await page.goto(published.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(sample)).toHaveCount(0);
  await expect(page.getByText('(555) 010-0123')).toHaveCount(0);
});

test('markup in the name and the requirements is shown as typed', async ({ page }) => {
  const owner = await anOwner('<b>Lupo</b>');
  const name = '<img src=x onerror=alert(1)> Lupo';
  const site = await aGeneratedSite(owner, {
    website_name: name,
    custom_requirements: '<script>alert(2)</script> tapas',
  });
  page.on('dialog', () => {
    throw new Error('a script of the owner’s text ran');
  });
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByTitle(`Preview of ${name}`).contentFrame().locator('img[src=x]')).toHaveCount(0);
});

test('on a phone the header of a public website with edits fits in three rows', async ({ page, owner }) => {
  const site = await anImportedSite(owner);
  await publish(owner, site);
  const tagline = { 'pages[0].sections.hero.tagline': 'Wood fire, Roman hours' };
  await createApiClient(webOrigin())('updateContent', {
    token: owner.token,
    params: { id: site.websiteId },
    body: tagline,
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Publish changes' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'More actions' })).toBeVisible();
  const rows = await header.evaluate((element) => {
    const middles = [...element.querySelectorAll('a, button, h1, fieldset')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, bottom }) => (top + bottom) / 2);
    return middles
      .sort((a, b) => a - b)
      .filter((middle, at, all) => at === 0 || middle - (all[at - 1] ?? 0) > 12);
  });
  expect(rows).toHaveLength(3);
  await header.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Advanced Edit' }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/${site.websiteId}$`));
});

test('a preview opens at the width of the phone until another device is chosen', async ({
  page,
  published,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, published.owner, `/website-builder/preview/${published.websiteId}`);
  const device = (name: string) => page.getByRole('group', { name: 'Device' }).getByRole('radio', { name });
  await expect(device('Mobile')).toBeChecked();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(device('Desktop')).toBeChecked();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(device('Mobile')).toBeChecked();
  await device('Tablet').check({ force: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(device('Tablet')).toBeChecked();
});
