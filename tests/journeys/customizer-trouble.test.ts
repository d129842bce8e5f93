import type { Page, Route } from '@playwright/test';
import { openCustomizer, pasteMenu, tab } from './customizer.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs } from './owner.ts';

test('the preview updates in place, unfinished work survives a reload, and errors and refusals are explained', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(404), answered(409));
  await arriveAs(page, owner, '/website-builder/templates');
  await page.getByRole('article', { name: 'Quick Service' }).getByRole('link', { name: 'Customize' }).click();
  let preview = page.getByRole('region', { name: 'Live preview' }).locator('iframe').contentFrame();
  await expect(preview.getByRole('heading', { level: 1 })).toBeAttached();
  await preview.locator('body').evaluate(() => Reflect.set(window, 'isFirst', true));
  const matches = (width: number) =>
    preview.locator('body').evaluate((_, query) => matchMedia(query).matches, `(width: ${width}px)`);
  for (const [device, width] of [
    ['Tablet', 768],
    ['Mobile', 375],
  ] as const) {
    await page.getByRole('radio', { name: device }).check({ force: true });
    await expect.poll(() => matches(width)).toBe(true);
  }
  await page.getByLabel('Tagline').fill('Smashed to order');
  await pasteMenu(page, 'Fries 4\nCola 3');
  await expect(preview.getByText('Fries')).toBeAttached();
  expect(await preview.locator('body').evaluate(() => Reflect.get(window, 'isFirst'))).toBe(true);
  await lookEverywhere(page, 'customizer, menu');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  preview = page.getByRole('region', { name: 'Live preview' }).locator('iframe').contentFrame();
  await expect(page.getByText('Welcome back')).toBeVisible();
  await expect(page.getByLabel('Tagline')).toHaveValue('Smashed to order');
  await expect(preview.getByText('Fries')).toBeAttached();

  await page.getByRole('link', { name: 'Templates' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('Smashed to order');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByLabel('Tagline')).toBeHidden();
  await openCustomizer(page, 'fast-food-1');
  await expect(page.getByLabel('Tagline')).toHaveValue('');
  await test.step('errors appear beside their fields, and a refusal is explained', () =>
    expectExplained(page));
});

async function expectExplained(page: Page): Promise<void> {
  await openCustomizer(page, 'ethnic-1');
  await page.getByLabel('Website name').fill('');
  await page.getByLabel('Email').fill('ciao');
  await tab(page, 'Menu').click();
  await page.getByRole('button', { name: 'Add a dish' }).click();
  await page.getByLabel('Price of dish 1').fill('12');
  await page.getByRole('button', { name: 'Save & Preview' }).click();
  const name = page.getByLabel('Website name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Enter a name for the website\./);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/);
  await lookEverywhere(page, 'customizer, content with an error');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(tab(page, 'Needs attention: Content')).toBeVisible();
  await name.fill('Casa Ñandú');
  await page.getByLabel('Email').fill('');
  const elsewhere = page.getByRole('alert').filter({ hasText: 'Check the Menu tab' });
  await expect(elsewhere).toContainText('Enter the dish name.');
  await elsewhere.getByRole('button', { name: 'Go to Menu' }).click();
  await expect(elsewhere).toBeHidden();
  await expect(page.getByLabel('Name of dish 1')).toBeFocused();
  await expect(page.getByLabel('Name of dish 1')).toHaveAccessibleDescription(/Enter the dish name\./);
  await page.getByLabel('Name of dish 1').fill('Mezze');
  await tab(page, 'Design').click();
  await lookEverywhere(page, 'customizer, design');
  await page.setViewportSize({ width: 1440, height: 900 });

  const refusal = {
    success: false,
    error: 'You’ve reached the website limit.',
    code: 'website_limit',
    request_id: 'r1',
  };
  await page.route('**/templates/create', (route) => route.fulfill({ status: 409, json: refusal }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Save & Preview' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Error creating website: You’ve reached the website limit');
  await alert.getByRole('button', { name: 'OK', exact: true }).click();

  const { promise: answer, resolve: giveAnswer } = Promise.withResolvers<void>();
  const missing = { success: false, error: 'Not found', code: 'not_found', request_id: 'r1' };
  const answerLate = async (route: Route) => {
    await answer;
    await route.fulfill({ status: 404, json: missing });
  };
  await page.route('**/templates/create', answerLate, { times: 1 });
  await page.getByRole('button', { name: 'Save & Preview' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  giveAnswer();
  await expect(alert).toContainText('No restaurant found. Please create a restaurant first.');
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('button', { name: 'Save & Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casa Ñandú' })).toBeVisible();
}
