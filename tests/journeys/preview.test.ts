import type { Frame, Page } from '@playwright/test';
import { SECTIONS, startEditing, stopEditing } from './editing.ts';
import { expect, type PublishedSite, test } from './journey.ts';
import { lookInBothThemes } from './look-everywhere.ts';
import { anImportedSite, arriveAs, publish } from './owner.ts';

async function openPreview(page: Page, { owner, websiteId, name }: PublishedSite): Promise<Frame> {
  await arriveAs(page, owner, `/website-builder/preview/${websiteId}`);
  const element = page.getByTitle(`Preview of ${name}`);
  await expect(element.contentFrame().getByRole('heading', { level: 1 })).toBeAttached();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('the preview has no frame');
  return frame;
}

test('each device shows the page at its real width, accessibly, and samples are listed and never published', async ({
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
  await lookInBothThemes(page, 'preview');

  await test.step('the page opens at the window’s width until another device is chosen', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.reload();
    await expect(devices.getByRole('radio', { name: 'Mobile' })).toBeChecked();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(devices.getByRole('radio', { name: 'Desktop' })).toBeChecked();
    await devices.getByRole('radio', { name: 'Tablet' }).check({ force: true });
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(devices.getByRole('radio', { name: 'Tablet' })).toBeChecked();
  });

  // Wide enough to show the page at its real size, where clicks hit their targets.
  await page.setViewportSize({ width: 1800, height: 1000 });
  const wide = await openPreview(page, published);
  const scrolled = () => wide.evaluate(() => document.scrollingElement?.scrollTop ?? 0);
  await wide.locator('a[href^="#"]', { hasText: /menu/i }).first().click();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await expect(about).toContainText('Make your website better');
  await expect(about).toContainText('Phone');
  await expect(about).toContainText('Address');
  await expect(about).toContainText('Details from your profile update automatically.');
  await expect(about).toContainText(/Generation time\s*[\d.,]+ seconds?/);
  const sample = 'Sample – replace with yours';
  await expect(wide.getByText(sample).first()).toBeAttached();
  await expect(wide.getByText('(555) 010-0123').first()).toBeAttached();

  // One click leads to the field of missing content.
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  const editor = page.getByTitle(/^Editing /).contentFrame();
  await expect(editor.getByRole('textbox', { name: 'Phone number' })).toBeFocused();

  await page.goto(published.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(sample)).toHaveCount(0);
  await expect(page.getByText('(555) 010-0123')).toHaveCount(0);
});

test('a draft opens alone; a public website opens as guests see it or with its unpublished edits', async ({
  page,
  owner,
}) => {
  const site = await anImportedSite(owner);
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  const link = page.getByRole('link', { name: 'Open in new tab' });
  const [draftPage] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(draftPage).toHaveURL(new RegExp(`/preview/${site.websiteId}/page$`));
  const draft = draftPage.getByTitle(`Preview of ${site.name}`).contentFrame();
  await expect(draft.getByRole('heading', { level: 1 })).toBeVisible();
  await draftPage.close();

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
  await test.step('on a phone, the header fits in three rows', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
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
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await published.reload();
  await expect(published.getByText('A new word at the door').first()).toBeVisible();
});
