import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusPlace } from './use-focus-place.ts';

function Row() {
  const [isOpen, setIsOpen] = useState(true);
  const place = useFocusPlace<HTMLDivElement>(isOpen);
  return (
    <div ref={place} tabIndex={-1} data-testid="place">
      {isOpen ? (
        <button type="button" onClick={() => setIsOpen(false)}>
          Undo
        </button>
      ) : null}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setIsOpen(false)}>
        Close
      </button>
    </div>
  );
}

test('the place takes the focus of a control that goes', async () => {
  await render(<Row />);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByTestId('place')).toHaveFocus();
});

test('the focus stays with another control', async () => {
  await render(
    <>
      <input aria-label="Search" />
      <Row />
    </>,
  );
  await page.getByRole('textbox', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
