import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

export type DynamoClient = DynamoDBDocumentClient;

/** Region, credentials and endpoint come from the Lambda environment (or from local mode, which sets the same). */
export function createDynamoClient(): DynamoClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(CLIENT_DEFAULTS), {
    marshallOptions: { removeUndefinedValues: true },
  });
}
