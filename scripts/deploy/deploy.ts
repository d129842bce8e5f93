/**
 * `npm run deploy -- --stage production`: checks the account and deploys a stage's stacks to AWS. Arguments after the
 * stage go to `cdk deploy`.
 */
import { LambdaClient } from '@aws-sdk/client-lambda';
import { refusePlaceholders } from '#infra/refuse-placeholders.ts';
import { parseStageName, STAGES } from '#infra/stages.ts';
import { OperatorError } from '../operate/operator-error.ts';
import { assertAccount } from './assert-account.ts';
import { deployStage } from './deploy-stage.ts';

const USAGE = `Deploys a stage to AWS, with the credentials and region from your environment.

  npm run deploy -- --stage <staging|production> [arguments of cdk deploy]`;

async function deploy(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(USAGE);
  const [flag, name, ...cdkArguments] = args;
  if (flag !== '--stage' || name === undefined) throw new OperatorError(USAGE);
  const stage = refuse(() => parseStageName(name));
  if (stage === 'local')
    throw new OperatorError('The stage "local" is for emulators. Use npm run deploy:local.');
  const config = STAGES[stage];
  refuse(() => refusePlaceholders(stage, config, true));
  const lambda = new LambdaClient();
  await assertAccount(lambda, config);
  lambda.destroy();
  const outputs = await deployStage({ stage, environment: {}, cdkArguments, isEmulator: false });
  console.log(
    `\nTableside (${stage}) is on ${outputs.webOrigin}, and published websites are on ${outputs.sitesOrigin}.`,
  );
}

/** Errors of `check` are sentences for people. */
function refuse<Value>(check: () => Value): Value {
  try {
    return check();
  } catch (cause) {
    throw new OperatorError(cause instanceof Error ? cause.message : USAGE, { cause });
  }
}

try {
  await deploy(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
