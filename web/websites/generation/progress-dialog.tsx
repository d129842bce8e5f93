import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { CancelGeneration } from './cancel-generation.tsx';
import { STILL_BUILDING } from './generation-texts.ts';
import type { GenerationState } from './use-generation-state.ts';

type ProgressDialogProps = {
  isOpen: boolean;
  onHide: () => void;
  generationId: string | undefined;
  websiteName: string;
  state: GenerationState;
};

/** The progress of the website. Hiding it doesn’t stop the generation; canceling does. */
export function ProgressDialog({ isOpen, onHide, ...now }: ProgressDialogProps) {
  const { generationId, websiteName, state } = useLastWhileOpen(isOpen, now);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onHide}
      title={state.isCompleted ? 'Ready' : 'Creating your website'}
      isDismissable={!state.isCompleted}
      actions={
        state.isCompleted ? undefined : (
          <>
            <Button onClick={onHide}>Continue in the background</Button>
            <CancelGeneration generationId={generationId} />
          </>
        )
      }
    >
      <Text size={2} display breaks>
        {websiteName}
      </Text>
      <ProgressBar label={state.operation} percent={state.percent} />
      {state.isCompleted ? (
        <Cluster as="p" gap={1} wrap={false} tone="good" strong role="status">
          <Icon of={CircleCheck} size={1.35} />
          Website generated successfully!
        </Cluster>
      ) : null}
      {state.isOutOfReach ? <Note role="status">{STILL_BUILDING}</Note> : null}
    </Dialog>
  );
}

/** Keeps the last state while the dialog closes, because the generation is already cleared. */
function useLastWhileOpen<Shown>(isOpen: boolean, now: Shown): Shown {
  const [last, setLast] = useState(now);
  if (isOpen && JSON.stringify(last) !== JSON.stringify(now)) setLast(now);
  return last;
}
