import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { anEnhancedPhoto } from '#tests/builders/an-enhanced-photo.ts';
import { BeforeAfter } from './before-after.tsx';

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
const line = () => page.getByRole('slider', { name: 'Before and after slider' });

async function setup({ zoom = 100, after = PICTURE } = {}) {
  const image = { ...anEnhancedPhoto('https://sites.example'), enhanced_url: after };
  await render(
    <div style={{ width: 400 }}>
      <BeforeAfter before={PICTURE} image={image} zoom={zoom} />
    </div>,
  );
  const photo = page.getByAltText(/^Before:/).element();
  const { left, top, width } = photo.getBoundingClientRect();
  return (type: string, target: Element, share: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        button: 0,
        pointerId: 1,
        isPrimary: true,
        clientX: left + share * width,
        clientY: top + 10,
      }),
    );
}

test('the divider follows the pointer within the photo', async () => {
  const point = await setup();
  const after = page.getByAltText(/^After:/).element();
  const frame = after.parentElement?.parentElement;
  if (!(frame instanceof HTMLElement)) throw new Error('The photo has no frame.');
  // A synthetic pointer can’t be captured.
  frame.setPointerCapture = () => undefined;
  frame.hasPointerCapture = () => true;

  point('pointerdown', after, 0.25);
  await expect.element(line()).toHaveAttribute('aria-valuetext', '25% before, 75% after');
  point('pointermove', after, 0.8);
  await expect.element(line()).toHaveAttribute('aria-valuetext', '80% before, 20% after');
  expect(getComputedStyle(after).clipPath).toBe('inset(0px 0px 0px 80%)');
  point('pointermove', after, 1.4);
  await expect.element(line()).toHaveAttribute('aria-valuetext', '100% before, 0% after');
});

test('the divider moves by keyboard to both ends', async () => {
  await setup();
  line().element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(line()).toHaveAttribute('aria-valuetext', '47% before, 53% after');
  await userEvent.keyboard('{Home}');
  await expect.element(line()).toHaveAttribute('aria-valuetext', '0% before, 100% after');
  await userEvent.keyboard('{End}');
  await expect.element(line()).toHaveAttribute('aria-valuetext', '100% before, 0% after');
});

test('the original doesn’t show through transparent parts of the result', async () => {
  await setup();
  const before = page.getByAltText(/^Before:/).element();
  await expect.poll(() => getComputedStyle(before).clipPath).toBe('inset(0px 50% 0px 0px)');
});

test('a missing photo shows an error instead of a broken image', async () => {
  await setup({ after: 'data:image/png;base64,AAAA' });
  await expect.element(page.getByText(/^We couldn’t load this photo/)).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
