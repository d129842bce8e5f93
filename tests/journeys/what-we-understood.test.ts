import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { createApiClient } from '#tests/api/api-client.ts';
import { aPdf } from '#tests/builders/a-pdf.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { answered, expect, test } from './journey.ts';
import { arriveAs, type Owner, webOrigin } from './owner.ts';

const BRIEF = `Roman trattoria with a wood oven. We opened in 1987 and still make the pasta by hand.
Tue-Sat 17:00-22:00, closed Sunday and Monday.
Call (212) 555-0147.
Carbonara $18
Cacio e pepe $17
Tiramisu $9
Dark and moody, please.`;

const ProfileSchema = z.object({
  data: z.object({
    version: z.number(),
    profile: z.looseObject({
      dishes: z.array(z.object({ name: z.string(), price: z.string() })),
      story: z.array(z.object({ text: z.string() })),
      house_notes: z.array(z.object({ text: z.string() })),
    }),
  }),
});

async function profileOf({ token }: Owner) {
  const { body } = await createApiClient(webOrigin())('getProfile', { token });
  return ProfileSchema.parse(body).data;
}

async function openBrief(page: Page, owner: Owner): Promise<void> {
  await arriveAs(page, owner, '/website-builder');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByLabel('Website name')).toHaveValue(owner.restaurantName);
}

const requirements = (page: Page) => page.getByLabel('Special requirements');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true }).click();

/** Waits for the website and publishes it. Returns the public page. */
async function publishAndVisit(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/preview\//);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  const address = page.getByRole('dialog').locator('a[href^="http"]').first();
  await page.goto((await address.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('on a phone, a Spanish bakery types a brief, corrects two facts, and publishes them with the closed day in its words', async ({
  page,
  owner,
}) => {
  const now = new Date();
  const isOver = now.getMonth() === 11 && now.getDate() > 22;
  const year = now.getFullYear() + (isOver ? 1 : 0);
  await page.setViewportSize({ width: 375, height: 812 });
  await openBrief(page, owner);
  await page.getByLabel('Website name').fill('La Espiga');
  await requirements(page).fill(`Panadería de barrio en Sevilla. Abrimos en 1962 y seguimos amasando a mano.
Abierto de martes a domingo de 7:30 a 14:00. Lunes cerrado.
Cerrado el 24 de diciembre de ${year}.
Pan de pueblo 2,80 €
Ensaimada 1,90 €
Empanada gallega 12,50 €`);
  await page.getByRole('button', { name: 'Details we found' }).click();
  const sheet = page.getByRole('dialog', { name: 'Details we found' });
  await expect(sheet.getByRole('region', { name: 'Menu' })).toContainText('Ensaimada');
  const hours = sheet.getByRole('region', { name: 'Hours' });
  await expect(hours).toContainText('7:30 AM – 2 PM');
  await expect(sheet.getByRole('region', { name: 'Basics' })).toContainText('Spanish');
  await sheet.getByRole('button', { name: 'Edit Ensaimada' }).click();
  await sheet.getByLabel('Price').fill('2,10 €');
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Remove Empanada gallega' }).click();
  await expect(sheet.getByRole('button', { name: 'Restore Empanada gallega' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await generate(page);
  await expect(page.getByRole('dialog', { name: 'Creating your website' })).toBeVisible();
  const { profile, version } = await profileOf(owner);
  expect(profile.dishes.map(({ name, price }) => [name, price])).toEqual([
    ['Pan de pueblo', '2,80 €'],
    ['Ensaimada', '2,10 €'],
  ]);
  expect(version).toBeGreaterThan(0);
  await publishAndVisit(page);
  const body = page.locator('body');
  await expect(body).toContainText('2,10 €');
  await expect(body).toContainText(`Cerrado el 24 de diciembre de ${year}.`);
  await expect(body).not.toContainText('1,90 €');
  await expect(body).not.toContainText('Empanada');
});

test('typed and corrected facts survive Escape, a reload, and more typing', async ({ page, owner }) => {
  await openBrief(page, owner);
  await requirements(page).fill('Trattoria da Marco: gnocchi, osso buco, panna cotta');
  const question = page.getByRole('group', { name: 'Which language should your page be in?' });
  await question.getByRole('button', { name: 'English' }).press('Enter');
  await expect(question.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await requirements(page).fill(BRIEF);
  await page.getByRole('button', { name: 'Remove Tiramisu' }).click();
  const line = page.getByRole('region', { name: 'Other details' }).getByRole('listitem').first();
  await line.getByRole('combobox').selectOption('Good to know');
  await expect(line.getByRole('combobox')).toHaveValue('note');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(requirements(page)).toHaveValue(BRIEF);
  await requirements(page).fill(`Gricia $16\n${BRIEF}`);
  await expect(page.getByRole('button', { name: 'Remove Gricia' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore Tiramisu' })).toBeVisible();
  await generate(page);
  await expect(page.getByRole('dialog', { name: 'Creating your website' })).toBeVisible();
  const { profile } = await profileOf(owner);
  expect(profile.dishes.map(({ name }) => name)).toEqual(['Gricia', 'Carbonara', 'Cacio e pepe']);
  expect(profile.house_notes).toHaveLength(1);
  expect(profile).toMatchObject({ languages: ['en'] });
  // The sent brief stays in case the generation is canceled.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContainEqual(
    expect.stringMatching(/^brief:[^:]+$/),
  );
});

test('a failed reading doesn’t block the generation', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(answered(503));
  await page.route('**/restaurant/profile/read', (route) => route.fulfill({ status: 503, json: {} }));
  await openBrief(page, owner);
  await requirements(page).fill(BRIEF);
  await expect(page.getByText('We couldn’t preview your details')).toBeVisible();
  await generate(page);
  await expect(page.getByRole('dialog', { name: 'Creating your website' })).toBeVisible();
  expect((await profileOf(owner)).version).toBe(0);
});

test('a menu is read from a PDF, and a fact changed in another window is asked about', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(409));
  await openBrief(page, owner);
  const pdf = aPdf(['Starters', 'Burrata   $14', 'Pasta', 'Carbonara   $18', 'Gricia   $17']);
  const file = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: pdf };
  await page.getByText('Paste your menu', { exact: true }).click();
  const chooser = page.getByLabel('Add a PDF');
  await chooser.setInputFiles(file);
  await expect(page.getByLabel('Your menu')).toHaveValue(/Burrata \$14/);
  await expect(page.getByText('We found 3 dishes.')).toBeVisible();
  const menu = page.getByRole('list', { name: 'Dishes on your website' });
  await expect(menu.getByRole('listitem')).toHaveCount(3);
  await expect(menu).toContainText('Pasta');
  await chooser.setInputFiles({ ...file, buffer: Buffer.from('not a PDF') });
  await expect(page.getByText('We couldn’t open this file.')).toBeVisible();
  await page.getByLabel('Your menu').fill('');

  await requirements(page).fill(BRIEF);
  await expect(page.getByRole('button', { name: 'Edit Carbonara' })).toBeVisible();
  const { token } = owner;
  const call = createApiClient(webOrigin());
  await call('updateProfile', { token, body: { kind: 'wine bar', payment: 'Cash only.' } });
  await generate(page);
  const question = page.getByRole('dialog', { name: 'Your profile was changed in another window' });
  await expect(question).toContainText('wine bar');
  await question.getByRole('button', { name: 'Use theirs' }).click();
  await expect(page.getByRole('dialog', { name: 'Creating your website' })).toBeVisible();
  const { profile } = await profileOf(owner);
  expect(profile).toMatchObject({ kind: 'wine bar', payment: 'Cash only.' });
  expect(profile.dishes).toHaveLength(3);
});

test('at 375 px, an owner reviews a brief’s lines, corrects a typo, and changes a line’s use', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openBrief(page, owner);
  await requirements(page).fill(
    'Slices and pies in Bayonne NJ sinse 1974. dogs ok. We proof the dough overnight. the landlord is nice',
  );
  await page.getByRole('button', { name: 'Details we found' }).click();
  const lines = page.getByRole('region', { name: 'Other details' });
  const lineOf = (words: string) => lines.getByLabel(`Where to use “${words}”`);
  await lines.getByRole('button', { name: 'Use “since”' }).click();
  await expect(lines).not.toContainText('sinse');
  await lineOf('the landlord is nice').selectOption('Private');
  await lineOf('dogs ok.').selectOption('Q&A');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(requirements(page)).toHaveValue(/since 1974/);
  await generate(page);
  await expect(page).toHaveURL(/\/preview\//);

  const site = page.frameLocator('iframe').first().locator('body');
  await expect(site).toContainText('since 1974');
  await expect(site).toContainText('Dogs ok.');
  await expect(site).not.toContainText('landlord');
  const review = page.getByRole('region', { name: 'Other details' });
  await review.getByLabel('Where to use “dogs ok.”').selectOption('Leave out');
  await review.getByRole('button', { name: 'Update website' }).click();
  await expect(page.getByText('We updated your website.')).toBeVisible();
  await expect(site).not.toContainText('Dogs ok.');
  await expectNoSidewaysScroll(page);
});
