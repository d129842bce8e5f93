import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTimedSteps } from './use-timed-steps.ts';

const MOMENTS = [0, 0.02];

function Steps({ moments }: { moments: number[] }) {
  const { step, skip } = useTimedSteps(moments);
  return (
    <button type="button" onClick={skip}>
      Step {step}
    </button>
  );
}

test('steps follow each other in time', async () => {
  await render(<Steps moments={MOMENTS} />);
  await expect.element(page.getByText('Step 2')).toBeVisible();
});

test('skipping goes to the last step', async () => {
  await render(<Steps moments={[60, 61, 62]} />);
  await expect.element(page.getByText('Step 0')).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(page.getByText('Step 3')).toBeVisible();
});
