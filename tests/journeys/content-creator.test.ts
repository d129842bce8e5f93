import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { createApiClient } from '#tests/api/api-client.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs, type Owner, webOrigin } from './owner.ts';

const PHONE = { width: 375, height: 812 };

/** Saves three dishes, hours, and a sentence in the profile. */
async function aDetailedProfile({ token }: Owner): Promise<void> {
  const call = createApiClient(webOrigin());
  const dish = (name: string, price: string, description: string) => ({
    name,
    price,
    description,
    course: 'Pasta',
  });
  const { status, body } = await call('updateProfile', {
    token,
    body: {
      kind: 'trattoria',
      languages: ['en'],
      'address.locality': 'Oakland',
      'dishes[0]': dish('Cacio e pepe', '$18', 'tonnarelli and black pepper'),
      'dishes[1]': dish('Carbonara', '$19', 'guanciale and egg yolk'),
      'dishes[2]': dish('Amatriciana', '$19', 'tomato and guanciale'),
    },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

test('an owner gets posts on an empty profile, then plans a week on a phone, edits one, and exports all', async ({
  page,
  owner,
}) => {
  await arriveAs(page, owner, '/ai-features?tab=content');
  await page.getByRole('button', { name: 'Write posts' }).click();
  await expect(page.getByText(/^Add dishes with prices/)).toBeVisible();

  await aDetailedProfile(owner);
  await page.setViewportSize(PHONE);
  await arriveAs(page, owner, '/ai-features?tab=content');
  await expect(page.getByRole('heading', { name: 'Plan your posts' })).toBeVisible();
  await lookEverywhere(page, 'content creator, form');
  await page.setViewportSize(PHONE);
  await page.getByRole('checkbox', { name: 'Email' }).check();
  await page.getByRole('checkbox', { name: 'Text message' }).check();
  await page.getByRole('textbox', { name: /Offer/ }).fill('Two plates of pasta for $30');
  await page.getByRole('button', { name: 'Write posts' }).click();

  await expect(page.getByRole('heading', { name: 'Your posts', exact: true })).toBeVisible();
  const posts = page.getByRole('article');
  expect(await posts.count()).toBeGreaterThan(5);
  await expect(page.getByText('Two plates of pasta for $30').first()).toBeVisible();
  await lookEverywhere(page, 'content creator, a week');
  await page.setViewportSize(PHONE);

  // An offer post contains only the owner's words; a dish can be described in more than one way.
  const first = page.getByRole('article', { name: /^Facebook: (?!Your offer)/ }).first();
  const before = (await first.textContent()) ?? '';
  await first.getByRole('button', { name: /Rewrite/ }).click();
  await expect(first).not.toHaveText(before);
  await first.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Carbonara tonight. See you at the bar.');
  await lookEverywhere(page, 'content creator, editing');
  await page.setViewportSize(PHONE);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(first.getByText('Carbonara tonight. See you at the bar.')).toBeVisible();

  const file = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return readFile(await download.path());
  };
  expect((await file('Calendar')).toString()).toContain('BEGIN:VEVENT');
  expect((await file('Spreadsheet')).toString()).toContain('Carbonara tonight.');
  const names = Object.keys(unzipSync(await file('Posts and photos')));
  expect(names).toContain('calendar.ics');
  expect(names.filter((name) => name.startsWith('posts/'))).toHaveLength(await posts.count());

  await page.getByRole('button', { name: 'New content calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Your content calendars' })).toBeVisible();
});
