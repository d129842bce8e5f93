import { expect, test } from 'vitest';
import { FieldStatus } from './field-status.ts';

const STYLE =
  '<style>.edit-status{position:absolute;inline-size:max-content}span{position:absolute;left:10px}</style>';
const FIELDS =
  '<span data-path="name" style="top:10px">Soup</span><span data-path="price" style="top:14px">Soup</span>';

function setup() {
  document.body.innerHTML = `${STYLE}${FIELDS}`;
  const said: string[] = [];
  const status = new FieldStatus(document, (sentence) => said.push(sentence));
  const field = (path: string) => document.querySelector<HTMLElement>(`[data-path=${path}]`) ?? document.body;
  const shown = () => [...document.querySelectorAll('.edit-status')].map(({ textContent }) => textContent);
  return { status, field, shown, said };
}

test('a newer status replaces an older "Saved" in the same spot', () => {
  const { status, field, shown, said } = setup();
  status.show(field('name'), 'saved');
  status.show(field('price'), 'saving');
  expect(shown()).toEqual(['Saving…']);
  expect(said).toEqual(['Saved']);
});

test('a status next to an error moves below it', () => {
  const { status, field, shown } = setup();
  status.show(field('name'), 'error');
  status.show(field('price'), 'saved');
  expect(shown()).toEqual(['Error - Reverted', 'Saved']);
  const [failure, saved] = [...document.querySelectorAll('.edit-status')].map((each) =>
    each.getBoundingClientRect(),
  );
  expect(saved?.top).toBeGreaterThanOrEqual(failure?.bottom ?? Number.NaN);
});

test.each([
  ['beside it', 'left:90px;top:100px'],
  ['beside and below it', 'left:40px;top:100px;line-height:2'],
])('a field’s status covers none of the page’s text: %s', (_, style) => {
  const { status, field } = setup();
  const words = 'Amatriciana<br>with guanciale<br>and pecorino';
  document.body.innerHTML = `${STYLE}<span data-path="name" style="left:40px;top:100px">Soup</span><span id="next" style="${style}">${words}</span>`;
  if (style.includes('line-height')) field('name').style.cssText = 'left:8px;top:106px';
  status.show(field('name'), 'saved');
  const chip = document.querySelector('.edit-status')?.getBoundingClientRect() ?? new DOMRect();
  const next = document.createRange();
  next.selectNodeContents(document.getElementById('next') ?? document.body);
  for (const line of next.getClientRects()) {
    const isClear =
      line.right <= chip.left ||
      chip.right <= line.left ||
      line.bottom <= chip.top ||
      chip.bottom <= line.top;
    expect(isClear).toBe(true);
  }
  expect(chip.left).toBeGreaterThanOrEqual(0);
  expect(chip.top).toBeGreaterThanOrEqual(0);
});
