import type { Frame, Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { SECTIONS, startEditing, stopEditing } from './editing.ts';
import { expect, type PublishedSite, test } from './journey.ts';
import { anImportedSite, arriveAs, publish, webOrigin } from './owner.ts';

async function openPreview(page: Page, { owner, websiteId, name }: PublishedSite): Promise<Frame> {
  await arriveAs(page, owner, `/website-builder/preview/${websiteId}`);
  const element = page.getByTitle(`Preview of ${name}`);
  await expect(element.contentFrame().getByRole('heading', { level: 1 })).toBeAttached();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('the preview has no frame');
  return frame;
}

test('each device shows the page at its real width, and full screen shows nothing beside it', async ({
  page,
  published,
}) => {
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
  const about = page.getByRole('complementary', { name: 'About this website' });
  await expect(about).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(about).toBeVisible();

  await test.step('the page opens at the width of the window until another device is chosen', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.reload();
    await expect(devices.getByRole('radio', { name: 'Mobile' })).toBeChecked();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(devices.getByRole('radio', { name: 'Desktop' })).toBeChecked();
    await devices.getByRole('radio', { name: 'Tablet' }).check({ force: true });
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(devices.getByRole('radio', { name: 'Tablet' })).toBeChecked();
  });
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

test('a public website with edits opens as guests see it or with the edits, until they are published', async ({
  page,
  owner,
}) => {
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
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await published.reload();
  await expect(published.getByText('A new word at the door').first()).toBeVisible();
});

test('anchors scroll, and unconfirmed content is listed, shown as a sample, and never published', async ({
  page,
  published,
}) => {
  // Wide enough to show the page at its real size, where clicks hit their targets.
  await page.setViewportSize({ width: 1800, height: 1000 });
  const frame = await openPreview(page, published);
  const scrolled = () => frame.evaluate(() => document.scrollingElement?.scrollTop ?? 0);
  await frame.locator('a[href^="#"]', { hasText: /menu/i }).first().click();
  await expect.poll(scrolled).toBeGreaterThan(100);
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
