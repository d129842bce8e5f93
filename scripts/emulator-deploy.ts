import { deployStage, runCdk, type StageOutputs } from './deploy-stage.ts';
import { type Emulator, emulatorEnvironment } from './emulator.ts';

/** The account that emulators pretend to be. */
const ENVIRONMENT = 'aws://000000000000/us-east-1';

const STAGE = ['--context', 'stage=local'];

/**
 * Deploys the stage `local` to an emulator with the CDK CLI. Changes the environment of this process, so
 * that AWS clients which are made afterwards reach the emulator.
 */
export async function deployToEmulator(emulator: Emulator): Promise<StageOutputs> {
  const environment = emulatorEnvironment(emulator);
  Object.assign(process.env, environment);
  delete process.env.AWS_PROFILE;
  await runCdk(['bootstrap', ENVIRONMENT, ...STAGE], environment);
  return deployStage({
    stage: 'local',
    environment,
    // Emulators know no change sets.
    cdkArguments: ['--method', 'direct', '--require-approval', 'never'],
    isEmulator: true,
  });
}

/** Synthesises again and throws when that would change anything of what is deployed. */
export async function assertNothingToDeploy(): Promise<void> {
  await runCdk(['diff', '--all', '--fail', '--method', 'template', ...STAGE]);
}

/**
 * Where the API answers. Emulators tell APIs apart by the Host header, which is a name that not every
 * machine resolves: so the address is the emulator's, and the name goes beside it.
 */
export function findApi(outputs: StageOutputs, emulator: Emulator): { url: string; host: string } {
  return { url: emulator.endpointUrl, host: new URL(outputs.apiEndpoint).host };
}
