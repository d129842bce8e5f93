import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../operate/operator-error.ts';

/** An AWS emulator on this machine, with LocalStack's protocol. */
export type Emulator = {
  endpointUrl: string;
  /** False for one that was already running (`AWS_ENDPOINT_URL`). */
  isOurs: boolean;
  /** Ends the emulator if we started it, with all its deployments. */
  stop: () => Promise<void>;
};

const ROOT = `${import.meta.dirname}/../..`;
const VENV = `${ROOT}/.venv`;
const EMULATOR_PACKAGE = { name: 'ministack', version: '1.5.33' };
const LOG_FOLDER = `${ROOT}/.cache`;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;

/** The emulator's address for the AWS SDK, the CDK CLI, and npm scripts. */
export function emulatorEnvironment(emulator: Emulator): Record<string, string> {
  return {
    AWS_ENDPOINT_URL: emulator.endpointUrl,
    AWS_ENDPOINT_URL_S3: emulator.endpointUrl,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_EC2_METADATA_DISABLED: 'true',
    // CDK's warnings about templates, which take half of a synthesis, are for stages on AWS.
    CDK_VALIDATION: 'false',
  };
}

/**
 * The emulator that `AWS_ENDPOINT_URL` names, or one started here on a free port. Throws a sentence if Python is
 * missing or the emulator doesn't start.
 */
export async function startEmulator(): Promise<Emulator> {
  const running = process.env.AWS_ENDPOINT_URL;
  if (running !== undefined && running !== '')
    return { endpointUrl: running.replace(/\/$/, ''), isOurs: false, stop: async () => {} };
  installEmulator();
  const port = await findFreePort();
  mkdirSync(LOG_FOLDER, { recursive: true });
  const logFile = `${LOG_FOLDER}/emulator.log`;
  const log = openSync(logFile, 'w');
  const temporary = mkdtempSync(join(tmpdir(), 'tableside-emulator-'));
  const child = spawn(`${VENV}/bin/${EMULATOR_PACKAGE.name}`, [], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      // Functions run on the Node that runs this script, not on the machine's.
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      GATEWAY_PORT: String(port),
      BIND_HOST: '127.0.0.1',
      LAMBDA_EXECUTOR: 'local',
      // It unpacks each function and doesn't delete the files.
      TMPDIR: temporary,
    },
  });
  const endpointUrl = `http://localhost:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(temporary, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, endpointUrl);
  } catch (cause) {
    await stop();
    const lastLines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
    throw new OperatorError(`The emulator didn’t start. ${logFile} ends with:\n${lastLines}`, { cause });
  }
  return { endpointUrl, isOurs: true, stop };
}

/** Creates the Python environment with the emulator in `.venv`, once. */
export function installEmulator(): void {
  const { name, version } = EMULATOR_PACKAGE;
  const python = `${VENV}/bin/python`;
  const installed = `import importlib.metadata as m; assert m.version('${name}') == '${version}'`;
  if (existsSync(python) && spawnSync(python, ['-c', installed]).status === 0) return;
  if (spawnSync('python3', ['-c', 'import venv, ensurepip']).status !== 0)
    throw new OperatorError(
      'The emulator needs python3 with its venv module (Debian: apt-get install python3-venv). Or set AWS_ENDPOINT_URL to a running emulator, such as the one in compose.yaml.',
    );
  console.log(`Installing the emulator (${name} ${version}) into .venv …`);
  run('python3', ['-m', 'venv', VENV]);
  run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `${name}==${version}`]);
}

function run(command: string, parameters: string[]): void {
  const { status } = spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new OperatorError(`"${command} ${parameters.join(' ')}" failed.`);
}

/** A TCP port of this machine that is free right now: `wanted`, or any. Rejects if it is taken. */
export function findFreePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(child: ChildProcess, endpointUrl: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with exit code ${child.exitCode}.`);
    const answer = await fetch(`${endpointUrl}/_ministack/health`).catch(() => undefined);
    if (answer?.ok === true) return;
    await pause(100);
  }
  throw new Error(`It wasn’t ready after ${START_LIMIT_MS / 1000} seconds.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const patience = new AbortController();
  await Promise.race([ended, pause(STOP_LIMIT_MS, undefined, { signal: patience.signal }).catch(() => {})]);
  patience.abort();
  child.kill('SIGKILL');
  await ended;
}
