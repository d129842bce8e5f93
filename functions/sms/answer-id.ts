/** What ids of them begin with. */
export const ANSWER_IDS = 'answer-';

/**
 * Stands in the ledger where texts of campaigns have the campaign's id. `what` and `moment` say which answer it is, so
 * that a guest gets it once.
 */
export function answerIdOf(what: string, moment: Date): string {
  return `${ANSWER_IDS}${what}-${moment.getTime()}`;
}

export function isAnswerId(campaignId: string): boolean {
  return campaignId.startsWith(ANSWER_IDS);
}
