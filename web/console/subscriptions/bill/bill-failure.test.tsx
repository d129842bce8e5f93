import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BillFailure } from './bill-failure.tsx';

const AT = '2026-11-22T12:00:00.000Z';
const FAILURE = {
  amount: 149,
  since: AT,
  reason: 'The card expired.',
  failures: 1,
  schedule: [
    { step: 'email' as const, at: AT, is_done: true },
    { step: 'pause' as const, at: '2026-11-29T12:00:00.000Z', is_done: false },
  ],
};
type Props = Parameters<typeof BillFailure>[0];

const show = async (changes: object, status: Props['status']) => {
  const onRetry = vi.fn();
  const failure = { ...FAILURE, ...changes } as Props['failure'];
  await render(<BillFailure failure={failure} status={status} onRetry={onRetry} />);
  return { onRetry };
};

test('a payment that failed once says why, and what happens next', async () => {
  const { onRetry } = await show({}, 'past_due');
  await expect.element(page.getByText('$149.00 has been overdue since Nov 22, 2026')).toBeVisible();
  await expect
    .element(
      page.getByText('We tried the card once. The card expired. The plan stays active until we pause it.'),
    )
    .toBeVisible();
  const steps = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(steps).toEqual(['Nov 22, 2026 Email to the owner (done)', 'Nov 29, 2026 The plan is paused']);
  await page.getByRole('button', { name: 'Retry charge' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a paused plan says what the restaurant can’t do', async () => {
  await show({ failures: 3, reason: null }, 'paused' as Props['status']);
  await expect
    .element(
      page.getByText('We tried the card 3 times. The restaurant can’t send, publish,', { exact: false }),
    )
    .toBeVisible();
});
