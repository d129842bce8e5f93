import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhotoDrop } from './photo-drop.tsx';

const aFile = (name: string, type: string) => new File(['photo'], name, { type });

async function setup() {
  const taken: string[][] = [];
  await render(<PhotoDrop onFiles={(files) => taken.push(files.map(({ name }) => name))} />);
  const place = page.getByRole('region', { name: 'Your photo' }).element();
  const drag = (type: string, ...files: File[]) => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    place.dispatchEvent(event);
    return event;
  };
  return { taken, drag };
}

test('dropped photos are accepted, and the area says when to drop', async () => {
  const { taken, drag } = await setup();
  // Otherwise the browser would replace the page with the file.
  expect(drag('dragover').defaultPrevented).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'Drop to upload' })).toBeVisible();
  drag('dragleave');
  await expect.element(page.getByRole('heading', { name: 'Upload a food photo' })).toBeVisible();
  drag('dragover');
  const drop = drag('drop', aFile('pizza.jpg', 'image/jpeg'), aFile('soup.png', 'image/png'));
  expect(drop.defaultPrevented).toBe(true);
  expect(taken).toEqual([['pizza.jpg', 'soup.png']]);
  await expect.element(page.getByRole('heading', { name: 'Upload a food photo' })).toBeVisible();
});

test('dropped photos are used; other files are passed on, so that they are rejected with a reason', async () => {
  const { taken, drag } = await setup();
  drag('drop', aFile('menu.pdf', 'application/pdf'), aFile('pizza.jpg', 'image/jpeg'));
  drag('drop', aFile('menu.pdf', 'application/pdf'));
  drag('drop');
  expect(taken).toEqual([['pizza.jpg'], ['menu.pdf']]);
});
