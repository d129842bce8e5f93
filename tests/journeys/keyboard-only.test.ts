import { aRegistration } from '#tests/builders/registration.ts';
import { expect, test } from './journey.ts';
import { OSTERIA_LUPO } from './owner.ts';
import { tabTo } from './tab-to.ts';

test('an owner signs up, generates a website, and publishes it by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const account = aRegistration();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Start Free Trial' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await tabTo(page, page.getByLabel('Restaurant name'));
  await page.keyboard.type(account.restaurantName);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');

  await tabTo(page, button('Skip'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Account Created Successfully!' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Go to Dashboard' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Build Website' }));
  await page.keyboard.press('Enter');

  await tabTo(page, button('Generate with AI'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Website name')).toBeFocused();
  await page.keyboard.type(OSTERIA_LUPO.website_name);
  await tabTo(page, page.getByLabel('Special requirements'));
  await page.keyboard.type(OSTERIA_LUPO.custom_requirements);
  await tabTo(page, button('Generate'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/preview\//);

  await tabTo(page, button('Publish'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Website published successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
