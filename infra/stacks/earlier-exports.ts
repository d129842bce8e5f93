import type { Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { QueueWithDeadLetters } from '#infra/constructs/queue-with-dead-letters.ts';
import type { QueueName, TableName } from '#infra/resources.ts';

/** Context for a deployment from a release whose stacks import tables and queues: see docs/operations.md. */
export const KEEP_EXPORTS = 'keepExports';

type Shared = {
  tables: Readonly<Record<TableName, Table>>;
  queues: Readonly<Record<QueueName, QueueWithDeadLetters>>;
};

const TABLES = [
  'logins',
  'users',
  'restaurants',
  'profiles',
  'restaurantNames',
  'emailTokens',
  'failedMails',
  'rateLimits',
  'websites',
  'generationJobs',
  'images',
  'enhancements',
  'campaigns',
  'promoCodes',
  'adAccounts',
  'checklists',
  'menuSales',
  'contentPlans',
  'rewrites',
  'featureToggles',
  'featureJobs',
  'aiUsage',
  'moderation',
  'grades',
  'guests',
  'redemptions',
  'redemptionCounts',
  'tillLinks',
  'campaignRequests',
  'sends',
  'textingSettings',
  'senderNumbers',
  'slugs',
  'receipts',
  'subscriptions',
  'planUsage',
  'invoices',
  'events',
  'figures',
  'leads',
  'platformRecords',
] as const satisfies readonly TableName[];

const QUEUES = [
  'generation',
  'accountDeletions',
  'withdrawals',
  'featureChanges',
  'emails',
  'sms',
  'smsReceipts',
  'inboundTexts',
  'paymentEvents',
] as const satisfies readonly QueueName[];

/**
 * Exports what earlier releases imported. CloudFormation refuses to delete an export while a deployed stack imports
 * it. A first deployment with these moves all stacks off them, and the next one removes them.
 */
export function keepEarlierExports(stack: Stack & Shared): void {
  for (const name of TABLES) {
    const table = stack.tables[name];
    stack.exportValue(table.tableName);
    stack.exportValue(table.tableArn);
    if (table.tableStreamArn !== undefined) stack.exportValue(table.tableStreamArn);
  }
  for (const name of QUEUES) {
    const { queue, deadLetters } = stack.queues[name];
    for (const value of [queue.queueUrl, queue.queueArn, queue.queueName, deadLetters.queueName])
      stack.exportValue(value);
  }
}
