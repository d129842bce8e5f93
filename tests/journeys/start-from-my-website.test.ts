import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { aRestaurantPage } from '#tests/builders/a-restaurant-page.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { answered, expect, test as journey } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs } from './owner.ts';

/** A restaurant's present website on this machine: one page, and one that robots.txt closes. */
const test = journey.extend<{ website: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  website: async ({}, use) => {
    const server = createServer(({ url }, response) => {
      if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /closed');
      else if (url === '/' || url === '/closed')
        response.writeHead(200, { 'content-type': 'text/html' }).end(aRestaurantPage());
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

test('an owner’s current website fills the menu, hours, and contact, and the generated one shows them', async ({
  page,
  owner,
  website,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/website-builder');
  const { dialog, address } = await openBox(page);

  await address.fill(website);
  await address.press('Enter');

  await expect(dialog.getByText(/^We found: 3 dishes, hours for 5 days, 1 phone/)).toBeVisible();
  await expect(dialog.getByText('We found 3 dishes.')).toBeVisible();
  await expect(dialog.getByLabel('Your menu')).toHaveValue(/Cacio e pepe {2}\$14\.50/);
  await expect(dialog.getByLabel('Opens').first()).toHaveValue('17:00');
  await expect(dialog.getByLabel('Email')).toHaveValue('ciao@lupo.example.com');
  await expectNoSidewaysScroll(page);
  await lookEverywhere(page, 'generate dialog, filled from a website');

  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page).toHaveURL(/\/preview\//, { timeout: 40_000 });
  const preview = page.frameLocator('iframe').first().locator('body');
  await expect(preview).toContainText('Cacio e pepe');
  await expect(preview).toContainText('$14.50');
});

test('a page closed by robots.txt is read after the owner confirms, and entries stay', async ({
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
  await expect(dialog.getByText('This address isn’t on the public web')).toBeVisible();
  await address.fill(`${website}/nothing`);
  await read.click();
  await expect(dialog.getByText('We found no page at this address. Check the address.')).toBeVisible();
  await address.fill(`${website}/closed`);
  await read.click();
  await expect(dialog.getByText('This website asks programs not to read this page.')).toBeVisible();
  await lookEverywhere(page, 'generate dialog, a website that robots.txt closes');
  await dialog.getByLabel('This is my website').check();
  await read.click();

  await expect(dialog.getByText(/You already have .*menu.*, so we kept yours\./)).toBeVisible();
  await expect(dialog.getByLabel('Your menu')).toHaveValue('Gelato $6');
});
