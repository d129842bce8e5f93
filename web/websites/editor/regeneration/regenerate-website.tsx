import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import styles from '#web/websites/editor/tabs/editor-tab.module.css';
import type { Regeneration } from './use-regeneration.ts';

/** Regenerates the whole website after a confirmation. */
export function RegenerateWebsite({ regeneration }: { regeneration: Regeneration }) {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    regeneration.start();
  };
  return (
    <Stack ruled as="section" gap={1.5} align="start" className={styles.part}>
      <h2>Regenerate</h2>
      <p>Rewrites your whole website. The current version stays in version history.</p>
      <Button
        icon={<RefreshCw aria-hidden="true" />}
        isPending={regeneration.isStarting || regeneration.isRunning}
        pendingLabel="Regenerating"
        onClick={() => setIsAsking(true)}
      >
        Regenerate
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title="Regenerate this website?"
        confirmLabel="Regenerate"
        isDanger
      >
        This will regenerate the entire website and overwrite your changes. Are you sure?
      </ConfirmDialog>
    </Stack>
  );
}
