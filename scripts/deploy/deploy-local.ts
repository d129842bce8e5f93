/**
 * `npm run deploy:local`: deploys the stage `local` to an emulator. An emulator started here runs until Ctrl-C, with
 * the web app in front of it. A running one (`AWS_ENDPOINT_URL`) only gets the stacks, unless `--serve` adds the web
 * app.
 */
import { type Gateway, STAGES } from '#infra/stages.ts';
import { OperatorError } from '../operate/operator-error.ts';
import { askedToEnd } from '../run-command.ts';
import { type Emulator, findFreePort, startEmulator } from './emulator.ts';
import { deployToEmulator, findApi, readEmulatorArguments } from './emulator-deploy.ts';
import { startEmulatorEdge } from './emulator-edge.ts';

const USAGE = `Deploys the stage "local" to a new emulator, or to the one at AWS_ENDPOINT_URL.

  npm run deploy:local -- [--gateway http|rest] [--serve]

  --gateway  the kind of API (default ${STAGES.local.gateway})
  --serve    serves the web app in front of a running emulator`;

type Asked = { gateway: Gateway; isServing: boolean };

async function deployLocal(emulator: Emulator, { gateway, isServing }: Asked): Promise<void> {
  const outputs = await deployToEmulator(emulator, gateway);
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
  console.log(`\nTableside is ready on ${edge.webOrigin} (Ctrl-C stops it).`);
  await askedToEnd();
  await edge.close();
}

/** Deploying takes a while, so port conflicts are reported before. */
async function assertPortsAreFree(): Promise<void> {
  for (const port of Object.values(portsOfStage())) {
    await findFreePort(port).catch((cause: unknown) => {
      throw new OperatorError(
        `Port ${port} is already in use. Stop the process that uses it (such as npm start), or give the stage "local" other origins in infra/stages.ts.`,
        { cause },
      );
    });
  }
}

/** The functions use these origins in links and emails. */
function portsOfStage(): { web: number; sites: number } {
  const { webOrigin, sitesOrigin } = STAGES.local.edge;
  return { web: Number(new URL(webOrigin).port), sites: Number(new URL(sitesOrigin).port) };
}

try {
  const asked = readEmulatorArguments(process.argv.slice(2), USAGE);
  const isServing = (process.env.AWS_ENDPOINT_URL ?? '') === '' || asked.isServing;
  if (isServing) await assertPortsAreFree();
  const emulator = await startEmulator();
  try {
    await Promise.race([deployLocal(emulator, { ...asked, isServing }), askedToEnd()]);
  } finally {
    await emulator.stop();
  }
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
