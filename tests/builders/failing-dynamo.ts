import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { aJsonServer } from './json-server.ts';

/** The database's error message; callers must never see it. */
export const DYNAMO_FAILURE =
  'The security token included in the request is invalid (arn:aws:dynamodb:eu-west-1)';

/** A client of a database that fails and counts every request. It tries twice. */
export async function aFailingDynamo(): Promise<{
  client: DynamoDBDocumentClient;
  requestCount: () => number;
  stop: () => Promise<void>;
}> {
  const server = await aJsonServer({
    status: 500,
    body: { __type: 'com.amazonaws.dynamodb#InternalServerError', message: DYNAMO_FAILURE },
  });
  const client = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 2,
    retryMode: 'standard',
  });
  return {
    client: DynamoDBDocumentClient.from(client),
    requestCount: () => server.requests.length,
    stop: server.stop,
  };
}
