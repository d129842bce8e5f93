import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, type Owner } from './owner.ts';

const PATH = '/dashboard/bring-back-regulars';
const DAY_MS = 86_400_000;

const spelled = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * DAY_MS).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** A register's export: its own columns, a birthday as a decoy, and ambiguous dates. */
const REGISTER_EXPORT = [
  'Reference ID,First Name,Last Name,Email Address,Phone Number,Birthday,First Visit,Last Visit,Lifetime Spend,Email Opt-In',
  'A1,Ana,Ruiz,ana@example.com,(212) 555-0147,04/02/1985,01/05/2024,03/04/2026,$612.40,Yes',
  'A2,Ben,"O\'Hara, Jr.",,212.555.0148,,02/06/2024,04/05/2026,$98.00,No',
  `A3,Cleo,Marsh,,+1 212 555 0149,,03/07/2024,"${spelled(5)}",$45.10,Yes`,
  'A4,Dev,,,12,,03/07/2024,05/06/2026,$12.00,',
  'A1,Ana,Ruiz,ana@example.com,2125550147,04/02/1985,01/05/2024,02/03/2026,$612.40,Yes',
].join('\r\n');

async function open(page: Page, owner: Owner): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Bring Back Regulars' })).toBeVisible();
}

const choose = (page: Page, file: { name: string; buffer: Buffer }) =>
  page.getByLabel('Choose a CSV file').setInputFiles({ ...file, mimeType: 'text/csv' });
const chooseExport = (page: Page) =>
  choose(page, { name: 'customers.csv', buffer: Buffer.from(REGISTER_EXPORT) });
const preview = (page: Page) => page.getByRole('button', { name: 'Preview SMS' }).click();
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send SMS Campaign' });

test('an owner texts lapsed guests from a register export on a phone', async ({ page, owner }) => {
  await open(page, owner);
  await expect(page.getByText('Send SMS campaigns to re-engage customers')).toBeVisible();
  await expect(page.getByLabel('Restaurant name')).toHaveValue('Osteria Lupo');
  await lookEverywhere(page, 'an empty text campaign');

  await page.setViewportSize({ width: 375, height: 812 });
  await page
    .getByLabel('Offer', { exact: true })
    .fill('A free tiramisù with any main course – just for “regulars”');
  await page.getByLabel('Offer code').fill('DOLCE');
  const message = page.getByRole('region', { name: 'Your text message' });
  await expect(message.getByText('add to the cost of each text')).toBeVisible();
  await expect(
    message.getByText('$0.0256 per guest as written, or $0.0128 with standard characters'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Use standard characters' }).click();
  await expect(page.getByLabel('Offer', { exact: true })).toHaveValue(
    'A free tiramisù with any main course - just for "regulars"',
  );
  await expect(message.getByText('$0.0128', { exact: true })).toBeVisible();

  await chooseExport(page);
  const columns = page.getByRole('region', { name: 'Match your columns' });
  const card = (name: string) => columns.getByRole('listitem').filter({ has: page.getByLabel(name) });
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('4');
  await expect(page.getByLabel('Last order date')).toHaveValue('7');
  await expect(card('Phone number').getByText('(212) 555-0147 → +1 212 555 0147')).toBeVisible();
  await expect(card('Phone number').getByText('Matched')).toBeVisible();
  await preview(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Error: Choose the column that shows who agreed to texts, or “Not in this file”',
  );
  await page.getByLabel('Marketing opt-in').selectOption('Not in this file');
  await preview(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Error: Choose your file’s date format (month first or day first)',
  );
  await page
    .getByRole('group', { name: 'Which date does 03/04/2026 mean?' })
    .getByText('Mar 4, 2026')
    .click();
  await expect(card('Last order date').getByText('03/04/2026 → Mar 4, 2026')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await preview(page);
  await expect(page.getByRole('heading', { name: 'SMS preview' })).toBeFocused();
  const shown = page.getByRole('region', { name: 'SMS preview' });
  const texts = shown.getByRole('list', { name: 'Two sample texts' }).getByRole('listitem');
  await expect(texts).toHaveCount(2);
  await expect(texts.first()).toContainText('Ana');
  await expect(texts.first()).toContainText('A free tiramisù with any main course - just for "regulars"');
  await expect(shown.getByText(/^Line 5: phone_number “12” isn’t a phone number/)).toBeVisible();
  const [skipped] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: 'Download skipped rows' }).click(),
  ]);
  expect(skipped.suggestedFilename()).toBe('customers-skipped-rows.csv');
  const rows = await readFile(await skipped.path(), 'utf8');
  expect(rows.trim().split(/\r?\n/)).toEqual([
    expect.stringMatching(/Lifetime Spend,Email Opt-In,Reason$/),
    expect.stringMatching(/^A4,Dev,,,12,.*phone_number “12” isn’t a phone number/),
  ]);
  await expect(shown.getByText('$0.03').last()).toBeVisible();
  await lookEverywhere(page, 'the preview of a text campaign');
  await page.setViewportSize({ width: 1440, height: 900 });
  await shown.evaluate((panel) => window.scrollBy(0, panel.getBoundingClientRect().top - 300));
  const [above, below] = [
    await page.getByRole('region', { name: 'Send yourself a test' }).boundingBox(),
    await shown.boundingBox(),
  ];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.setViewportSize({ width: 375, height: 812 });

  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Error: Confirm that everyone on your list');
  await page.getByRole('checkbox', { name: /I confirm/ }).check();
  await sendButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Your texts are on their way' })).toBeFocused();
  const sent = page.getByRole('region', { name: 'Your texts are on their way' });
  await expect(sent.getByText('All texts sent')).toBeVisible();
  await expect(sent.getByText('100%').first()).toBeVisible();
  await lookEverywhere(page, 'a text campaign that was sent');

  const campaigns = page.getByRole('region', { name: 'Your text campaigns' });
  await expect(campaigns.getByRole('listitem')).toHaveCount(1);
  await campaigns.getByRole('button').first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Ana Ruiz')).toBeVisible();
  await expect(dialog.getByText("Ben O'Hara, Jr.")).toBeVisible();
  await lookEverywhere(page, 'the guests of a text campaign');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Create another campaign' }).click();
  await chooseExport(page);
  await expect(page.getByText('We reused your last choices. Change anything that’s wrong.')).toBeVisible();
  await expect(card('Last order date').getByText('03/04/2026 → Mar 4, 2026')).toBeVisible();
});

const GERMAN = [
  'Kundennr;Nachname;Vorname;Telefon privat;Mobil;Kunde seit;Letzter Besuch;Werbung erlaubt',
  '1;Weiß;Jürgen;030 901820;0151 23456789;01.02.2024;25.07.2026;ja',
  '2;Groß;Ina;;0171 2345678;11.11.2025;03.08.2026;nein',
  '3;Ümit;Can;;12;11.11.2025;03.08.2026;',
].join('\r\n');

test('on a phone, an owner corrects missing fields, maps a German list, and previews the texts', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(503));
  await open(page, owner);
  await test.step('missing and invalid fields are listed in one box', () => expectErrorsInBox(page));
  await choose(page, { name: 'kunden.csv', buffer: Buffer.from(GERMAN, 'latin1') });
  const columns = page.getByRole('region', { name: 'Match your columns' });
  const card = (name: string) => columns.getByRole('listitem').filter({ has: page.getByLabel(name) });
  await expect(columns.getByRole('cell', { name: 'Jürgen' })).toBeVisible();
  await expect(card('Last order date').getByText('25.07.2026 → Jul 25, 2026')).toBeVisible();
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('4');
  await page.getByLabel('Marketing opt-in').selectOption('Werbung erlaubt');
  await expect(card('Marketing opt-in').getByText('ja → OK to text')).toBeVisible();
  await expect(columns.getByText('1 guest opted out of marketing. We won’t text them.')).toBeVisible();
  await page.getByLabel('Last order date').focus();
  await page.keyboard.press('k');
  await expect(page.getByLabel('Last order date')).toHaveValue('0');
  await expect(card('Last order date').getByText('Your choice')).toBeVisible();
  await page.getByLabel('Last order date').selectOption('Letzter Besuch');
  await lookEverywhere(page, 'the columns of a German list');
  await page.setViewportSize({ width: 375, height: 900 });
  await preview(page);
  await expect(page.getByRole('heading', { name: 'SMS preview' })).toBeFocused();
  const shown = page.getByRole('region', { name: 'SMS preview' });
  await expect(shown.getByText(/^Line 4: phone_number “12” isn’t a phone number/)).toBeVisible();
});

/** Fills in the offer and its code. */
async function expectErrorsInBox(page: Page): Promise<void> {
  const box = page.getByRole('alert');
  await sendButton(page).click();
  await expect(box).toHaveText('Error: Please fill in all required fields');
  await preview(page);
  await expect(box).toHaveText('Error: Please fill in all fields to generate preview');
  await page.getByLabel('Offer', { exact: true }).fill('A free dessert');
  await page.getByLabel('Offer code').fill('DOLCE');
  await sendButton(page).click();
  await expect(box).toHaveText('Error: Please upload a customer list CSV file');
  await choose(page, { name: 'guests.xlsx', buffer: Buffer.from('PK') });
  await expect(box).toHaveText('Error: Please upload a CSV file');
  await choose(page, { name: 'guests.csv', buffer: Buffer.alloc(2_097_152, 'a') });
  await expect(box).toHaveText('Error: CSV file must be smaller than 2MB');
  await choose(page, { name: 'guests.csv', buffer: Buffer.from('Name,Phone\n"Ana,212') });
  await expect(box).toContainText('Error: Line 2: a quotation mark (") is opened but never closed.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download sample CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sample-customer-list.csv');
  const sample = await readFile(await download.path());
  expect(sample.toString()).toContain('customer_name,phone_number,last_order_date');
  await choose(page, { name: 'sample-customer-list.csv', buffer: sample });
  await expect(page.getByText('3 rows')).toBeVisible();
  await page.route('**/api/campaigns/sms/preview', (route) => route.fulfill({ status: 503, json: {} }));
  await preview(page);
  await expect(box).toHaveText('Error: Failed to generate SMS preview');
  await page.unroute('**/api/campaigns/sms/preview');
  await page.getByRole('button', { name: 'Remove sample-customer-list.csv' }).click();
}

test('an owner sends a test text, schedules a campaign, and cancels it', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(422));
  const list = Buffer.from('customer_name,phone_number,last_order_date\nAna,(212) 555-0147,2026-03-04\n');
  await open(page, owner);
  const own = page.getByRole('region', { name: 'Send yourself a test' });
  await page.getByLabel('Offer', { exact: true }).fill('A free dessert');
  await own.getByRole('button', { name: 'Send yourself a test' }).click();
  await expect(own.getByText('Please fill in all required fields')).toBeVisible();
  await page.getByLabel('Offer code').fill('DOLCE');
  await own.getByLabel('Your mobile number').fill('800 555 0147');
  await own.getByLabel('Your mobile number').press('Enter');
  await expect(own.getByText('This number can’t get texts. Enter a mobile number.')).toBeVisible();
  await own.getByLabel('Your mobile number').fill('212 555 0100');
  await own.getByLabel('Your mobile number').press('Enter');
  await expect(own.getByText('Test mode: we don’t send a real text to (212) 555-0100.')).toBeVisible();
  await lookEverywhere(page, 'a test text that was sent');

  await page.setViewportSize({ width: 375, height: 812 });
  await choose(page, { name: 'guests.csv', buffer: list });
  await page.getByText('Send later').click();
  await page.getByText('Unique code for each guest').click();
  const message = page.getByRole('region', { name: 'Your text message' });
  await expect(message.getByText(/Code DOLCE-[A-Z0-9]{6}\./)).toBeVisible();
  await page.getByRole('checkbox', { name: /I confirm/ }).check();
  await sendButton(page).click();
  await expect(page.getByText('Waiting for the time you chose')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your texts are scheduled' })).toBeFocused();
  await expect(page.getByText(/^\d+ scheduled, starting /)).toBeVisible();
  await expect(page.getByText('each guest has a unique one-time code starting with')).toBeVisible();
  const campaigns = page.getByRole('region', { name: 'Your text campaigns' });
  await campaigns.getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: 'A free dessert' });
  await expect(dialog.getByText('Waiting', { exact: true }).last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel campaign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Your campaign was canceled' })).toBeVisible();
  await expect(campaigns.getByText('Canceled', { exact: true })).toBeVisible();
});
