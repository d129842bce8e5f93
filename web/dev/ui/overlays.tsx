import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field } from '#web/ui/field.tsx';
import { FullScreenLoader } from '#web/ui/full-screen-loader.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { Specimen } from './specimen.tsx';

type Overlay = 'dialog' | 'progress' | 'confirm' | 'danger' | 'loader';
const LOADER_MS = 2000;

/** Dialogs, loaders, and toasts. */
export function Overlays() {
  const [open, setOpen] = useState<Overlay>();
  const close = () => setOpen(undefined);
  const showLoader = () => {
    setOpen('loader');
    setTimeout(close, LOADER_MS);
  };
  return (
    <>
      <Specimen title="Dialog, ConfirmDialog, FullScreenLoader" layout="row">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('progress')}>Open progress</Button>
        <Button onClick={() => setOpen('confirm')}>Open question</Button>
        <Button onClick={() => setOpen('danger')}>Open warning</Button>
        <Button onClick={showLoader}>Show loader</Button>
      </Specimen>
      <Specimen title="Toast" layout="row">
        <Button onClick={() => showToast({ title: 'Draft saved' })}>Neutral</Button>
        <Button
          onClick={() =>
            showToast({ tone: 'good', title: 'Published', description: 'Guests can see your changes.' })
          }
        >
          Good
        </Button>
        <Button
          onClick={() =>
            showToast({
              tone: 'danger',
              title: 'Not published',
              description: 'The hero image has no description.',
            })
          }
        >
          Danger
        </Button>
      </Specimen>
      <FormDialog isOpen={open === 'dialog'} onClose={close} />
      <Dialog
        isOpen={open === 'progress'}
        onClose={close}
        title="Creating your website"
        description="This takes about a minute. You can leave this screen."
        size="small"
        actions={<Button onClick={close}>Hide</Button>}
      >
        <ProgressBar label="Building the menu" percent={38} />
      </Dialog>
      <Questions open={open} onClose={close} />
      {open === 'loader' ? (
        <FullScreenLoader name="Tableside" message="Setting the tables for tonight" />
      ) : null}
    </>
  );
}

function FormDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Rename the website"
      description="Guests see this name in the browser and in search results."
      actions={
        <DialogActions onClick={onClose} onCancel={onClose}>
          Rename
        </DialogActions>
      }
    >
      <Field label="Name" defaultValue="Osteria Lupo" />
    </Dialog>
  );
}

function Questions({ open, onClose }: { open: Overlay | undefined; onClose: () => void }) {
  return (
    <>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={onClose}
        onConfirm={onClose}
        title="Publish this website?"
        confirmLabel="Publish"
      >
        Anyone will be able to visit your website at its web address.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'danger'}
        onClose={onClose}
        onConfirm={onClose}
        title="Delete Osteria Lupo?"
        confirmLabel="Delete website"
        cancelLabel="Keep website"
        isDanger
      >
        This permanently deletes the website and its 14 versions. Links to it will stop working.
      </ConfirmDialog>
    </>
  );
}
