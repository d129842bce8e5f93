import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusInView } from './use-focus-in-view.ts';

function Row() {
  const place = useFocusInView<HTMLDivElement>();
  return (
    <div ref={place} data-testid="row" style={{ display: 'flex', width: '300px', overflow: 'auto' }}>
      {['one', 'two', 'three'].map((name) => (
        <button key={name} type="button" style={{ flex: 'none', width: '130px' }}>
          {name}
        </button>
      ))}
    </div>
  );
}

test('an element focused by keyboard scrolls fully into view', async () => {
  await render(<Row />);
  const row = page.getByTestId('row').element();
  const last = page.getByRole('button', { name: 'three' }).element();
  // Before that, a third of it is visible.
  expect(last.getBoundingClientRect().left).toBeLessThan(row.getBoundingClientRect().right);
  for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'three' })).toHaveFocus();
  expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
});
