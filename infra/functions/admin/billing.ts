import type { BillingEnvironment } from '#functions/billing/config.ts';
import { bindFiles, bindQueue, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables, pathStyle } from '#infra/stacks/stage.ts';
import type { ApiFunction } from '../function-needs.ts';

export const apiFunction: ApiFunction<BillingEnvironment> = ({
  stage,
  sites,
  data: { tables, queues, tokenSecret },
}) => ({
  environment: {
    RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
    USERS_TABLE_NAME: bindTable(tables.users, 'get'),
    SUBSCRIPTIONS_TABLE_NAME: bindTable(tables.subscriptions, 'readWrite', ['byKind']),
    INVOICES_TABLE_NAME: bindTable(tables.invoices, 'readWrite', ['byStatus']),
    PLAN_USAGE_TABLE_NAME: bindTable(tables.planUsage, 'read'),
    CAMPAIGNS_TABLE_NAME: bindTable(tables.campaigns, 'read'),
    FIGURES_TABLE_NAME: bindTable(tables.figures, 'read'),
    RESTAURANTS_TABLE_NAME: bindTable(tables.restaurants, 'read'),
    PLATFORM_RECORDS_TABLE_NAME: bindTable(tables.platformRecords, 'get'),
    SITES_BUCKET_NAME: bindFiles(sites.bucket, 'fonts/*'),
    ...pathStyle(stage),
    EMAILS_QUEUE_URL: bindQueue(queues.emails.queue),
    CAMPAIGN_REQUESTS_TABLE_NAME: bindTable(tables.campaignRequests, 'readWrite'),
    RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
    ...hourlyLimitVariables(stage),
    TOKEN_SECRET_ARN: bindSecret(tokenSecret),
  },
});
