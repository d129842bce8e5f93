import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { aPdf } from '#tests/builders/a-pdf.ts';
import { aRestaurantPage, LINKS, RESTAURANT_DATA } from '#tests/builders/a-restaurant-page.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { answered, expect, test as journey } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs } from './owner.ts';
import { pressEnterOn, tabTo, typeInto } from './tab-to.ts';

const MORE =
  '<a href="/wine">Wine list</a><a href="/lunch-menu.pdf">Lunch menu</a><img src="/pasta.png" alt="Pasta">';
const PHOTO = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a63d2f' } })
  .png()
  .toBuffer();
const html = { 'content-type': 'text/html' };

/** A restaurant's current website on this machine, with a page that robots.txt disallows. */
const test = journey.extend<{ website: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  website: async ({}, use) => {
    const server = createServer(({ url }, response) => {
      if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /closed');
      else if (url === '/' || url === '/closed')
        response.writeHead(200, html).end(aRestaurantPage(RESTAURANT_DATA, `${LINKS}${MORE}`));
      else if (url === '/wine')
        response.writeHead(200, html).end('<h2>Wine</h2><p>Barolo $60</p><p>Chianti $40</p><p>Soave $35</p>');
      else if (url === '/lunch-menu.pdf') response.end(aPdf(['LUNCH', 'Panino $12', 'Minestrone $9']));
      else if (url === '/pasta.png') response.end(PHOTO);
      else response.writeHead(404).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

async function openBox(page: Page) {
  await page.getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate with AI' });
  await dialog.getByText('Start from my website', { exact: true }).click();
  const address = dialog.getByLabel('Your current website');
  return { dialog, address, read: dialog.getByRole('button', { name: 'Get details' }) };
}

for (const width of [1440, 375])
  test(`an owner’s current website fills the menu, hours, and contact, by keyboard (${width} px)`, async ({
    page,
    owner,
    website,
    consoleWatch,
  }) => {
    // One of its pages doesn't exist.
    consoleWatch.expectErrors(answered(422));
    await page.setViewportSize({ width, height: 900 });
    await arriveAs(page, owner, '/website-builder');
    await pressEnterOn(page, page.getByRole('button', { name: 'Get Started' }));
    const dialog = page.getByRole('dialog', { name: 'Generate with AI' });
    await pressEnterOn(page, dialog.locator('summary', { hasText: 'Start from my website' }));
    await typeInto(page, dialog.getByLabel('Your current website'), website);
    await page.keyboard.press('Enter');

    await expect(dialog.getByText(/^We found 8 dishes, hours for 5 days, .*1 phone number/)).toBeVisible();
    await expect(dialog.getByText('We found 8 dishes.')).toBeVisible();
    await expect(dialog.getByLabel('Your menu')).toHaveValue(/Cacio e pepe {2}\$14\.50/);
    await expect(dialog.getByLabel('Tuesday opens')).toHaveValue('17:00');
    await expect(dialog.getByLabel('Email')).toHaveValue('ciao@lupo.example.com');
    const found = dialog.getByRole('table', { name: 'Found on your website' });
    await expect(found.getByRole('link', { name: '/wine (text)' })).toBeVisible();
    await expect(found.getByRole('link', { name: '/lunch-menu.pdf (PDF)' })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await checkByKeyboard(page, dialog.getByLabel('I have the rights to use these photos'));
    await pressEnterOn(page, dialog.getByRole('button', { name: 'Load photos' }));
    await checkByKeyboard(page, dialog.getByLabel('Select Pasta'));
    await pressEnterOn(page, dialog.getByRole('button', { name: 'Add to my images' }));
    await expect(dialog.getByText('1 photo added to your images.')).toBeVisible();
    if (width === 375) await lookEverywhere(page, 'generate dialog, filled from a website');

    await pressEnterOn(page, dialog.getByRole('button', { name: 'Generate', exact: true }));
    await expect(page).toHaveURL(/\/preview\//);
    const preview = page.frameLocator('iframe').first().locator('body');
    await expect(preview).toContainText('Cacio e pepe');
    await expect(preview).toContainText('$14.50');
  });

async function checkByKeyboard(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

test('a page that robots.txt disallows is read after the owner confirms, and entries stay', async ({
  page,
  owner,
  website,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(422));
  await arriveAs(page, owner, '/website-builder');
  const { dialog, address, read } = await openBox(page);
  await dialog.getByText('Paste your menu', { exact: true }).click();
  await dialog.getByLabel('Your menu').fill('Gelato $6');

  await address.fill('http://10.0.0.1/');
  await read.click();
  await expect(dialog.getByText('This address isn’t public')).toBeVisible();
  await address.fill(`${website}/nothing`);
  await read.click();
  await expect(
    dialog.getByText('We couldn’t find a page at this address. Check the spelling.'),
  ).toBeVisible();
  await address.fill(`${website}/closed`);
  await read.click();
  await expect(dialog.getByText('This page asks automated tools not to read it.')).toBeVisible();
  await lookEverywhere(page, 'generate dialog, a website that robots.txt closes');
  await dialog.getByLabel('This is my website').check();
  await read.click();

  await expect(dialog.getByText(/You already entered .*menu.*, so we kept your version\./)).toBeVisible();
  await expect(dialog.getByLabel('Your menu')).toHaveValue('Gelato $6');
});
