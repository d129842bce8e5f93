import { useReadsPhotos } from '#web/client/public-config.ts';
import { ProfileQuestion } from '#web/profile/reading/profile-question.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import type { BriefDraft } from './kept-brief.ts';
import { useConfirmedBrief } from './use-confirmed-brief.ts';
import type { Order } from './use-generation.ts';

type GeneratePartProps = {
  isOpen: boolean;
  onClose: () => void;
  brief: BriefDraft;
  onBriefChange: (brief: BriefDraft) => void;
  isStarting: boolean;
  onGenerate: (order: Order) => void;
};

/** The dialog with its profile data, loaded on demand. */
export function GeneratePart({ onGenerate, ...dialog }: GeneratePartProps) {
  const readsPhotos = useReadsPhotos();
  const { stored, confirm, question } = useConfirmedBrief();
  return (
    <>
      <GenerateDialog
        {...dialog}
        stored={stored}
        readsPhotos={readsPhotos}
        onGenerate={({ understood, ...brief }) =>
          onGenerate({
            ...brief,
            confirm: async () => confirm(brief.customRequirements, await understood()),
          })
        }
      />
      <ProfileQuestion question={question} />
    </>
  );
}
