import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import {
  createPlatformRecordsRepository,
  type PlatformRecordsRepository,
} from './platform-records-repository.ts';

/** The environment of functions that use the platform's own records. */
export type PlatformRecordsConfig = { PLATFORM_RECORDS_TABLE_NAME: string };

/** Opens the records in the table that the environment names. */
export function openPlatformRecords(
  config: PlatformRecordsConfig,
  client: DynamoClient,
): PlatformRecordsRepository {
  return createPlatformRecordsRepository({ client, tableName: config.PLATFORM_RECORDS_TABLE_NAME });
}
