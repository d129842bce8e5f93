/** The prefix of tests' IDs. */
export const TEST_IDS = 'test-';

/**
 * Returns the ID of a test, used in the ledger in place of a campaign ID, so that campaign results don't include
 * it.
 */
export function testIdOf(id: string): string {
  return `${TEST_IDS}${id}`;
}

export function isTestId(campaignId: string): boolean {
  return campaignId.startsWith(TEST_IDS);
}
