import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';

/** The widths that a published page must work at. */
export const SITE_WIDTHS = [375, 768, 1400] as const;

/** Pixels (WCAG 2.2, success criterion 2.5.8). */
const SMALLEST_TARGET = 24;

/** Dishes all look alike, so axe checks only the first of each course. */
const FURTHER_DISHES = '.dishes > .dish:nth-child(n+12)';

/** Runs in the page: finds hours or contact details that overflow their column onto what's beside it. */
export function overlaps(): string[] {
  return [...document.querySelectorAll('.fact')].flatMap((fact) => {
    const column = fact.getBoundingClientRect();
    const parts = [...fact.querySelectorAll('th, td, .time, a')].map((part) => ({
      name: (part.textContent ?? '').trim().slice(0, 40),
      box: part.getBoundingClientRect(),
    }));
    return parts
      .filter(({ box }) => box.right > column.right + 1 || box.left < column.left - 1)
      .map(({ name }) => `“${name}” does not fit its column`);
  });
}

/** Pixels: about 35 letters of a paragraph. Only a section that is narrower may have narrower columns. */
const NARROWEST_COLUMN = 280;

/**
 * Runs in the page: finds columns of text, with their padding, that are narrower than both `narrowest` pixels and
 * their section. A dish may be beside its image, and contact details are single lines.
 */
function narrowColumns(narrowest: number): string[] {
  const widthInside = (section: Element): number => {
    const { paddingLeft, paddingRight } = getComputedStyle(section);
    return section.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  /** The cell of a grid or row that contains the element. */
  const cellOf = (element: Element): Element => {
    const parent = element.parentElement;
    return parent === null || /grid|flex/.test(getComputedStyle(parent).display) ? element : cellOf(parent);
  };
  return [...document.querySelectorAll('.section .inner')].flatMap((section) => {
    const least = Math.min(narrowest, widthInside(section)) - 1;
    return [...section.querySelectorAll('p, blockquote, h2')]
      .filter((text) => text.checkVisibility() && text.closest('.dish, .fact') === null)
      .map((text) => ({ text, width: cellOf(text.parentElement ?? text).getBoundingClientRect().width }))
      .filter(({ width }) => width < least)
      .map(({ text, width }) => {
        const words = text.textContent.trim().slice(0, 40);
        return `“${words}” is in a column of ${Math.round(width)} px`;
      });
  });
}

/** Runs in the page: finds content past the page's edge, and links too small for a finger. */
function layoutFaults(smallest: number): string[] {
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  const targets = [...document.querySelectorAll('a, summary')].map((element) => ({
    name: (element.textContent ?? '').trim().slice(0, 40),
    box: element.getBoundingClientRect(),
    isSkipLink: element.classList.contains('skip-link'),
  }));
  const small = targets.filter(
    ({ box, isSkipLink }) => box.width > 0 && !isSkipLink && Math.min(box.width, box.height) < smallest - 0.1,
  );
  return [
    ...(beyond > 0 ? [`the page is ${beyond} px too wide`] : []),
    ...small.map(({ name, box }) => `“${name}” is ${box.width} × ${box.height} px, too small for a finger`),
  ];
}

/** Columns of text on the open page that are too narrow to read, at its present width. */
export async function findNarrowColumns(page: Page): Promise<string[]> {
  return page.evaluate(narrowColumns, NARROWEST_COLUMN);
}

/** Problems that axe and the layout check find on the open page at one width. */
export async function findSiteFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const violations = await axeViolations(page, { exclude: FURTHER_DISHES });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  return [
    ...found,
    ...(await page.evaluate(layoutFaults, SMALLEST_TARGET)),
    ...(await page.evaluate(overlaps)),
    ...(await findNarrowColumns(page)),
  ];
}
