import type { Operation } from '#functions/platform/http/http-handler.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';

/** Numbers that no one has, and days before today. */
const GUESTS = [
  ['Ana Ruiz', '(212) 555-0147', 45],
  ['Ben Carter', '(212) 555-0148', 62],
  ['Chloe Nguyen', '(212) 555-0149', 12],
] as const;

/** Downloads a sample list: two lapsed guests, and one who isn't. */
export function createDownloadSampleCsv({
  clock,
}: Pick<SmsCampaignDependencies, 'clock'>): Operation<typeof smsCampaignRoutes.downloadSampleCsv> {
  return async () => {
    const today = clock.now().toISOString().slice(0, 10);
    const rows = GUESTS.map(([name, phone, days]) => csvRow([name, phone, daysAfter(today, -days)]));
    const header = csvRow(['customer_name', 'phone_number', 'last_order_date']);
    return { filename: 'sample-customer-list.csv', body: [header, ...rows].join('') };
  };
}
