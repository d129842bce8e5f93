import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/builders/axe-violations.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expect } from './journey.ts';

/** An axe run takes a second, so the width between these is checked only for sideways scroll. */
const WIDTHS = [375, 1440] as const;
const LOOKS = [
  [WIDTHS[0], 'dark'],
  [WIDTHS[1], 'light'],
] as const;
const TABLET_WIDTH = 768;

/** Rules whose result can depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the screen with axe at phone width in dark and at desktop width in light, so what both widths show is checked
 * in both themes. Also checks that no width scrolls sideways.
 */
export async function lookEverywhere(page: Page, name: string): Promise<void> {
  await expectFit(page, TABLET_WIDTH);
  for (const [width, theme] of LOOKS) {
    await showWidth(page, width);
    await showTheme(page, theme);
    await expectNoFindings(page, `${name}, ${width} px, ${theme}`);
    await expectNoSidewaysScroll(page);
  }
}

/** The same in both themes at both widths, for screens with parts that show at only one width. */
export async function lookInBothThemes(page: Page, name: string): Promise<void> {
  await lookEverywhere(page, name);
  await showTheme(page, 'dark');
  await expectNoFindings(page, `${name}, ${WIDTHS[1]} px, dark`, COLOR_RULES);
  await showWidth(page, WIDTHS[0]);
  await showTheme(page, 'light');
  await expectNoFindings(page, `${name}, ${WIDTHS[0]} px, light`, COLOR_RULES);
  await showWidth(page, WIDTHS[1]);
}

/** Checks a page that has only one theme. */
export async function lookAtWidths(page: Page, name: string): Promise<void> {
  await expectFit(page, TABLET_WIDTH);
  for (const width of WIDTHS) {
    await showWidth(page, width);
    await expectNoFindings(page, `${name}, ${width} px`);
    await expectNoSidewaysScroll(page);
  }
}

async function expectFit(page: Page, width: number): Promise<void> {
  await showWidth(page, width);
  await expectNoSidewaysScroll(page);
}

/** Shows the theme and completes all color transitions, which would take a second. */
async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    document.documentElement.dataset.theme = name;
    document.body.classList.toggle('dark-mode', name === 'dark');
    // Reading a style completes them.
    getComputedStyle(document.body).getPropertyValue('color');
    for (const animation of document.getAnimations()) animation.finish();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }, theme);
}

/** Changes the width and waits for the frame in which the page gets it. */
async function showWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Axe's rules for WCAG 2.2 AA and best practice. A previewed page in a frame is checked as published. */
async function expectNoFindings(page: Page, name: string, rules?: string[]): Promise<void> {
  const violations = await axeViolations(page, { exclude: 'iframe', rules });
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
  expect.soft(findings, name).toEqual([]);
}
