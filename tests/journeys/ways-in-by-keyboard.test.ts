import type { Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { arriveAs, webOrigin } from './owner.ts';
import { pressEnterOn, tabTo, typeInto } from './tab-to.ts';

const MENU = `Pasta
Cacio e pepe  $13
Carbonara  $14.50

Soup of the day, ask us
Kids under 12 eat free`;

const GUESTS = [
  'Kundennr;Nachname;Vorname;Telefon privat;Mobil;Kunde seit;Letzter Besuch;Werbung erlaubt',
  '1;Weiß;Jürgen;030 901820;0151 23456789;01.02.2024;25.07.2026;ja',
  '2;Groß;Ina;;0171 2345678;11.11.2025;03.08.2026;nein',
].join('\r\n');

/** Questions of a manager’s week, with the words of each answer. */
const QUESTIONS: readonly (readonly [question: string, answer: RegExp])[] = [
  ['revenue last month', /^Revenue \(last month/],
  ['mrr now', /^Monthly recurring revenue/],
  ['how many new signups last week', /^Sign-ups \(last week/],
  ['whos overdue', /^Overdue payments/],
  ['revenue by plan this month', /^Revenue \(this month.* By plan: Basic/],
  ['ai cost this month', /^AI (?:cost|spend).*\(this month/i],
  ['how many texts went out last week', /^Texts \(last week/],
  ['what should i do today', /^Start with this today/],
  ['what does churn rate mean', /ended subscriptions as a share of those active/],
  ['renewals next week', /^Upcoming renewals/],
];

for (const width of [1440, 375]) {
  test(`an owner pastes a menu, fixes two lines, and publishes, by keyboard (${width} px)`, async ({
    page,
    owner,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await arriveAs(page, owner, '/website-builder');
    await pressEnterOn(page, page.getByRole('button', { name: 'Get Started' }));
    const dialog = page.getByRole('dialog', { name: 'Generate with AI' });
    await pressEnterOn(page, dialog.locator('summary', { hasText: 'Paste your menu' }));
    await tabTo(page, dialog.getByLabel('Your menu'));
    await page.keyboard.insertText(MENU);
    await expect(dialog.getByText('2 lines we didn’t understand')).toBeVisible();
    await pressEnterOn(page, dialog.getByRole('button', { name: 'Dish: Soup of the day, ask us' }));
    await expect(dialog.getByText('We found 3 dishes.')).toBeVisible();
    await pressEnterOn(page, dialog.getByRole('button', { name: 'Leave out: Kids under 12 eat free' }));
    await expect(dialog.getByText(/we didn’t understand/)).toBeHidden();
    await expectNoSidewaysScroll(page);

    await pressEnterOn(page, dialog.getByRole('button', { name: 'Generate', exact: true }));
    await expect(page).toHaveURL(/\/preview\//);
    await pressEnterOn(page, page.getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByText('Website published successfully!')).toBeVisible();
    const address = page.getByRole('dialog').locator('a[href^="http"]').first();
    await page.goto((await address.getAttribute('href')) ?? '');
    const body = page.locator('body');
    for (const text of ['Cacio e pepe', '$14.50', 'Soup of the day']) await expect(body).toContainText(text);
    await expect(body).not.toContainText('Kids under 12');
  });

  test(`an owner maps a German list of guests by keyboard (${width} px)`, async ({ page, owner }) => {
    await page.setViewportSize({ width, height: 900 });
    const { token } = owner;
    await createApiClient(webOrigin())('updateProfile', { token, body: { region: 'DE' } });
    await arriveAs(page, owner, '/dashboard/guests');
    await pressEnterOn(page, page.getByRole('button', { name: 'Import a file' }));
    await chooseByKeyboard(page, { name: 'kunden.csv', buffer: Buffer.from(GUESTS, 'latin1') });
    const columns = page.getByRole('region', { name: 'Match your columns' });
    await expect(columns.getByRole('cell', { name: 'Jürgen' })).toBeVisible();
    await expect(columns.getByText('25.07.2026 → Jul 25, 2026')).toBeVisible();
    await typeInto(page, columns.getByLabel('Marketing opt-in'), 'Werbung');
    await expect(columns.getByText('ja → OK to text')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await pressEnterOn(page, page.getByRole('button', { name: 'Import guests' }));
    await expect(page.getByText('2 guests imported')).toBeVisible();
    await expect(page.getByText('1 guest opted out of texts. We won’t text them.')).toBeVisible();
  });
}

test('an administrator asks ten questions by keyboard at both widths', async ({ page }) => {
  await signInAsDemoAdministrator(page);
  for (const width of [1440, 375])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/assistant');
      const log = page.getByRole('log', { name: 'Conversation' });
      await expect(log.getByRole('listitem')).toHaveCount(0);
      for (const [question, answer] of QUESTIONS) {
        await typeInto(page, page.getByRole('textbox', { name: 'Your question' }), question);
        await page.keyboard.press('Enter');
        await expect(log.getByText(answer).last()).toBeVisible();
      }
      await expectNoSidewaysScroll(page);
      await tabTo(page, log.getByRole('link', { name: 'Open Subscription Management' }).last(), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Subscription Management' })).toBeVisible();
    });
});

/** Opens the file chooser from its field, as Enter does. */
async function chooseByKeyboard(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressEnterOn(page, page.getByLabel('Choose a CSV or Excel file'));
  await (await chooser).setFiles({ ...file, mimeType: 'text/csv' });
}
