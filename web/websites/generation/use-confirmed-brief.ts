import { ApiError } from '#web/client/api-error.ts';
import { useProfile } from '#web/profile/api/profile.ts';
import { useConfirmProfile } from '#web/profile/reading/use-confirm-profile.ts';
import type { Confirmed } from './use-generation.ts';
import type { ParsedPreview } from './use-understanding.ts';

/** Saves what we understood to the profile. If that isn’t possible or needed, the worker parses the brief. */
export function useConfirmedBrief() {
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
