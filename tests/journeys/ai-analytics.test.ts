import { readFile } from 'node:fs/promises';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';

test('an administrator sees AI usage by feature and day, and exports it', async ({ page, published }) => {
  expect(published.websiteId).not.toBe('');
  await signInAsDemoAdministrator(page);
  const realTime = page.getByRole('region', { name: 'Real-time AI usage' });
  await expect(realTime.getByText('Active requests')).toBeVisible();
  await page.getByRole('link', { name: 'AI Analytics' }).click();
  await expect(page).toHaveURL('/admin/ai-analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Analytics' })).toBeVisible();

  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText(/^\$\d+\.\d{4}$/)).toBeVisible();
  const charts = ['Usage over time', 'Feature breakdown', 'Daily cost', 'Average processing time'];
  for (const name of charts) {
    await expect(page.getByRole('region', { name }).getByRole('img')).toBeVisible();
  }
  await page.getByText('90 days', { exact: true }).click();
  const breakdown = page.getByRole('region', { name: 'Feature breakdown' });
  await breakdown.getByText('Show data').click();
  const download = page.waitForEvent('download');
  await breakdown.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^Feature,Requests,Cost\r\n(?:[A-Z ]+,\d+,[\d.e-]+\r\n)+$/);

  await page.getByRole('combobox', { name: 'Feature' }).selectOption('CONTENT GENERATION');
  await expect(summary.getByText('for CONTENT GENERATION', { exact: false })).toBeVisible();
  await lookEverywhere(page, 'AI analytics');
});
