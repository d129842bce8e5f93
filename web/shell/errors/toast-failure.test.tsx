import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '#web/client/api-error.ts';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import { toastFailure } from './toast-failure.ts';

test('a failure is shown with what to do', async () => {
  await render(<ToastRegion />);
  toastFailure(new ApiError('We couldn’t save it.', { status: 0, code: 'network_failure' }));
  await expect.element(page.getByText('We couldn’t save it.')).toBeVisible();
  await expect.element(page.getByText(/Check your connection and try again\.$/)).toBeVisible();
});
