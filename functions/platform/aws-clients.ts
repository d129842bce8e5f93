import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * How every AWS client retries: the SDK's standard mode backs off exponentially with full jitter,
 * bounded to this many attempts.
 */
export const CLIENT_DEFAULTS = { maxAttempts: 4, retryMode: 'standard' } as const;

/** Region, credentials and endpoint come from the Lambda environment (or from local mode, which sets the same). */
export function createDynamoClient(): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(CLIENT_DEFAULTS), {
    marshallOptions: { removeUndefinedValues: true },
  });
}
