import { globSync } from 'node:fs';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { LAMBDA_BUNDLING } from '#infra/lambda-bundling.ts';

const ROOT = `${import.meta.dirname}/../../..`;

const MEASURED = { absWorkingDir: ROOT, outdir: 'dist/licenses', write: false, metafile: true } as const;

/** Bundles the web app's packages like Vite. */
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

/** Folders of packages (`node_modules/…`) with code or files in the browser's bundle. */
export async function packagesOfWeb(): Promise<Set<string>> {
  const entryPoints = ['web/app/main.tsx', ...globSync('web/**/*-worker.ts', { cwd: ROOT })];
  const { metafile } = await build({ ...WEB_BUNDLING, ...MEASURED, entryPoints });
  return packagesIn(metafile);
}

/** Folders of packages with code in a function's bundle. sharp is installed beside the bundle. */
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

/** Ignores inputs that are in no output (types, unused code), because they don't ship. */
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
