import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export type RunningPlatform = {
  webOrigin: string;
  sitesOrigin: string;
  dataDirectory: string;
  processId: number;
  /** All output of the platform. */
  logFile: string;
  /** Stops it like Ctrl-C and returns the exit code. */
  stop: () => Promise<number | null>;
  /** Stops it like a power cut. */
  kill: () => Promise<void>;
};

const ROOT = path.resolve(import.meta.dirname, '..', '..');
/** The compile cache that starts share: it saves a quarter of a start. */
const COMPILED = path.join(ROOT, '.cache', 'compiled');
/** Logs of platforms, by process id: the only place that shows why one refused a request under load. */
const LOGS = path.join(ROOT, '.cache', 'platforms');
const READY_LINE = /^Tableside is ready on (http:\/\/\S+)$/;

/** Starts local mode in a separate process, on free ports, with few demo restaurants, and waits for its ready line. */
export async function startRunningPlatform(
  environment: Record<string, string> = {},
): Promise<RunningPlatform> {
  const dataDirectory = environment.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'tableside-')));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'infra/local/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      SITES_PORT: '0',
      DATA_DIR: dataDirectory,
      DEMO: 'small',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  mkdirSync(LOGS, { recursive: true });
  const logFile = path.join(LOGS, `${child.pid}.log`);
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const webOrigin = await Promise.race([
    readyOrigin(child.stdout),
    exited.then(([code]) => {
      throw new Error(`Local mode ended with code ${code} before it was ready: ${errors.join('')}`);
    }),
  ]);
  // Reading lines leaves the stream paused.
  child.stdout.resume();
  return {
    webOrigin,
    sitesOrigin: await sitesOriginOf(webOrigin),
    dataDirectory,
    processId: child.pid ?? 0,
    logFile,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Deletes a platform's data. */
export async function removeData(platform: RunningPlatform): Promise<void> {
  await rm(platform.dataDirectory, { recursive: true, force: true });
}

async function readyOrigin(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const match = READY_LINE.exec(line);
    if (match?.[1] !== undefined) return match[1];
  }
  throw new Error('Local mode closed its output before it was ready.');
}

async function sitesOriginOf(webOrigin: string): Promise<string> {
  const response = await fetch(`${webOrigin}/api/config`);
  const { data } = (await response.json()) as { data: { sites_origin: string } };
  return data.sites_origin;
}
