import * as z from 'zod/mini';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import {
  createPlatformRecordsRepository,
  type PlatformRecordsRepository,
} from './platform-records-repository.ts';

/** The variables of a function that reads or writes what the platform keeps of itself. */
export const platformRecordsVariables = { PLATFORM_RECORDS_TABLE_NAME: z.string().check(z.minLength(1)) };

type Config = Record<keyof typeof platformRecordsVariables, string>;

/** The records in the table that a function's environment names. */
export function openPlatformRecords(config: Config, client: DynamoClient): PlatformRecordsRepository {
  return createPlatformRecordsRepository({ client, tableName: config.PLATFORM_RECORDS_TABLE_NAME });
}
