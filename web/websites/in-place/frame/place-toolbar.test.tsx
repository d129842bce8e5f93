import { expect, test } from 'vitest';
import { FRAME_CSS } from './frame-css.ts';
import { placeToolbar } from './place-toolbar.ts';

const DISH = '<li data-item style="height:60px;break-inside:avoid">Soup</li>';

/** Four dishes in two columns below a heading. Returns the toolbar of one dish. */
function showAt(index: number): HTMLElement {
  document.body.innerHTML = `<style>${FRAME_CSS}</style><h2 style="height:80px">Menu</h2>
    <ul style="columns:2;overflow:hidden;margin-inline:20px">${DISH.repeat(4)}</ul>`;
  const toolbar = document.createElement('div');
  toolbar.className = 'edit-ui edit-toolbar';
  toolbar.popover = 'manual';
  toolbar.innerHTML = '<button type="button">Delete</button>';
  document.querySelectorAll('[data-item]').item(index).append(toolbar);
  toolbar.showPopover();
  placeToolbar(toolbar);
  return toolbar;
}

test('the toolbar of a column’s first dish is fully visible above the dish', () => {
  for (const index of [0, 2]) {
    const toolbar = showAt(index);
    const { left, right, top, bottom } = toolbar.getBoundingClientRect();
    const dish = toolbar.parentElement?.getBoundingClientRect();
    expect(bottom - top).toBeGreaterThan(36);
    expect(bottom).toBeCloseTo((dish?.top ?? 0) + 6, 0);
    expect(right).toBeCloseTo(dish?.right ?? 0, 0);
    for (const [x, y] of [
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const) {
      expect(toolbar.contains(document.elementFromPoint(x, y))).toBe(true);
    }
  }
});
