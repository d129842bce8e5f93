import type { Page } from '@playwright/test';
import { aPhoto } from '#tests/builders/a-photo.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { arriveAs } from './owner.ts';

const SAMPLE = 'Sample result: we couldn’t reach our service. Try again.';

async function fail(page: Page, call: string): Promise<void> {
  const json = {
    success: false,
    error: 'Something went wrong on our end.',
    code: 'internal',
    request_id: 'r-1',
  };
  await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json }));
}

test('a failed menu analysis shows a labeled sample until it is retried', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(500));
  await fail(page, 'ai/digital-presence/analyze');
  await arriveAs(page, owner, '/ai-features?tab=menu');
  await page.getByRole('button', { name: 'Analyze' }).click();
  const sample = page.getByRole('region', { name: 'Sample menu' });
  await expect(sample).toContainText(SAMPLE);
  await expect(sample.getByText('Sample data').first()).toBeVisible();
  await lookEverywhere(page, 'sample menu');
  await page.unrouteAll();
  await sample.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(SAMPLE)).toBeHidden();
});

test('failed copy for a photo shows a labeled sample until it is retried', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(500));
  await fail(page, 'ai/content/image/generate-content');
  await arriveAs(page, owner, '/image-enhancer');
  const photo = { name: 'pizza.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(600, 400) };
  await page.getByLabel('Photo file', { exact: true }).setInputFiles(photo);
  const copy = page.getByRole('region', { name: 'Captions and copy' });
  await copy.getByRole('button', { name: 'Write copy' }).click();
  await expect(copy).toContainText(SAMPLE);
  await expect(copy.getByText(/Straight from our kitchen/).first()).toBeVisible();
  await lookEverywhere(page, 'sample copy');
  await page.unrouteAll();
  await copy.getByRole('button', { name: 'Write copy' }).click();
  await expect(copy.getByText(SAMPLE)).toBeHidden();
});
