import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { arriveAs, type GeneratedSite, type Owner } from './owner.ts';

/** Wide enough for the page to be shown in its true size, where a click lands where it aims. */
export const TRUE_SIZE = { width: 2000, height: 1000 };

export const SECTIONS = 'pages[0].sections';

/** A website in edit mode. */
export type EditMode = {
  frame: FrameLocator;
  /** The text at a content path. */
  text: (path: string) => Locator;
  /** Types a text over the one that is there and saves it with Enter. */
  write: (path: string, text: string) => Promise<void>;
  /** Waits until the page says that the last text was saved. */
  saved: () => Promise<void>;
};

/** Opens a website's preview and turns edit mode on. */
export async function startEditing(page: Page, owner: Owner, site: GeneratedSite): Promise<EditMode> {
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return editMode(page);
}

/** What can be done on a page in edit mode. */
export async function editMode(page: Page): Promise<EditMode> {
  const frame = page.getByTitle(/^Editing /).contentFrame();
  const text = (path: string) => frame.locator(`main [data-path="${path}"]`).first();
  const saved = () => expect(frame.locator('.edit-status', { hasText: 'Saved' }).first()).toBeVisible();
  await expect(frame.getByRole('textbox').first()).toBeAttached();
  return {
    frame,
    text,
    saved,
    write: async (path, words) => {
      await text(path).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await expect(frame.locator(`.edit-status[data-for="${path}"]`)).toHaveText('Saved');
    },
  };
}

/** Leaves edit mode by the button. */
export async function stopEditing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exit Edit' }).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
}
