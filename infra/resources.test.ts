import { expect, test } from 'vitest';
import { LONGEST_CALL_SECONDS } from '#functions/features/ai-usage-repository.ts';
import {
  HEARTBEAT_SECONDS,
  LEASE_SECONDS,
  MAX_ATTEMPTS,
  WAITING_SECONDS,
} from '#shared/websites/generation-job.ts';
import { MAX_RECEIVE_COUNT, QUEUES, TABLES, type TableDefinition } from './resources.ts';
import { visibilityTimeoutSeconds } from './visibility-timeout.ts';

test('a waiting generation outlives a worker’s timeout, and a lost message is noticed after twice that', () => {
  expect(WAITING_SECONDS).toBe(3 * QUEUES.generation.workerTimeoutSeconds);
  expect(visibilityTimeoutSeconds(QUEUES.generation)).toBe(2 * WAITING_SECONDS);
});

test('a worker sends three heartbeats per lease', () => {
  expect(3 * HEARTBEAT_SECONDS).toBeLessThanOrEqual(LEASE_SECONDS);
});

test('a generation is abandoned no later than its message', () => {
  expect(MAX_ATTEMPTS).toBe(MAX_RECEIVE_COUNT);
});

test('no worker’s AI call may outlast the time that it counts as active', () => {
  expect(QUEUES.generation.workerTimeoutSeconds).toBeLessThanOrEqual(LONGEST_CALL_SECONDS);
});

test('a deployed table gets new indexes one at a time', () => {
  const indexes = Object.entries<TableDefinition>(TABLES).flatMap(([table, { indexes = {} }]) =>
    Object.keys(indexes).map((index) => `${table}.${index}`),
  );
  // CloudFormation rejects two new indexes of a table in one deployment, so release them one after the other. A new
  // table may begin with several.
  expect(indexes).toEqual([
    'customers.byMonthlyRevenue',
    'customers.byCost',
    'customers.byMargin',
    'customers.byLastSeen',
    'monthCosts.byCost',
    'monthCosts.byRevenue',
    'monthCosts.byMargin',
    'generationJobs.byFailed',
    'campaigns.byDue',
    'aiUsage.byActive',
    'moderation.byStatus',
    'moderation.byWord',
    'sends.byDue',
    'senderNumbers.byKind',
    'receipts.byTime',
    'subscriptions.byDue',
    'subscriptions.byKind',
    'invoices.byStatus',
    'invoices.byFlag',
    'invoiceEntries.byStatusAmount',
    'invoiceEntries.byStatusName',
    'invoiceEntries.byFlagAmount',
    'invoiceEntries.byFlagName',
    'invoiceEntries.byNumber',
    'events.byDay',
  ]);
});
