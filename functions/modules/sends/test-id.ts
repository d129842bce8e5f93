const PREFIX = 'test-';

/** Stands in the ledger where texts of campaigns have the campaign's id: no figure of a campaign finds it. */
export function testIdOf(id: string): string {
  return `${PREFIX}${id}`;
}

export function isTestId(campaignId: string): boolean {
  return campaignId.startsWith(PREFIX);
}
