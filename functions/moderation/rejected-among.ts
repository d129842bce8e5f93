import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import type { ModerationRepository } from './moderation-repository.ts';

/** The flagged contents that are rejected, by this row or an earlier one with the same words. */
export async function rejectedAmong(
  moderation: Pick<ModerationRepository, 'find'>,
  moderationIds: readonly string[],
): Promise<RejectedText[]> {
  const rows = await Promise.all(moderationIds.map((id) => moderation.find(id)));
  return rows
    .filter((row) => row?.status === 'rejected')
    .map((row) => ({
      text: row?.text ?? '',
      passages: row?.passages.map(({ passage }) => passage) ?? [],
    }));
}
