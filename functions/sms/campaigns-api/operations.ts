import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { createCancelSmsCampaign } from './cancel-sms-campaign.ts';
import { createCreateSmsCampaign } from './create-sms-campaign.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import { createDownloadSampleCsv } from './download-sample-csv.ts';
import { createGetSmsCampaignResults } from './get-sms-campaign-results.ts';
import { createGetSmsCampaignStatus } from './get-sms-campaign-status.ts';
import { createListSmsCampaigns } from './list-sms-campaigns.ts';
import { createListSmsGuests } from './list-sms-guests.ts';
import { createPreviewSmsCampaign } from './preview-sms-campaign.ts';
import { createGetTestSms } from './texts/get-test-sms.ts';
import { createSendTestSms } from './texts/send-test-sms.ts';

/** Operations of owners on their text campaigns. */
export function createSmsCampaignOperations(
  dependencies: SmsCampaignDependencies,
): Operations<typeof smsCampaignRoutes> {
  return {
    previewSmsCampaign: createPreviewSmsCampaign(dependencies),
    createSmsCampaign: createCreateSmsCampaign(dependencies),
    sendTestSms: createSendTestSms(dependencies),
    getTestSms: createGetTestSms(dependencies),
    downloadSampleCsv: createDownloadSampleCsv(dependencies),
    cancelSmsCampaign: createCancelSmsCampaign(dependencies),
    listSmsCampaigns: createListSmsCampaigns(dependencies),
    getSmsCampaignStatus: createGetSmsCampaignStatus(dependencies),
    getSmsCampaignResults: createGetSmsCampaignResults(dependencies),
    listSmsGuests: createListSmsGuests(dependencies),
  };
}
