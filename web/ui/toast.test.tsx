import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { showToast } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';

beforeEach(async () => {
  await render(
    <>
      <Button>Behind</Button>
      <ToastRegion />
    </>,
  );
});

const toast = (name: string) => page.getByRole('group', { name });

test('an error is announced right away and stays until it is closed', async () => {
  showToast({ tone: 'danger', title: 'The website was not saved', description: 'Please try again.' });
  const failure = toast('The website was not saved');
  await expect.element(failure.getByText('Please try again.')).toBeVisible();
  expect(failure.element().parentElement?.ariaLive).toBe('assertive');
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect.element(failure).not.toBeInTheDocument();
});

test('an action runs once, and its toast disappears', async () => {
  const undone: string[] = [];
  showToast({ title: 'The dish was removed', action: { label: 'Undo', onPress: () => undone.push('dish') } });
  await toast('The dish was removed').getByRole('button', { name: 'Undo' }).click();
  await expect.element(toast('The dish was removed')).not.toBeInTheDocument();
  expect(undone).toEqual(['dish']);
});

test('F6 moves the focus to the toasts and back', async () => {
  const behind = page.getByRole('button', { name: 'Behind' });
  behind.element().focus();
  showToast({ tone: 'danger', title: 'No connection' });
  await expect.element(toast('No connection')).toBeVisible();
  await userEvent.keyboard('{F6}');
  await expect.poll(() => document.activeElement?.closest('section')?.ariaLabel).toBe('Notifications');
  await userEvent.keyboard('{F6}');
  await expect.element(behind).toHaveFocus();
  await toast('No connection').getByRole('button', { name: 'Close' }).click();
});
