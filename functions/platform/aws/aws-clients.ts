import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

/** The longest one attempt may take. All attempts and pauses of a call end before an API function times out. */
export const ATTEMPT_MILLISECONDS = 5000;
/** An emulator shares its processor with the caller, so on a busy machine it answers late. */
const EMULATOR_ATTEMPT_MILLISECONDS = 60_000;

export type DynamoClient = DynamoDBDocumentClient;

/** How a client sends and signs its requests. */
export type ClientTransport = Pick<DynamoDBClientConfig, 'requestHandler' | 'signer'>;
type Timeouts = { connectionTimeout: number; requestTimeout: number; throwOnRequestTimeout: boolean };

let createTransport: ((timeouts: Timeouts) => ClientTransport) | undefined;

/** Replaces HTTP for clients that are created from now on: for an emulator in this process. */
export function setClientTransport(create: typeof createTransport): void {
  createTransport = create;
}

/** Region, credentials, and endpoint come from the Lambda environment, which local mode also sets. */
export function createDynamoClient(attemptMilliseconds = longestAttempt()): DynamoClient {
  const timeouts = {
    connectionTimeout: attemptMilliseconds,
    requestTimeout: attemptMilliseconds,
    throwOnRequestTimeout: true,
  };
  const transport = createTransport?.(timeouts) ?? { requestHandler: timeouts };
  return DynamoDBDocumentClient.from(new DynamoDBClient({ ...CLIENT_DEFAULTS, ...transport }), {
    marshallOptions: { removeUndefinedValues: true },
  });
}

function longestAttempt(): number {
  const isEmulator = process.env.AWS_ENDPOINT_URL_DYNAMODB !== undefined;
  return isEmulator ? EMULATOR_ATTEMPT_MILLISECONDS : ATTEMPT_MILLISECONDS;
}
