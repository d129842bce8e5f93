import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './progress-bar.tsx';

test('a known progress has a value; an unknown one has none', async () => {
  await render(
    <>
      <ProgressBar label="Uploading" percent={40} />
      <ProgressBar label="Reading" />
    </>,
  );
  const known = page.getByRole('progressbar', { name: 'Uploading' });
  await expect.element(known).toHaveAttribute('aria-valuenow', '40');
  await expect.element(known).toHaveAttribute('aria-valuetext', '40%');
  await expect
    .element(page.getByRole('progressbar', { name: 'Reading' }))
    .not.toHaveAttribute('aria-valuenow');
});
