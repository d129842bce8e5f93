import type { createApiClient } from './api-client.ts';
import type { Owner } from './owner.ts';

const CSV = 'customer_name,phone_number,last_order_date\nAna,+12125550147,2026-01-05';
const SMS = { restaurantName: 'Neighbor Cafe', offer: '20% off', offerCode: 'NEIGHBOR20', csv: CSV };

/** Launches a campaign with one text. Returns its id. */
export async function aTextCampaign(
  api: ReturnType<typeof createApiClient>,
  { token }: Owner,
): Promise<string> {
  const { status, body } = await api('createSmsCampaign', { token, body: SMS });
  if (status !== 201) throw new Error(`The campaign was not launched: ${JSON.stringify(body)}`);
  return (body.data as { campaign: { campaign_id: string } }).campaign.campaign_id;
}

/** Sends a test text. Returns its id. */
export async function aTestText(api: ReturnType<typeof createApiClient>, { token }: Owner): Promise<string> {
  const { csv: _csv, ...words } = SMS;
  const { status, body } = await api('sendTestSms', { token, body: { ...words, phone: '2125550147' } });
  if (status !== 202) throw new Error(`The test was not sent: ${JSON.stringify(body)}`);
  return (body.data as { test: { test_id: string } }).test.test_id;
}
