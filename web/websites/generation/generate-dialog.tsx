import Sparkles from 'lucide-react/icons/sparkles';
import { useId } from 'react';
import type { StoredProfile } from '#web/profile/api/profile.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { BriefForm } from './brief-form.tsx';
import type { BriefDraft } from './kept-brief.ts';
import type { TypedBrief } from './use-understanding.ts';

type GenerateDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Known details about the restaurant; undefined while loading. */
  stored: StoredProfile | undefined;
  /** Whether a model reads menu photos. */
  readsPhotos: boolean;
  /** What the owner typed before. */
  brief: BriefDraft;
  onBriefChange: (brief: BriefDraft) => void;
  isStarting: boolean;
  onGenerate: (brief: TypedBrief) => void;
};

/** Asks for the brief (spec, website builder §2.4), and shows what we understood next to it. */
export function GenerateDialog({ isOpen, onClose, isStarting, ...form }: GenerateDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      isDismissable={!isStarting}
      title="Generate with AI"
      actions={
        <DialogActions
          type="submit"
          form={formId}
          icon={<Sparkles />}
          isPending={isStarting}
          onCancel={onClose}
        >
          Generate
        </DialogActions>
      }
    >
      <BriefForm id={formId} {...form} />
    </Dialog>
  );
}
