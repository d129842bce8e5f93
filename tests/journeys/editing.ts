import type { Buffer } from 'node:buffer';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './journey.ts';
import { arriveAs, type GeneratedSite, type Owner } from './owner.ts';

/** Wide enough to show the page in its true size, so that clicks hit their targets. */
export const TRUE_SIZE = { width: 2000, height: 1000 };

export const SECTIONS = 'pages[0].sections';

/** The "Saved" status shows for two seconds. */
const OFTEN = { intervals: [100] };

/** A website in edit mode. */
export type EditMode = {
  frame: FrameLocator;
  /** The text at a content path. */
  text: (path: string) => Locator;
  /** Replaces a text and saves it with Enter. */
  write: (path: string, text: string) => Promise<void>;
  /** Waits for the last text's status, "Saved" by default. */
  saved: (status?: string) => Promise<void>;
};

/** Opens a website's preview and turns edit mode on. */
export async function startEditing(page: Page, owner: Owner, site: GeneratedSite): Promise<EditMode> {
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return editMode(page);
}

/** Actions on a page in edit mode. */
export async function editMode(page: Page): Promise<EditMode> {
  const frame = page.getByTitle(/^Editing /).contentFrame();
  const text = (path: string) => frame.locator(`main [data-path="${path}"]`).first();
  const saved = (status = '.edit-status') =>
    expect.poll(() => frame.locator(status, { hasText: 'Saved' }).count(), OFTEN).toBeGreaterThan(0);
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
      await saved(`.edit-status[data-for="${path}"]`);
    },
  };
}

/** Leaves edit mode with its button. */
export async function stopEditing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exit Edit' }).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
}

/**
 * Runs in the app's page with the frame's document. Playwright's own frame access leaves listeners that the sandbox
 * refuses, with an error in the console.
 */
export function inFrame<Argument, Result>(
  page: Page,
  run: (frame: Document, argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> {
  const source = `(${run.toString()})(document.querySelector('iframe').contentDocument, ${JSON.stringify(argument)})`;
  return page.evaluate(source) as Promise<Awaited<Result>>;
}

/** Drops a file on the main image. */
export function dropOnHero(page: Page, file: Buffer, type = 'image/jpeg'): Promise<void> {
  return inFrame(
    page,
    (frame, { base64, mime }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'picture', { type: mime }));
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      frame.getElementById('hero')?.dispatchEvent(drop);
    },
    { base64: file.toString('base64'), mime: type },
  );
}

export function aPhoto(width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a2f1c' } })
    .jpeg()
    .toBuffer();
}
