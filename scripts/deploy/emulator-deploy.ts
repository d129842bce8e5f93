import { parseArgs } from 'node:util';
import { SESClient, VerifyDomainIdentityCommand, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses';
import { parseGateway } from '#infra/stage-choices.ts';
import { type Gateway, STAGES, senderDomain } from '#infra/stages.ts';
import { OperatorError } from '../operate/operator-error.ts';
import { deployStage, runCdk, type StageOutputs } from './deploy-stage.ts';
import { type Emulator, emulatorEnvironment } from './emulator.ts';

/** The account and region that emulators use. */
const ENVIRONMENT = 'aws://000000000000/us-east-1';

/**
 * Deploys the stage `local` to an emulator with the CDK CLI. Changes this process's environment, so that AWS clients
 * created afterwards reach the emulator.
 */
export async function deployToEmulator(emulator: Emulator, gateway: Gateway): Promise<StageOutputs> {
  const environment = emulatorEnvironment(emulator);
  Object.assign(process.env, environment);
  delete process.env.AWS_PROFILE;
  // Without the app, which it would synthesize and not use.
  await runCdk(['bootstrap', ENVIRONMENT, '--app', ''], environment);
  await verifySender();
  return deployStage({
    stage: 'local',
    environment,
    // Emulators don't support change sets.
    cdkArguments: ['--context', `gateway=${gateway}`, '--method', 'direct', '--require-approval', 'never'],
    isEmulator: true,
  });
}

/** The first API of SES has no CloudFormation resource for identities, and sends only for verified ones. */
async function verifySender(): Promise<void> {
  const client = new SESClient();
  const { sender } = STAGES.local.email;
  await client.send(new VerifyDomainIdentityCommand({ Domain: senderDomain(sender) }));
  await client.send(new VerifyEmailIdentityCommand({ EmailAddress: sender }));
  client.destroy();
}

/**
 * The API's address. An emulator distinguishes HTTP APIs by the Host header, a name that not every machine resolves,
 * so this returns the emulator's address and the name separately. A REST API has its stage in the path, and a path on
 * every emulator with LocalStack's protocol. The contract's paths begin after the path of `url`.
 */
export function findApi(outputs: StageOutputs, emulator: Emulator): { url: string; host: string } {
  const { host, pathname } = new URL(outputs.apiEndpoint);
  const [apiId] = host.split('.');
  if (pathname === '/') return { url: emulator.endpointUrl, host };
  const url = `${emulator.endpointUrl}/_aws/execute-api/${apiId}${pathname}`;
  return { url, host: new URL(url).host };
}

const OPTIONS = {
  gateway: { type: 'string' },
  serve: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Parses the arguments after `npm run deploy:local --` or `npm run test:deploy --`: the kind of API from `--gateway
 * <http|rest>`, or else that of the stage `local`, and `--serve`. Throws `OperatorError` with the usage for all
 * others.
 */
export function readEmulatorArguments(
  args: string[],
  usage: string,
): { gateway: Gateway; isServing: boolean } {
  try {
    const { gateway, serve, help } = parseArgs({ args, options: OPTIONS }).values;
    if (help) throw new OperatorError(usage);
    const asked = gateway === undefined ? undefined : parseGateway(gateway);
    return { gateway: asked ?? STAGES.local.gateway, isServing: serve };
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`, {
      cause,
    });
  }
}
