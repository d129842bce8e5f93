import { readFile } from 'node:fs/promises';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';

test('an administrator reads business metrics and exports a report', async ({ page }) => {
  await signInAsDemoAdministrator(page);
  await page.getByRole('link', { name: 'Business Intelligence' }).click();
  await expect(page).toHaveURL('/admin/business-intelligence');
  const metrics = page.getByRole('region', { name: 'Key metrics' });
  await expect(metrics.getByText('Monthly recurring revenue')).toBeVisible();
  for (const name of ['Revenue forecast', 'Customer segments'])
    await expect(page.getByRole('region', { name }).getByRole('img')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customers at risk' })).toBeVisible();
  await lookEverywhere(page, 'Business intelligence');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export report' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^executive-report-\d{4}-\d\d-\d\d\.json$/);
  const report = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(report).toMatchObject({ report_type: 'executive', title: 'Executive report' });

  await page.getByRole('link', { name: 'All reports' }).click();
  await page.getByRole('link', { name: 'Revenue report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revenue report' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Plans' })).toBeVisible();
  await lookEverywhere(page, 'a report');
});
