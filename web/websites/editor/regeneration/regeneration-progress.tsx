import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Note } from '#web/ui/text.tsx';
import { CancelGeneration } from '#web/websites/generation/cancel-generation.tsx';
import { PREVIOUS_VERSION_SAVED, STILL_BUILDING } from '#web/websites/generation/generation-texts.ts';
import styles from './regeneration-progress.module.css';
import type { Regeneration } from './use-regeneration.ts';

/** The progress of the regeneration, which continues in the background. */
export function RegenerationProgress({ regeneration }: { regeneration: Regeneration }) {
  const { id, isRunning, percent, operation, isOutOfReach } = regeneration;
  const [isHidden, setIsHidden] = useState(false);
  if (!isRunning && isHidden) setIsHidden(false);
  return (
    <>
      {isRunning && isHidden ? (
        <Grid
          columns="1fr auto"
          align="center"
          as="section"
          gap={2}
          line="above"
          className={styles.strip}
          aria-label="Regenerating your website"
        >
          <ProgressBar label={operation} percent={percent} />
          <Button size="small" onClick={() => setIsHidden(false)}>
            Show progress
          </Button>
        </Grid>
      ) : null}
      <Dialog
        isOpen={isRunning && !isHidden}
        onClose={() => setIsHidden(true)}
        title="Regenerating your website"
        description="Website regeneration started! You will be redirected when complete."
        actions={
          <>
            <Button onClick={() => setIsHidden(true)}>Continue in the background</Button>
            <CancelGeneration generationId={id} />
          </>
        }
      >
        <ProgressBar label={operation} percent={percent} />
        <Note>{isOutOfReach ? STILL_BUILDING : PREVIOUS_VERSION_SAVED}</Note>
      </Dialog>
    </>
  );
}
