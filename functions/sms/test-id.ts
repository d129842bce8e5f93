/** What ids of them begin with. */
export const TEST_IDS = 'test-';

/** Stands in the ledger where texts of campaigns have the campaign's id: no figure of a campaign finds it. */
export function testIdOf(id: string): string {
  return `${TEST_IDS}${id}`;
}

export function isTestId(campaignId: string): boolean {
  return campaignId.startsWith(TEST_IDS);
}
