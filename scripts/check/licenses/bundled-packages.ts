import { globSync } from 'node:fs';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { LAMBDA_BUNDLING } from '#infra/lambda-bundling.ts';

const ROOT = `${import.meta.dirname}/../../..`;

const MEASURED = { absWorkingDir: ROOT, outdir: 'dist/licenses', write: false, metafile: true } as const;

/** As Vite builds the web app, as far as packages go. */
const WEB_BUNDLING = {
  bundle: true,
  splitting: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  minify: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file', '.webp': 'file', '.png': 'file' },
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Folders of packages (`node_modules/…`) of which code or files are in what browsers load. */
export async function packagesOfWeb(): Promise<Set<string>> {
  const entryPoints = ['web/app/main.tsx', ...globSync('web/**/*-worker.ts', { cwd: ROOT })];
  const { metafile } = await build({ ...WEB_BUNDLING, ...MEASURED, entryPoints });
  return packagesIn(metafile);
}

/** Folders of packages of which code is in the bundle of a function. sharp is installed beside the bundle. */
export async function packagesOfFunctions(): Promise<Set<string>> {
  const entryPoints = globSync('functions/*/*/handler.ts', { cwd: ROOT });
  const { metafile } = await build({
    ...LAMBDA_BUNDLING,
    mainFields: [...LAMBDA_BUNDLING.mainFields],
    ...MEASURED,
    entryPoints,
    external: ['sharp'],
    logLevel: 'error',
  });
  return packagesIn(metafile);
}

/** What was read but is in no output (types, code that nobody calls) does not ship. */
function packagesIn({ outputs }: Metafile): Set<string> {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return new Set(files.flatMap((file) => packageFolder(file) ?? []));
}

/** `node_modules/a/node_modules/@b/c/index.js` → `node_modules/a/node_modules/@b/c`. */
function packageFolder(file: string): string | undefined {
  return file.match(/^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0];
}
