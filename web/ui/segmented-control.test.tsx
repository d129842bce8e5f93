import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SegmentedControl } from './segmented-control.tsx';

const SEGMENTS = [
  { value: 'theirs', label: 'Keep theirs' },
  { value: 'mine', label: 'Keep mine' },
] as const;

function Choice() {
  const [value, setValue] = useState<'theirs' | 'mine'>('mine');
  return <SegmentedControl label="What stays" segments={SEGMENTS} value={value} onChange={setValue} />;
}

test('one segment is selected at a time, by pointer or arrow key', async () => {
  await render(<Choice />);
  const group = page.getByRole('group', { name: 'What stays' });
  const theirs = group.getByRole('radio', { name: 'Keep theirs' });
  const mine = group.getByRole('radio', { name: 'Keep mine' });
  await expect.element(mine).toBeChecked();
  await page.getByText('Keep theirs').click();
  await expect.element(theirs).toBeChecked();
  await expect.element(mine).not.toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(mine).toBeChecked();
});
