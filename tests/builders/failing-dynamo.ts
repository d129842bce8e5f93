import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** What the database says when it fails; none of it may reach a caller. */
export const DYNAMO_FAILURE =
  'The security token included in the request is invalid (arn:aws:dynamodb:eu-west-1)';

/** A client of a database that fails every request, and counts them. */
export async function aFailingDynamo(): Promise<{
  client: DynamoDBDocumentClient;
  requestCount: () => number;
  stop: () => Promise<void>;
}> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    request.resume();
    response.writeHead(500, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(
      JSON.stringify({ __type: 'com.amazonaws.dynamodb#InternalServerError', message: DYNAMO_FAILURE }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 2,
    retryMode: 'standard',
  });
  return {
    client: DynamoDBDocumentClient.from(client),
    requestCount: () => requests,
    stop: async () => {
      client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
