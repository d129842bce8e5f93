import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { functionFolder } from '#infra/function-folders.ts';
import { bundleFunction } from '#infra/lambda-bundling.ts';
import { ROUTE_GROUPS } from '#shared/contract/routes.ts';
import { type Bench, type Figure, medianTurns, rounded } from './bench-figure.ts';
import { functionEnvironment } from './function-environment.ts';

const ROUNDS = 15;
/** Functions that need only DynamoDB; the others also use S3 or SQS. */
const DYNAMO_ONLY = ['dashboard', 'status'];
const BARE_HANDLER = 'export const handler = async () => ({ statusCode: 200, body: "{}" });\n';

const SCAN = /\bScanCommand\b|DynamoDB_20120810\.Scan/;

/** Start of each API function's bundle ÷ start of a bare handler, each in a fresh Node process that imports it. */
export const bundleStart: Bench = {
  name: 'bundle-start',
  measure: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tableside-bundles-'));
    try {
      const bundles = buildBundles(folder);
      const tasks = Object.fromEntries(
        Object.entries(bundles).map(([name, file]) => [name, async () => startOnce(file)]),
      );
      const times = await medianTurns(tasks, ROUNDS);
      return [...startFigures(times), scanFigure(bundles)];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function buildBundles(folder: string): Record<string, string> {
  const bareSource = path.join(folder, 'bare-source.mjs');
  writeFileSync(bareSource, BARE_HANDLER);
  const entries = {
    bare: bareSource,
    ...Object.fromEntries(
      Object.keys(ROUTE_GROUPS).map((group) => [group, `functions/${functionFolder(group)}/handler.ts`]),
    ),
  };
  const bundles: Record<string, string> = {};
  for (const [name, entry] of Object.entries(entries)) {
    // Never loaded at start, and not bundleable.
    bundleFunction(entry, path.join(folder, name), { external: ['sharp'] });
    bundles[name] = path.join(folder, name, 'index.mjs');
  }
  return bundles;
}

function startOnce(file: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await import(${JSON.stringify(file)})`],
    {
      env: { PATH: process.env.PATH, ...functionEnvironment() },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The bundle ${file} does not start: ${stderr}`);
}

function startFigures({ bare = Number.NaN, ...groups }: Record<string, number>): Figure[] {
  return Object.entries(groups).map(([group, milliseconds]) => ({
    name: `start of the ${group} function ÷ bare handler`,
    value: rounded(milliseconds / bare),
    limit: DYNAMO_ONLY.includes(group) ? 4 : 4.5,
    bound: 'at most',
    detail: `${rounded(milliseconds, 0)} ms ÷ ${rounded(bare, 0)} ms, median of ${ROUNDS} processes`,
  }));
}

function scanFigure({ bare: _, ...bundles }: Record<string, string>): Figure {
  const scanning = Object.entries(bundles).filter(([, file]) =>
    filesBeside(file).some((text) => SCAN.test(text)),
  );
  return {
    name: 'API bundles that contain a Scan command',
    value: scanning.length,
    limit: 0,
    bound: 'at most',
    detail: scanning.length === 0 ? 'none' : scanning.map(([name]) => name).join(', '),
  };
}

function filesBeside(file: string): string[] {
  const folder = path.dirname(file);
  return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
