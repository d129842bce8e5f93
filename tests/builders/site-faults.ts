import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';

/** The widths at which a published page has to hold (the foundation's "Site quality"). */
export const SITE_WIDTHS = [375, 768, 1400] as const;

/** WCAG 2.2, success criterion 2.5.8: pixels. */
const SMALLEST_TARGET = 24;

/** Dishes are all printed alike: of each course axe looks at the first ones. */
const FURTHER_DISHES = '.dishes > .dish:nth-child(n+12)';

/** Runs in the page: what of the hours or the contact lies beyond its own column, over what stands beside it. */
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

/** Runs in the page: what can be reached past its edge, and links too small for a finger. */
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

/** What axe and a look at the layout find wrong with the page that is open, at one width. */
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
  ];
}
