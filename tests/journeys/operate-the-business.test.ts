import { createApiClient } from '#tests/api/api-client.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { anOwner, webOrigin } from './owner.ts';

for (const width of [1440, 375]) {
  test(`an operator finds a restaurant that loses money, emails its owner, and gives credit (${width} px)`, async ({
    page,
  }) => {
    const name = `Losing ${crypto.randomUUID().slice(0, 8)}`;
    const { token } = await anOwner(name);
    await page.setViewportSize({ width, height: 900 });
    await signInAsDemoAdministrator(page);
    await expect(page.getByRole('link', { name: /^MRR \$/ })).toBeVisible();
    await page.goto('/admin/restaurants');
    await page.getByRole('combobox', { name: 'View' }).selectOption('Lowest margin');
    await expect(page).toHaveURL('/admin/restaurants?sort=margin');
    await page.getByRole('searchbox', { name: 'Search restaurants' }).fill(name);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('−$0.00');
    await expectNoSidewaysScroll(page);
    await row.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(/\$0\.00 revenue − .* cost = /)).toBeVisible();

    const subject = `A question ${crypto.randomUUID().slice(0, 8)}`;
    await page.getByRole('button', { name: 'Email the owner' }).click();
    await page.getByLabel('Subject').fill(subject);
    await page.getByRole('textbox', { name: 'Email' }).fill('Hello,\nhow can we help?');
    await page.getByRole('button', { name: 'Send email' }).click();
    await expect(page.getByText(/^We sent your email to /)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(`Email to the owner: ${subject}`)).toBeVisible();

    const note = `Asked why ${subject}`;
    await page.getByLabel('Add a note').fill(note);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText(note)).toBeVisible();
    await expectNoSidewaysScroll(page);

    const plan = { plan_id: 'basic', payment_token: 'card_succeeds' };
    expect((await createApiClient(webOrigin())('subscribe', { token, body: plan })).status).toBe(201);
    await page.reload();
    await page.getByRole('link', { name: 'Basic', exact: true }).click();
    await page.getByRole('button', { name: 'Give credit' }).click();
    const dialog = page.getByRole('dialog', { name: `Give ${name} credit` });
    await dialog.getByLabel('Amount in dollars').fill('12.50');
    await dialog.getByLabel('Reason').fill('A slow start');
    await dialog.getByRole('button', { name: 'Give credit' }).click();
    await expect(page.getByText('$12.50 in credit was added. The next invoice uses it first.')).toBeVisible();
    await expect(page.getByText('Credit left').locator('..')).toContainText('$12.50');
    await expectNoSidewaysScroll(page);
    await page.goBack();

    await page.getByRole('link', { name: 'View details and export' }).click();
    await expect(page.getByText(new RegExp(`Emailed the owner: .?${subject}`))).toBeVisible();
    await expect(page.getByText('Gave $12.50 in credit: A slow start')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
