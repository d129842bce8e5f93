/**
 * `npm run test:deploy`: deploys to an emulator with `cdk deploy`, then runs an owner's journey against the deployed
 * API (tests/deploy). `-- --gateway http` deploys an HTTP API instead of a REST API. An emulator started here is
 * removed afterwards with all its data.
 */
import { type Gateway, STAGES } from '#infra/stages.ts';
import { type Emulator, startEmulator } from './deploy/emulator.ts';
import { deployToEmulator, findApi, readEmulatorArguments } from './deploy/emulator-deploy.ts';
import { OperatorError } from './operate/operator-error.ts';
import { askedToEnd, runTool } from './run-command.ts';
import { vitestReport } from './test-reports.ts';

const USAGE = `Deploys to an emulator and runs the API journeys against the deployment.

  npm run test:deploy -- [--gateway http|rest]

  --gateway  the kind of API (default ${STAGES.local.gateway})`;

/** Runs the tests and returns their exit code. */
async function testDeployed(emulator: Emulator, gateway: Gateway): Promise<number> {
  const outputs = await deployToEmulator(emulator, gateway);
  const deployed = { ...outputs, api: findApi(outputs, emulator) };
  return runTool('vitest', ['run', '--config', 'tests/deploy/vitest.config.ts', ...vitestReport('deploy')], {
    DEPLOYED: JSON.stringify(deployed),
  });
}

try {
  const { gateway } = readEmulatorArguments(process.argv.slice(2), USAGE);
  const emulator = await startEmulator();
  try {
    const ended = await Promise.race([testDeployed(emulator, gateway), askedToEnd()]);
    process.exitCode = ended === true ? 130 : ended;
  } finally {
    await emulator.stop();
  }
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
