import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect, test } from './journey.ts';
import { anOwner } from './owner.ts';

for (const width of [1440, 375]) {
  test(`an operator finds a restaurant that loses money, and emails its owner (${width} px)`, async ({
    page,
  }) => {
    const name = `Losing ${crypto.randomUUID().slice(0, 8)}`;
    await anOwner(name);
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

    await page.getByRole('link', { name: 'View details and export' }).click();
    await expect(page.getByText(new RegExp(`Emailed the owner: .?${subject}`))).toBeVisible();
  });
}
