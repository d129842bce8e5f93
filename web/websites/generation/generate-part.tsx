import { ApiError } from '#web/client/api-error.ts';
import { useReadsPhotos } from '#web/client/public-config.ts';
import { useProfile } from '#web/profile/api/profile.ts';
import { ProfileQuestion } from '#web/profile/reading/profile-question.tsx';
import { useConfirmProfile } from '#web/profile/reading/use-confirm-profile.ts';
import { GenerateDialog } from './generate-dialog.tsx';
import type { BriefDraft } from './kept-brief.ts';
import type { Confirmed, Order } from './use-generation.ts';
import type { ParsedPreview } from './use-understanding.ts';

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

/** Saves what we understood to the profile. If that isn’t possible or needed, the worker parses the brief. */
function useConfirmedBrief() {
  const { data: stored } = useProfile();
  const { confirm: save, question } = useConfirmProfile();
  const confirm = async (text: string, understood: ParsedPreview | undefined): Promise<Confirmed> => {
    const unread = { requirements: text, version: undefined };
    if (understood === undefined || stored === undefined) return unread;
    try {
      const version = await save(stored, understood.accepted);
      return { requirements: understood.requirements, version };
    } catch (error) {
      if (understood.isCorrected || !(error instanceof ApiError)) throw error;
      return unread;
    }
  };
  return { stored, confirm, question };
}
