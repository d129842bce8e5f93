import { createApiClient } from '#tests/api/api-client.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anImportedSite, arriveAs, type Owner, publish, webOrigin } from './owner.ts';

const MENU = [
  aDish({ name: 'Lasagna', course: 'Mains', price: '$19', amount: 19 }),
  aDish({ name: 'Margherita Pizza', course: 'Mains', price: '$14', amount: 14 }),
  aDish({ name: 'Bistecca', course: 'Mains', price: '$46', amount: 46 }),
  aDish({ name: 'Duck Ragù', course: 'Mains', price: '$29', amount: 29 }),
  aDish({ name: 'Lentil Soup', course: 'Mains', price: '$9', amount: 9 }),
];

/** Name in the POS, price, cost, and daily sales at the tables and delivered. */
const SOLD = [
  ['LASAGNA', 19, 7.5, 20, 6],
  ['Marg Pizza', 14, 6.5, 42, 21],
  ['Bistecca', 46, 17, 18, 1],
  ['Duck Ragu', 29, 8, 2, 1],
  ['Lentil Soup', 9, 4, 2, 0],
] as const;

/** A register's export for October: a row for each item, day, and channel, with price and revenue. */
function anExport(): string {
  const rows = Array.from({ length: 31 }, (_, index) => `10/${index + 1}/2026`).flatMap((day) =>
    SOLD.flatMap(([name, price, cost, tables, delivered]) => [
      [day, name, 'Dine In', tables, tables * price, tables * cost].join(','),
      [day, name, 'Delivery', delivered, delivered * price, delivered * cost].join(','),
    ]),
  );
  return ['Business Date,Menu Item,Dining Option,Item Qty,Net Amount,Total Cost', ...rows].join('\n');
}

/** Adds what an ad needs: an address and a published page. */
async function giveMenu(owner: Owner): Promise<void> {
  const body = { dishes: MENU, 'address.text': '12 Court St, Brooklyn, NY 11201' };
  const answer = await createApiClient(webOrigin())('updateProfile', { token: owner.token, body });
  expect(answer.status).toBe(200);
  await publish(owner, await anImportedSite(owner));
}

test('an owner finds a dish to promote, edits the menu and undoes it, and gets a prefilled ad and text', async ({
  page,
  owner,
}) => {
  await giveMenu(owner);
  await arriveAs(page, owner, '/ai-features?tab=menu');
  await expect(page.getByRole('tab', { name: 'Smart Menu Optimizer' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: 'Analyze' }).click();
  const results = page.getByRole('region', { name: 'Your menu' });
  await expect(results.getByText('Based on your menu only')).toBeVisible();
  await expect(results.getByRole('region', { name: 'Hidden gems' }).getByText('Bistecca')).toBeVisible();

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'october.csv', mimeType: 'text/csv', buffer: Buffer.from(anExport()) });
  const dialog = page.getByRole('dialog', { name: 'Review your sales' });
  await expect(dialog.getByLabel('Menu item for “Marg Pizza”')).toHaveValue('Margherita Pizza');
  await expect(dialog.getByText('Sales from Oct 1, 2026 to Oct 31, 2026 (31 days)')).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Top-selling items' })).toContainText('1,953');
  const columns = dialog.getByRole('region', { name: 'Match your columns' });
  await expect(columns.getByText('10/1/2026 → Oct 1, 2026')).toBeVisible();
  await expect(columns.getByText('Dine In → dine in')).toBeVisible();
  await lookEverywhere(page, 'register sales');
  await dialog.getByRole('button', { name: 'Save sales' }).click();

  await expect(results.getByText('sold from Oct 1, 2026 to Oct 31, 2026')).toBeVisible();
  const list = (name: string) => results.getByRole('region', { name, exact: true });
  await expect(list('Top performers').getByText('Bistecca')).toBeVisible();
  await expect(list('Hidden gems').getByText('Duck Ragù')).toBeVisible();
  await expect(list('Needs attention').getByText('Margherita Pizza')).toBeVisible();
  await lookEverywhere(page, 'menu analysis');

  const raise = 'Raise the price of Margherita Pizza to $15';
  await results.getByRole('button', { name: `Apply: ${raise}` }).click();
  await expect(page.getByText('Menu updated.')).toBeVisible();
  await results.getByRole('button', { name: `Undo: ${raise}` }).click();
  await expect(page.getByText('Change undone.')).toBeVisible();
  await results.getByRole('button', { name: 'Apply: Move Duck Ragù to the top of Mains' }).click();
  await expect(page.getByText('Menu updated.').first()).toBeVisible();
  await results.getByLabel('Channel', { exact: true }).selectOption('Delivery');
  await expect(results.getByRole('row', { name: /Bistecca/ })).toContainText(/puzzle/);

  const text = results.getByRole('link', { name: /^Create text: / }).first();
  const item = (await text.getAttribute('aria-label'))?.replace('Create text: ', '') ?? '';
  const address = (await text.getAttribute('href')) ?? '';

  await results.getByRole('link', { name: 'Create ad: Duck Ragù' }).click();
  await expect(page.getByLabel('Item to promote')).toHaveValue('Duck Ragù');
  await expect(page.getByLabel('Offer')).toHaveValue('10% off Duck Ragù');
  await page.getByRole('button', { name: 'Launch Facebook Ad' }).click();
  await expect(page.getByRole('heading', { name: 'Your ad was submitted' })).toBeFocused();

  await page.goto(address);
  await expect(page.getByLabel('Offer', { exact: true })).toHaveValue(new RegExp(item));
  await expect(page.getByLabel('Offer code')).not.toHaveValue('');
});
