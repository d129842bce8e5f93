import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createErrorCounts, type ErrorCounts } from './error-counts-repository.ts';
import { createMessageFailures, type MessageFailures } from './message-failures-repository.ts';

export type FailuresRepository = { errors: ErrorCounts; messages: MessageFailures };

/** Keeps failures of the platform: error counters by day, and reasons of failed messages. */
export function createFailuresRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): FailuresRepository {
  return { errors: createErrorCounts(settings), messages: createMessageFailures(settings) };
}
