import { itemsOfLines } from './menu/items-of-lines.ts';
import type { PageMenuItem } from './menu/page-menu-item.ts';
import { readStatedItems } from './menu/stated-items.ts';
import type { PageOutline } from './outline-page.ts';
import { cutSnippet } from './snippet.ts';
import type { OutlineElement } from './traverse-dom.ts';

/** Reads the menu from structured data, or else from lines. Empty if neither has one. */
export function readMenuItems(outline: PageOutline): PageMenuItem[] {
  const said = itemsOfData(outline);
  return said.length > 0
    ? said
    : itemsOfLines({
        lines: outline.lines,
        headings: textsOf(outline.headings),
      });
}

function itemsOfData(outline: PageOutline): PageMenuItem[] {
  return readStatedItems(outline).map(({ name, course, description, offers }) => ({
    name,
    course,
    price: offers[0]?.price ?? '',
    description: cutSnippet(description),
  }));
}

function textsOf(headings: readonly OutlineElement[]): Set<string> {
  return new Set(headings.slice(0, 500).map((heading) => heading.text()));
}
