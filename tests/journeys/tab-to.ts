import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** More stops than a screen has before its first list. */
const MOST_STOPS = 80;

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_STOPS && !(await hasFocus()); presses++)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expectFocusVisible(target);
}

/** The focused element, or the frame around it, has a focus ring. */
async function expectFocusVisible(target: Locator): Promise<void> {
  const hasRing = () =>
    target.evaluate((element) => {
      const isRing = (one: Element | null) => {
        const style = one === null ? undefined : getComputedStyle(one);
        return (
          style !== undefined &&
          ((style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none')
        );
      };
      return element.matches(':focus-visible') && (isRing(element) || isRing(element.parentElement));
    });
  await expect.poll(hasRing, 'the focus can be seen').toBe(true);
}

/** Tabs to a button or link and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
