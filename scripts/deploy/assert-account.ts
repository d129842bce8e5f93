import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { StageConfig } from '#infra/stages.ts';
import { OperatorError } from '../operate/operator-error.ts';

/** The concurrency that Lambda keeps for functions without a reservation (Lambda guide, "Reserved concurrency"). */
const UNRESERVED = 100;

/**
 * Throws `OperatorError` if the credentials don't work, or if the account's quota in this region doesn't allow a
 * stage's reservations: otherwise CloudFormation would fail in the middle of a deployment. A new account's quota may
 * be as low as 10.
 */
export async function assertAccount(client: LambdaClient, config: StageConfig): Promise<void> {
  const quota = await readQuota(client);
  const reserved = Object.values(config.reservedConcurrency ?? {}).reduce((sum, each) => sum + each, 0);
  if (reserved === 0) return;
  const needed = reserved + UNRESERVED;
  if (quota >= needed) return;
  throw new OperatorError(
    [
      `This account and region allow ${quota} concurrent Lambda executions.`,
      `The stage needs ${needed}: ${reserved} reserved and ${UNRESERVED} for other functions.`,
      'Request more (Service Quotas → AWS Lambda → Concurrent executions),',
      'or lower reservedConcurrency in infra/stages.ts. Nothing was deployed.',
    ].join(' '),
  );
}

/** The account's concurrency quota. Every deployment reads it, because the response proves the credentials. */
async function readQuota(client: LambdaClient): Promise<number> {
  try {
    const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}));
    return AccountLimit?.ConcurrentExecutions ?? 0;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new OperatorError(
      `AWS rejected your credentials: ${reason} Set AWS_PROFILE and AWS_REGION, sign in again if needed, and retry. Nothing was deployed.`,
      { cause },
    );
  }
}
