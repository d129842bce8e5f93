import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs } from './owner.ts';

const MENU = `Pasta
Cacio e pepe  $13
Carbonara  $14.50
Amatriciana  $15
Lasagna della nonna  $17

Dolci
Tiramisu  $8
Panna cotta  $7.50
Gelato  $6
Affogato  $7

Ask about our daily pizza`;

const generateDialog = (page: Page) => page.getByRole('dialog', { name: 'Generate with AI' });
const part = (dialog: Locator, title: string) => dialog.getByText(title, { exact: true });

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Get Started' }).click();
  const dialog = generateDialog(page);
  await expect(dialog.getByText('Paste your menu')).toBeVisible();
  return dialog;
}

test('an owner enters a menu, hours, and contact, which survive Escape and a reload, and guests see all of it', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/website-builder');
  let dialog = await openDialog(page);

  await part(dialog, 'Paste your menu').click();
  await dialog.getByLabel('Your menu').fill(MENU);
  await expect(dialog.getByText('We found 8 dishes.')).toBeVisible();
  await expect(dialog.getByText('1 line we didn’t understand')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ask about our daily pizza' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await part(dialog, 'Paste your menu').click();
  await expect(dialog.getByText('8 dishes', { exact: true })).toBeVisible();

  await part(dialog, 'Opening hours').click();
  await dialog.getByLabel('Type your hours').fill('Tue–Sun 5–10pm');
  await expect(dialog.getByText('Open Tue–Sun.')).toBeVisible();
  await expect(dialog.getByLabel('Tuesday opens')).toHaveValue('17:00');
  await dialog.getByLabel('Monday, open or closed').selectOption('Closed');
  await expectNoSidewaysScroll(page);
  await part(dialog, 'Opening hours').click();

  await part(dialog, 'Contact and links').click();
  await dialog.getByLabel('Address', { exact: false }).first().fill('12 Court Street, Brooklyn, NY 11201');
  await dialog.getByRole('button', { name: 'Add a phone number' }).click();
  await dialog.getByLabel('phone number 1', { exact: true }).fill('(212) 555-0147');
  await dialog.getByRole('button', { name: 'Add a link' }).click();
  await dialog.getByLabel('Link type').selectOption('Online ordering');
  await dialog.getByLabel('Web address', { exact: true }).last().fill('https://order.example.com/lupo');
  await expectNoSidewaysScroll(page);
  await part(dialog, 'Contact and links').click();
  await expect(dialog.getByText('Phone, address, Online ordering')).toBeVisible();

  await dialog.getByLabel('Website name').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  dialog = await openDialog(page);
  for (const summary of ['8 dishes', 'Open Tue–Sun', 'Phone, address, Online ordering'])
    await expect(dialog.getByText(summary, { exact: true })).toBeVisible();
  // Without a model that reads photos, none is offered.
  await part(dialog, 'Paste your menu').click();
  await expect(dialog.getByText('Add a PDF')).toBeVisible();
  await expect(dialog.getByText('Add a photo, PDF, Word, Excel, or CSV file')).toBeHidden();
  await part(dialog, 'Opening hours').click();
  await part(dialog, 'Contact and links').click();
  await dialog.getByLabel('Email').fill('lupo@');
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(dialog.getByText('Enter an email address such as you@restaurant.com.')).toBeVisible();
  await lookEverywhere(page, 'generate dialog, parts');
  await dialog.getByLabel('Email').fill('');

  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page).toHaveURL(/\/preview\//);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  const address = page.getByRole('dialog').locator('a[href^="http"]').first();
  await page.goto((await address.getAttribute('href')) ?? '');
  const body = page.locator('body');
  for (const text of ['Cacio e pepe', '$14.50', 'Affogato', '$7.50', 'Pasta', 'Dolci']) {
    await expect(body).toContainText(text);
  }
  await expect(body).toContainText('12 Court Street');
  await expect(body).toContainText('(212) 555-0147');
  await expect(body).toContainText('5:00 PM – 10:00 PM');
  const order = page.locator('.hero').getByRole('link', { name: 'Order online' });
  await expect(order).toHaveAttribute('href', 'https://order.example.com/lupo');
});
