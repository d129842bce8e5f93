import { customizer, pasteMenu, tab } from './customizer.ts';
import { aPhoto } from './editing.ts';
import { answered, expect, test } from './journey.ts';
import { lookEverywhere } from './look-everywhere.ts';
import { anOwner, arriveAs } from './owner.ts';

const MENU = `PRIMI

Cacio e pepe - pecorino, black pepper 12.50
Amatriciana 14

DOLCI

Tiramisu 7`;

test('an owner customizes a template and publishes it', async ({ page }) => {
  const owner = await anOwner('Osteria Lupo');
  await arriveAs(page, owner, '/website-builder');
  await page.getByRole('link', { name: 'Browse Templates' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('radio', { name: 'Fine Dining' }).check({ force: true });
  await expect(page).toHaveURL(/category=fine_dining/);
  await expect(page.getByRole('article')).toHaveCount(2);

  const card = page.getByRole('article', { name: 'Elegant Fine Dining' });
  await card.getByRole('button', { name: 'Preview' }).click();
  const look = page.getByRole('dialog', { name: 'Elegant Fine Dining' });
  await look.getByRole('radio', { name: 'Mobile' }).check({ force: true });
  const sample = look.locator('iframe').contentFrame();
  await expect.poll(() => sample.locator('body').evaluate(() => innerWidth)).toBe(375);
  await page.goBack();
  await expect(look).toBeHidden();
  await expect(page).toHaveURL(/category=fine_dining$/);

  await card.getByRole('link', { name: 'Customize' }).click();
  await expect(page.getByLabel('Restaurant name')).toHaveValue('Osteria Lupo');
  const preview = page.getByRole('region', { name: 'Live preview' }).locator('iframe').contentFrame();
  await page.getByLabel('Tagline').fill('Wood oven, short menu, long evenings');
  await page.getByLabel('About').fill('Marta Lupo cooks what her grandmother cooked.\n\nThe oven burns oak.');
  await page.getByLabel('Address').fill('12 Mill Lane, Portland');
  await page.getByLabel('Phone').fill('+1 503 555 0143');
  await page.getByLabel('Email').fill('ciao@osterialupo.example');
  await expect(preview.getByText('Wood oven, short menu, long evenings').first()).toBeVisible();
  await expect(preview.locator('#hero img.drawn')).toBeAttached();
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  await page
    .getByLabel('Image file')
    .setInputFiles({ name: 'Dining room.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
  await expect(page.getByRole('img', { name: 'Top of your website' })).toBeVisible();
  await expect(preview.locator('#hero img.drawn')).toHaveCount(0);
  await expect.poll(() => preview.locator('#gallery img.drawn').count()).toBeGreaterThanOrEqual(2);
  await tab(page, 'Design').click();
  await page.getByRole('textbox', { name: 'Primary color', exact: true }).fill('#1d4d3a');
  await expect.poll(() => preview.locator('style').first().textContent()).toContain('#1d4d3a');
  await pasteMenu(page, MENU);
  await expect(preview.getByText('Cacio e pepe')).toBeAttached();
  await page.getByRole('button', { name: 'Move dish 3 up' }).click();
  await expect(page.getByLabel('Name of dish 2')).toHaveValue('Tiramisu');
  await expect(page.getByRole('button', { name: 'Move dish 2 up' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove dish 3' }).click();
  await expect(preview.getByText('Amatriciana')).toHaveCount(0);

  await page.getByRole('button', { name: 'Save & Preview' }).click();
  await expect(page).toHaveURL(/\/website-builder\/preview\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Osteria Lupo' })).toBeVisible();
  await expect(page.getByText('ready', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const address = await page
    .getByRole('link', { name: /osteria-lupo/ })
    .first()
    .getAttribute('href');
  await page.goto(address ?? '');
  const guests = page.locator('body');
  for (const said of ['Marta Lupo', 'The oven burns oak.', '12 Mill Lane', 'Tiramisu', '12.50']) {
    await expect(guests).toContainText(said);
  }
  await expect(guests).not.toContainText('Sample');
});

test('the gallery is accessible, opens for unknown templates, and explains an empty and a failed list', async ({
  page,
  owner,
  consoleWatch,
}) => {
  await arriveAs(page, owner, customizer('space-food-1'));
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a design' })).toBeVisible();
  await expect(page).toHaveURL(/\/website-builder\/templates$/);
  await page.goto('/website-builder/templates?category=space_food');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(6);
  await lookEverywhere(page, 'gallery');
  await page.getByRole('button', { name: 'Preview' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookEverywhere(page, 'preview of a template');

  consoleWatch.expectErrors(answered(500));
  await page.route('**/website-builder/templates', (route) =>
    route.fulfill({ json: { success: true, data: { templates: [] } } }),
  );
  await page.goto('/website-builder/templates?category=cafe_bakery');
  await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
  await page.unroute('**/website-builder/templates');
  await page.route('**/api/website-builder/templates', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We couldn’t load the templates' })).toBeVisible();
  await page.unroute('**/api/website-builder/templates');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});
