import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';

/** Rejects every flagged text of a restaurant. Returns the texts. */
export async function rejectAll(
  moderation: Pick<ModerationRepository, 'listOfRestaurant' | 'decide'>,
  restaurantId: string,
): Promise<string[]> {
  const rows = await moderation.listOfRestaurant(restaurantId, 50);
  for (const row of rows) {
    const decision = { decisionId: row.moderation_id, administratorId: 'admin', at: row.flagged_at };
    await moderation.decide(row, { status: 'rejected', ...decision });
  }
  return rows.map(({ text }) => text);
}
