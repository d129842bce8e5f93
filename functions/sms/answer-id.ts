/** The prefix of answers' IDs. */
export const ANSWER_IDS = 'answer-';

/**
 * Returns the ID of an answer, used in the ledger in place of a campaign ID. `what` and `moment` identify the
 * answer, so that a guest gets it once.
 */
export function answerIdOf(what: string, moment: Date): string {
  return `${ANSWER_IDS}${what}-${moment.getTime()}`;
}

export function isAnswerId(campaignId: string): boolean {
  return campaignId.startsWith(ANSWER_IDS);
}
