import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The path of a design's customizer. */
export const customizer = (templateId: string) => `/website-builder/templates/${templateId}/customize`;

/** Opens the customizer and returns its live preview. */
export async function openCustomizer(page: Page, templateId: string): Promise<FrameLocator> {
  await page.goto(customizer(templateId));
  const preview = page.getByRole('region', { name: 'Live preview' }).locator('iframe').contentFrame();
  await expect(preview.getByRole('heading', { level: 1 })).toBeAttached();
  return preview;
}

/** A tab of the form. */
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });

/** Pastes a menu into the form. */
export async function pasteMenu(page: Page, menu: string): Promise<void> {
  await tab(page, 'Menu').click();
  await page.getByRole('button', { name: 'Paste a menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a menu' });
  await dialog.getByLabel('Your menu').fill(menu);
  await dialog.getByRole('button', { name: /^Add \d+ dish/ }).click();
  await expect(dialog).toBeHidden();
}
