import { expect, type Page } from '@playwright/test';

/** Fails if the page scrolls sideways, or if content is cut off at its right edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findTooWide), 'wider than the page').toEqual([]);
}

/** Runs in the page. Clipped overflow doesn't count toward `scrollWidth`, so this measures elements. */
function findTooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const mayScroll = (element: Element | null): boolean => {
    if (element === null || element === document.body) return false;
    return /auto|scroll/.test(getComputedStyle(element).overflowX) || mayScroll(element.parentElement);
  };
  const tooWide = [...document.querySelectorAll('h1, h2, h3, p, li, dd, a, button, input, textarea, label')]
    .filter((element) => element.closest('[aria-hidden=true]') === null && element.checkVisibility())
    .filter(
      (element) => Math.floor(element.getBoundingClientRect().right) > clientWidth && !mayScroll(element),
    )
    .map((element) => `<${element.localName}> ${element.textContent.trim().slice(0, 40)}`);
  return scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth} px`, ...tooWide] : tooWide;
}
