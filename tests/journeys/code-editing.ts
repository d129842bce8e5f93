import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { arriveAs, type GeneratedSite, type Owner } from './owner.ts';

/** Opens the advanced editor of a website and waits for its code editor. */
export async function openEditor(page: Page, owner: Owner, { websiteId }: GeneratedSite): Promise<void> {
  await arriveAs(page, owner, `/website-builder/edit/${websiteId}`);
  await expect(codeField(page, 'HTML')).toBeVisible();
}

/** The code editor with this name. */
export const codeField = (page: Page, name: 'HTML' | 'CSS'): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Replaces the text of a code editor. */
export async function writeCode(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+A');
  await field.page().keyboard.insertText(text);
}

/** Saves HTML for the first time, which needs a confirmation. */
export async function saveCustomHtml(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Switch to custom HTML?' });
  await expect(question).toContainText('We’ll save your sections');
  await question.getByRole('button', { name: 'Save custom HTML' }).click();
  await expect(page.getByText('Website saved successfully!')).toBeVisible();
}

/** The page in the live preview. */
export const livePage = (page: Page, { name }: GeneratedSite) =>
  page.getByTitle(`Preview of ${name}`).contentFrame();
