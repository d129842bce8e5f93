import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function RenameDialog({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isDismissable={isDismissable}
        title="Rename this website"
        description="Its address stays as it is."
        actions={<Button onClick={() => setIsOpen(false)}>Save</Button>}
      />
    </>
  );
}

const rename = () => page.getByRole('button', { name: 'Rename' });
const dialog = () => page.getByRole('dialog', { name: 'Rename this website' });

test('a dialog takes the focus and returns it to the element that opened it', async () => {
  await render(<RenameDialog />);
  await rename().click();
  await expect.element(dialog()).toHaveFocus();
  await expect.element(dialog()).toHaveAccessibleDescription('Its address stays as it is.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(rename()).toHaveFocus();
});

test('the focus stays inside an open dialog', async () => {
  await render(<RenameDialog />);
  await rename().click();
  await expect.element(dialog()).toHaveFocus();
  for (const name of ['Close', 'Save', 'Close']) {
    await userEvent.tab();
    await expect.element(dialog().getByRole('button', { name })).toHaveFocus();
  }
});

test('a dialog with something to lose closes only with its actions', async () => {
  await render(<RenameDialog isDismissable={false} />);
  await rename().click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the safe answer to a dangerous question has the focus first', async () => {
  await render(
    <ConfirmDialog
      isOpen
      onClose={() => undefined}
      onConfirm={() => undefined}
      title="Delete this website?"
      confirmLabel="Delete"
      isDanger
    >
      This action cannot be undone.
    </ConfirmDialog>,
  );
  const question = page.getByRole('alertdialog', { name: 'Delete this website?' });
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});
