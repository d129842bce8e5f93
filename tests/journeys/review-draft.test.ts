import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { aGeneratedSite, arriveAs } from './owner.ts';

const BRIEF = {
  website_name: 'Tony’s Pizza',
  custom_requirements:
    'Family pizza place in Brooklyn since 1982. Slices, calzones, garlic knots. Emphasize that our dough is fermented 48 hours. We deliver. Add a section about our founder Tony.',
};

test('an owner publishes a full draft, keeps and edits suggestions on a phone, and publishes them', async ({
  page,
  owner,
}) => {
  const { websiteId } = await aGeneratedSite(owner, BRIEF);
  await arriveAs(page, owner, `/website-builder/preview/${websiteId}`);
  const sheet = page.getByRole('region', { name: /suggestions to review/ });
  await expect(sheet).toBeVisible();
  await expectNoSidewaysScroll(page);
  await keepAndRemoveOnPage(page);
  const onPhone = () => page.setViewportSize({ width: 375, height: 900 });
  await onPhone();
  await expect(sheet).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  const published = page.getByRole('dialog', { name: 'Website published successfully!' });
  await expect(published.getByText(/suggestions aren’t on your website\./)).toBeVisible();
  const address = (await published.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
  await published.getByRole('button', { name: 'Review' }).click();
  await expect(sheet).toBeFocused();

  const parking = sheet.getByRole('listitem').filter({ hasText: /park/i }).first();
  await parking.getByRole('button', { name: /^Edit/ }).click();
  await expect(parking.getByLabel('Your wording')).toBeVisible();
  await lookEverywhere(page, 'a draft with suggestions');
  await onPhone();
  await parking.getByLabel('Your wording').fill('Park on Court Street after six.');
  await parking.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Park on Court Street after six.')).toBeHidden();

  const allergies = sheet
    .getByRole('listitem')
    .filter({ hasText: /allerg/i })
    .first();
  const answer = (await allergies.getByRole('button', { name: /^Keep/ }).getAttribute('aria-label')) ?? '';
  await allergies.getByRole('button', { name: /^Keep/ }).click();
  await expect(allergies).toBeHidden();
  await sheet.getByRole('button', { name: 'Remove all' }).click();
  await expect(sheet).toBeHidden();

  const changes = page.getByRole('listitem').filter({ has: page.getByText('FAQ', { exact: true }) });
  await expect(page.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
  await expect(changes.getByText('Park on Court Street after six.')).toBeVisible();
  await lookEverywhere(page, 'changes that are not published');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('heading', { name: 'Not published yet' })).toBeHidden();
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  const guest = await page.context().newPage();
  await guest.goto(address);
  const body = guest.locator('body');
  await expect(body).toContainText('Our dough is fermented 48 hours.');
  await expect(body).toContainText('Park on Court Street after six.');
  await expect(body).toContainText(answer.replace(/^Keep: /, ''));
  await expect(body).not.toContainText(/Emphasize|Add a section|____/);
});

/** On the page, by keyboard: keeps the first whole suggestion and removes the last one. */
async function keepAndRemoveOnPage(page: Page): Promise<void> {
  const marks = page.frameLocator('iframe').getByRole('button', { description: /keep, edit, or remove/ });
  const question = page.getByRole('dialog', { name: 'Our suggestion' });

  const whole = marks.filter({ hasNotText: '____' });
  const kept = (await whole.first().textContent()) ?? '';
  await whole.first().press('Enter');
  await question.getByRole('button', { name: `Keep: ${kept}` }).press('Enter');
  await expect(question).toBeHidden();
  await expect(marks.filter({ hasText: kept })).toHaveCount(0);
  // The next suggestion, which may have blanks.
  const focused = page.frameLocator('iframe').locator('[data-suggestion]:focus');
  await expect(focused).toBeInViewport();

  const removed = (await marks.last().textContent()) ?? '';
  await marks.last().press(' ');
  await question.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(question).toBeHidden();
  await expect(marks.filter({ hasText: removed })).toHaveCount(0);
}
