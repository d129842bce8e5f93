import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

/**
 * Longest that one attempt may take. All attempts of a call and their pauses end before a function behind the API
 * runs out of time.
 */
export const ATTEMPT_MILLISECONDS = 5000;

export type DynamoClient = DynamoDBDocumentClient;

/** Region, credentials and endpoint come from the Lambda environment (or from local mode, which sets the same). */
export function createDynamoClient(attemptMilliseconds = ATTEMPT_MILLISECONDS): DynamoClient {
  const requestHandler = {
    connectionTimeout: attemptMilliseconds,
    requestTimeout: attemptMilliseconds,
    throwOnRequestTimeout: true,
  };
  return DynamoDBDocumentClient.from(new DynamoDBClient({ ...CLIENT_DEFAULTS, requestHandler }), {
    marshallOptions: { removeUndefinedValues: true },
  });
}
