import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect } from './journey.ts';
import { signUp, test } from './model-platform.ts';

const REQUIREMENTS = 'Roman trattoria in Portland. We cook in a wood oven.';
const MENU = 'Pasta\nCacio e pepe 14\nAmatriciana 15';

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/website-builder');
  await page.getByRole('button', { name: 'Generate with AI' }).click();
  return page.getByRole('dialog', { name: 'Generate with AI' });
}

const part = (form: Locator, title: string) => form.getByText(title, { exact: true });

async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Website name').fill('Osteria Lupo');
  await form.getByLabel('Special requirements').fill(REQUIREMENTS);
  await part(form, 'Paste your menu').click();
  await form.getByLabel('Your menu').fill(MENU);
  await part(form, 'Contact and links').click();
  await form.getByLabel('Email').fill('ciao@lupo.example');
}

async function expectFilledIn(form: Locator): Promise<void> {
  await expect(form.getByLabel('Website name')).toHaveValue('Osteria Lupo');
  await expect(form.getByLabel('Special requirements')).toHaveValue(REQUIREMENTS);
  await part(form, 'Paste your menu').click();
  await expect(form.getByLabel('Your menu')).toHaveValue(MENU);
  await part(form, 'Contact and links').click();
  await expect(form.getByLabel('Email')).toHaveValue('ciao@lupo.example');
}

test('an owner cancels a generation by keyboard, keeps the form, and generates again', async ({
  page,
  model,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  model.keepSilent(true);
  await signUp(page);
  const form = await openForm(page);
  await fillIn(form);
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  const progress = page.getByRole('dialog', { name: 'Creating your website' });
  await expect(progress.getByText('Writing your story')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const cancel = progress.getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(progress).toBeHidden();
  await expect(page.getByText('Generation canceled')).toBeVisible();
  await expectFilledIn(form);
  // The request to the model ends, too.
  await expect.poll(model.abandoned).toBeGreaterThan(0);
  model.keepSilent(false);
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page).toHaveURL(/\/preview\//);
  await page.goto('/website-builder');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a menu photo is offered where a model reads photos', async ({ page }) => {
  await signUp(page);
  const form = await openForm(page);
  await part(form, 'Paste your menu').click();
  await expect(form.getByLabel('Add a photo, PDF, Word, Excel, or CSV file')).toHaveAttribute(
    'accept',
    /image/,
  );
});
