/**
 * `npm run deploy:local`: the stacks of the stage `local` on an emulator. An emulator that is started here
 * lives until Ctrl-C, with the web app in front of it; to one that runs already (`AWS_ENDPOINT_URL`) the
 * stacks are deployed, and `--serve` puts the web app in front of it.
 */
import { StartError } from '#infra/local/local-settings.ts';
import { STAGES } from '#infra/stages.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { deployToEmulator, findApi } from './emulator-deploy.ts';
import { startEmulatorEdge } from './emulator-edge.ts';
import { OperatorError } from './operator-error.ts';
import { askedToEnd } from './run-command.ts';

async function deployLocal(emulator: Emulator, isServing: boolean): Promise<void> {
  const outputs = await deployToEmulator(emulator);
  const api = findApi(outputs, emulator);
  console.log(`\nAPI           ${outputs.apiEndpoint} (Host header ${api.host} at ${api.url})`);
  console.log(`Sites origin  ${outputs.sitesOrigin}`);
  console.log(`Web app       ${outputs.webOrigin}`);
  console.log(`AWS           AWS_ENDPOINT_URL=${emulator.endpointUrl}`);
  if (!isServing) {
    console.log('\nnpm run deploy:local -- --serve opens the web app and the sites origin.');
    return;
  }
  const edge = await startEmulatorEdge({ outputs, api, ports: portsOfStage() });
  console.log(`\nTableside is ready on ${edge.webOrigin} (Ctrl-C ends it).`);
  await askedToEnd();
  await edge.close();
}

/** The functions name these origins in links and e-mails. */
function portsOfStage(): { web: number; sites: number } {
  const { webOrigin, sitesOrigin } = STAGES.local.edge;
  return { web: Number(new URL(webOrigin).port), sites: Number(new URL(sitesOrigin).port) };
}

try {
  const emulator = await startEmulator();
  try {
    const isServing = emulator.isOurs || process.argv.includes('--serve');
    await Promise.race([deployLocal(emulator, isServing), askedToEnd()]);
  } finally {
    await emulator.stop();
  }
} catch (error) {
  if (!(error instanceof OperatorError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
