import type { Locator, Page, Route } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { answered, expect, type PublishedSite, test } from './journey.ts';
import { lookEverywhere, lookInBothThemes } from './look-everywhere.ts';
import { anOwner, arriveAs, webOrigin } from './owner.ts';
import { aTemplateSite, chooseAction } from './website-card.ts';

const carouselOf = (page: Page): Locator => page.getByRole('region', { name: 'Your websites' });

test('an owner renames, duplicates, and deletes a website, in accessible dialogs', async ({
  page,
  owner,
}) => {
  const id = await aTemplateSite(owner, 'Plum');
  await arriveAs(page, owner, '/dashboard/marketing-foundations');
  await page.getByRole('navigation').getByRole('link', { name: 'Website Builder' }).click();
  const carousel = carouselOf(page);
  await expect(carousel.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/website-builder/edit/${id}`,
  );
  await lookInBothThemes(page, 'website builder');
  await page.getByRole('button', { name: 'More actions for Plum' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await lookEverywhere(page, 'website builder, menu');
  await page.keyboard.press('Escape');
  await chooseAction(page, 'Plum', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename website' });
  const name = dialog.getByLabel('Website name');
  await expect(name).toHaveValue('Plum');
  await name.fill('   ');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(name).toHaveAccessibleDescription(/Enter a name for the website\./);
  await lookEverywhere(page, 'rename');
  await name.fill('Plum & Crumb');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(carousel.getByRole('article', { name: 'Plum & Crumb' })).toBeVisible();

  await chooseAction(page, 'Plum & Crumb', 'Duplicate');
  await expect(page.getByText('Plum & Crumb duplicated. You’re viewing the copy.')).toBeVisible();
  await expect(carousel.getByText('1 of 2', { exact: true })).toBeVisible();
  const copy = await carousel.getByRole('article').getAttribute('aria-label');
  await chooseAction(page, copy ?? '', 'Delete');
  const warning = page.getByRole('alertdialog', { name: `Delete ${copy}` });
  await warning.getByRole('button', { name: 'Delete' }).click();
  await expect(carousel.getByText('1 of 1', { exact: true })).toBeVisible();
  await page.reload();
  await expect(carousel.getByRole('article')).toHaveAccessibleName('Plum & Crumb');

  await chooseAction(page, 'Plum & Crumb', 'Download');
  await lookEverywhere(page, 'download');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import a website' }).click();
  const file = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(
    page.getByText('Choose the ZIP file you downloaded or the site.json file inside it.'),
  ).toBeVisible();
  await lookEverywhere(page, 'import, refused');
  await page.keyboard.press('Escape');
  // Works whichever tab was open.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an owner browses twelve websites, loaded ten at a time, also after a failure', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(500));
  let isDown = true;
  await page.route(/websites\?page=2/, (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  const owner = await anOwner('Twelve Tables');
  // One after another, so that the newest is known.
  for (let number = 1; number <= 12; number++) await aTemplateSite(owner, `Site ${number}`);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/website-builder/websites') asked.push(search);
  });
  await arriveAs(page, owner, '/website-builder');
  const carousel = carouselOf(page);
  const shown = carousel.getByRole('article');
  await expect(shown).toHaveAccessibleName('Site 12');
  await expect(carousel.getByText('1 of 12', { exact: true })).toBeVisible();
  await carousel.getByRole('button', { name: 'Previous website' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load your websites' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(shown).toHaveAccessibleName('Site 1');
  await expect(carousel.getByText('12 of 12', { exact: true })).toBeVisible();
  await carousel.getByRole('button', { name: 'Next website' }).click();
  await expect(shown).toHaveAccessibleName('Site 12');
  await carousel.getByRole('button', { name: 'Next website' }).click();
  await expect(shown).toHaveAccessibleName('Site 11');
  await expect(carousel.getByText('2 of 12', { exact: true })).toBeVisible();
  await carousel.getByRole('button', { name: 'Show Site 8, 5 of 12' }).click();
  await expect(shown).toHaveAccessibleName('Site 8');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveAccessibleName('Site 9');
  expect(new Set(asked)).toEqual(new Set(['?page=1&per_page=10', '?page=2&per_page=10']));

  await chooseAction(page, 'Site 9', 'Delete');
  const warning = page.getByRole('alertdialog', { name: 'Delete Site 9' });
  await expect(warning).toContainText(
    'Are you sure you want to delete this website? This action cannot be undone.',
  );
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(shown).toHaveAccessibleName('Site 9');
  await chooseAction(page, 'Site 9', 'Delete');
  await warning.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Site 9 deleted.')).toBeVisible();
  await expect(carousel.getByText('4 of 11', { exact: true })).toBeVisible();
  await expect(shown).toHaveAccessibleName('Site 8');
});

/** Fields that another server may omit. */
const OPTIONAL_FACTS = ['status', 'created_at', 'updated_at', 'design_category', 'hero_image'] as const;
const without = (website: Record<string, unknown>, lack: 'missing' | 'null') =>
  Object.assign(
    website,
    Object.fromEntries(OPTIONAL_FACTS.map((fact) => [fact, lack === 'null' ? null : undefined])),
  );

test('a card shows a thumbnail and unpublished changes; without a status or dates it’s a draft', async ({
  page,
  owner,
  published,
}) => {
  await test.step('a thumbnail, and unpublished changes', () => expectThumbnailAndChanges(page, published));
  const id = await aTemplateSite(owner, 'Plum');
  for (const lack of ['missing', 'null'] as const) {
    const forget = async (route: Route) => {
      const answer = await (await route.fetch()).json();
      for (const website of answer.data.websites ?? [answer.data]) without(website, lack);
      await route.fulfill({ json: answer });
    };
    await page.route(/\/website-builder\/websites(\?|\/[\w-]+$)/, forget);
    await arriveAs(page, owner, '/website-builder');
    const card = page.getByRole('article', { name: 'Plum' });
    await expect(card.getByText('draft', { exact: true })).toBeVisible();
    await expect(card.getByText('Recently', { exact: true })).toBeVisible();
    await expect(card.getByText('General', { exact: true })).toBeVisible();

    await page.goto(`/website-builder/preview/${id}`);
    await expect(page.getByRole('banner').getByText('draft', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'About this website' });
    const fact = (term: string) => panel.locator('dl > div', { hasText: term }).getByRole('definition');
    await expect(fact('Created')).toHaveText('Unknown');
    await expect(fact('Last updated')).toHaveText('Never');
    await page.unrouteAll({ behavior: 'wait' });
  }
});

async function expectThumbnailAndChanges(page: Page, published: PublishedSite): Promise<void> {
  const { owner } = published;
  await arriveAs(page, owner, '/website-builder');
  const image = page.getByRole('article', { name: published.name }).locator('img');
  const width = () => image.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  const id = await aTemplateSite(owner, 'Plum');
  const call = createApiClient(webOrigin());
  await call('publishWebsite', { token: owner.token, params: { id } });
  await page.reload();
  const card = page.getByRole('article', { name: 'Plum' });
  await expect(card).toContainText('published');
  await expect(card.getByText('Unpublished changes')).toBeHidden();
  const tagline = { 'pages[0].sections.hero.tagline': 'Rye first' };
  await call('updateContent', { token: owner.token, params: { id }, body: tagline });
  await page.reload();
  await expect(card.getByText('Unpublished changes')).toBeVisible();
  await call('deleteWebsite', { token: owner.token, params: { id } });
}
