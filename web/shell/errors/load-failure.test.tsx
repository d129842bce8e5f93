import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '#web/client/api-error.ts';
import { LoadFailure } from './load-failure.tsx';

async function setup(message: string): Promise<void> {
  const error = new ApiError(message, { status: 500, code: 'internal' });
  const query = { error, isFetching: false, refetch: () => undefined };
  await render(<LoadFailure title="Failed to fetch restaurants" query={query} />);
}

test('the server’s message is shown below the title', async () => {
  await setup('The kitchen is on fire.');
  await expect.element(page.getByText('The kitchen is on fire.')).toBeVisible();
});

test('a message equal to the title is replaced by advice', async () => {
  await setup('Failed to fetch restaurants');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Please try again in a moment\./);
  expect(page.getByText('Failed to fetch restaurants').elements()).toHaveLength(1);
});
