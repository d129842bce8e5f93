import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { StageConfig } from '#infra/stages.ts';
import { OperatorError } from '../operate/operator-error.ts';

/** What Lambda keeps for functions without a reservation (Lambda guide, "Reserved concurrency"). */
const UNRESERVED = 100;

/**
 * Throws a sentence for people when the account's quota in this region does not allow what a stage reserves:
 * CloudFormation would find out in the middle of a deployment. A new account's quota may be as low as 10.
 */
export async function assertConcurrency(client: LambdaClient, config: StageConfig): Promise<void> {
  const reserved = Object.values(config.reservedConcurrency ?? {}).reduce((sum, each) => sum + each, 0);
  if (reserved === 0) return;
  const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}));
  const quota = AccountLimit?.ConcurrentExecutions ?? 0;
  const needed = reserved + UNRESERVED;
  if (quota >= needed) return;
  throw new OperatorError(
    `This account and region allow ${quota} concurrent Lambda executions. The stage needs ${needed}: ${reserved} reserved and ${UNRESERVED} for other functions. Request more (Service Quotas → AWS Lambda → Concurrent executions), or lower reservedConcurrency in infra/stages.ts. Nothing was deployed.`,
  );
}
