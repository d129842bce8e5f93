import { readFile } from 'node:fs/promises';
import { createApiClient } from '#tests/api/api-client.ts';
import { anXlsx } from '#tests/builders/an-xlsx.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, webOrigin } from './owner.ts';

const HEADER = 'customer_name,phone_number,order_dates,consent_at,consent_by,consent_sentence,consent_file';
const PROOF = '2026-01-05T12:00:00.000Z,owner,My guests agreed to texts.,january.csv';

const LIST = [
  HEADER,
  `Ana Núñez,(212) 555-0147,2026-01-05 2026-02-05 2026-03-07 2026-04-06 2026-05-06 2026-06-05 2026-07-06,${PROOF}`,
  '<b>Bob</b>,212-555-0148,2026-02-01,,,,',
  '=HYPERLINK("x"),212.555.0149,,,,,',
  'Cy,12,,,,,',
].join('\n');

test('an owner imports guests on a phone, opts one out, deletes one, and exports all', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/dashboard/guests');
  await expect(page.getByRole('heading', { name: 'No guests yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bring Back Regulars' })).toBeVisible();
  await lookEverywhere(page, 'no guests');
  await page.getByRole('button', { name: 'Import a file' }).click();
  await lookEverywhere(page, 'import of guests');
  // As Excel saves CSV in the Americas and Western Europe: not UTF-8.
  const buffer = Buffer.from(LIST, 'latin1');
  await page
    .getByLabel('Choose a CSV or Excel file')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('3 guests imported')).toBeVisible();
  await expect(page.getByText('Line 5: phone_number “12” isn’t a phone number.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await lookEverywhere(page, 'guests');

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByLabel('Find a guest').fill('0147');
  await expect(page.getByRole('button', { name: 'Bob' })).toBeHidden();
  await page.getByRole('button', { name: 'Ana Núñez' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ana Núñez' });
  await expect(dialog.getByText('Yes. Agreed on Jan 5, 2026.')).toBeVisible();
  await expect(dialog.getByText('About every 30 days.')).toBeVisible();
  await lookEverywhere(page, 'one guest');
  await dialog.getByRole('button', { name: 'Opt out of texts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opt out' }).click();
  await expect(dialog.getByText(/No\. Opted out on .* \(by you\)\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('list', { name: 'Your guests' }).getByText('Opted out')).toBeVisible();

  await page.getByLabel('Find a guest').fill('bob');
  await page.getByRole('button', { name: '<b>Bob</b>' }).click();
  await page.getByRole('button', { name: 'Delete guest' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete guest' }).click();
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^guests-\d{4}-\d\d-\d\d\.csv$/);
  expect(file).toContain("Ana Núñez,'+12125550147,2026-07-06,");
  expect(file).toContain('"\'=HYPERLINK(""x"")",\'+12125550149');
  expect(file).not.toContain('Bob');
  const answer = await createApiClient(webOrigin())('importGuests', {
    token: owner.token,
    body: { csv: file },
  });
  expect(answer.body).toMatchObject({ data: { rows: 2, guests: 2, errors: [] } });
});

/** A booking system's Excel file: dates are numbers, and one phone number is invalid. */
const BOOKINGS = [
  ['Guest', 'Mobile', 'Last visit', 'SMS opt-in'],
  ['Ana Ruiz', '(212) 555-0147', '46264', 'yes'],
  ['Ben Low', '212 555 0148', '46207', 'no'],
  ['Cy Marsh', '12', '46207', ''],
];

function inExcel(rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string) =>
    /^\d{5}$/.test(text) ? `<c s="1"><v>${text}</v></c>` : `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return Buffer.from(anXlsx(rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')));
}

test('an owner imports an Excel list and downloads the skipped row', async ({ page, owner }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/dashboard/guests');
  await page.getByRole('button', { name: 'Import a file' }).click();
  const choose = () =>
    page.getByLabel(/^Choose (?:a CSV or Excel|another) file/).setInputFiles({
      name: 'bookings.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: inExcel(BOOKINGS),
    });
  await choose();
  const columns = page.getByRole('region', { name: 'Match your columns' });
  await expect(columns.getByText('(212) 555-0147 → +1 212 555 0147')).toBeVisible();
  await expect(columns.getByText('2026-08-30 → Aug 30, 2026')).toBeVisible();
  await lookEverywhere(page, 'the columns of an import');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Import guests' }).press('Enter');
  await expect(page.getByText('Choose the column that shows who agreed to texts')).toBeVisible();
  await columns.getByLabel('Marketing opt-in').selectOption('SMS opt-in');
  await page.getByRole('button', { name: 'Import guests' }).press('Enter');
  await expect(page.getByText('2 guests imported')).toBeVisible();
  await expect(page.getByText('1 guest opted out of texts. We won’t text them.')).toBeVisible();
  await expect(page.getByText('Line 4: phone_number “12” isn’t a phone number.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download skipped rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bookings-skipped-rows.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('Cy Marsh,12,2026-07-04,,');
  await page.getByRole('button', { name: 'Done' }).click();

  // The mapping is saved for the restaurant, so other browsers have it, too.
  await page.reload();
  await page.getByRole('button', { name: 'Import' }).click();
  await choose();
  await expect(columns.getByText('We reused your last choices.', { exact: false }).first()).toBeVisible();
});
