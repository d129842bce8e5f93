import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aContentPost } from '#tests/builders/a-content-plan.ts';
import { EditPostDialog } from './edit-post-dialog.tsx';

async function setup(changes: Parameters<typeof aContentPost>[0] = {}) {
  const close = vi.fn();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <EditPostDialog planId="plan-1" post={aContentPost(changes)} onClose={close} />
    </QueryClientProvider>,
  );
  return close;
}

const question = () => page.getByRole('alertdialog', { name: 'Discard your changes?' });
const typed = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });

test('typed text is discarded only after a confirmation', async () => {
  const close = await setup();
  await typed('Text').fill('Tonight only.');
  await userEvent.keyboard('{Escape}');
  await question().getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(typed('Text')).toHaveValue('Tonight only.');
  expect(close).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await question().getByRole('button', { name: 'Discard' }).click();
  expect(close).toHaveBeenCalledOnce();
});

test.each(['Photo description', 'Subject'])(
  'a change of only “%s” needs a confirmation, too',
  async (field) => {
    const close = await setup({ platform: 'email', subject: 'This week' });
    await typed(field).fill('Soup');
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).toBeVisible();
    expect(close).not.toHaveBeenCalled();
  },
);

test('closing without changes asks nothing', async () => {
  const close = await setup({ platform: 'email', subject: 'This week' });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(close).toHaveBeenCalledOnce();
  await expect.element(question()).not.toBeInTheDocument();
});

test('removing the photo by keyboard moves the focus to the button that chooses one', async () => {
  await setup({ platform: 'instagram', image_id: 'image-1' });
  page.getByRole('button', { name: 'Remove photo' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
});
