import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import {
  createPlatformRecordsRepository,
  type PlatformRecordsRepository,
} from './platform-records-repository.ts';

/** What a function that reads or writes the platform's own records reads from its environment. */
export type PlatformRecordsConfig = { PLATFORM_RECORDS_TABLE_NAME: string };

/** The records in the table that a function's environment names. */
export function openPlatformRecords(
  config: PlatformRecordsConfig,
  client: DynamoClient,
): PlatformRecordsRepository {
  return createPlatformRecordsRepository({ client, tableName: config.PLATFORM_RECORDS_TABLE_NAME });
}
