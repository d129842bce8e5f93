import { cpSync } from 'node:fs';
import { type BuildOptions, buildSync } from 'esbuild';

const ROOT = `${import.meta.dirname}/..`;

/**
 * How a function becomes what Lambda runs: ES modules with the AWS SDK inside, because a pinned and bundled
 * version starts faster than the runtime's own. What only some requests need (`await import(…)`) is a file of
 * its own, which start-up neither reads nor parses. `npm run bench -- bundle-start` measures it.
 */
export const LAMBDA_BUNDLING = {
  absWorkingDir: ROOT,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  minify: true,
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunk-[hash]',
  // CommonJS packages use require() and __dirname, which an ES module does not have.
  banner: {
    js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url),__dirname=import.meta.dirname;",
  },
  // A function's credentials are always in its environment; the SDK's default chain (SSO, profiles, instance
  // metadata) is a quarter of the start-up time and can never be used.
  alias: {
    '@aws-sdk/credential-provider-node': `${ROOT}/functions/platform/aws/environment-credentials.ts`,
    // jsonwebtoken compares Node's version with it, three times, which we know already.
    semver: `${ROOT}/functions/platform/auth/pinned-node-features.ts`,
  },
} as const satisfies BuildOptions;

/** A module that reads files when it runs, and their folder, which lies beside a bundle with that module. */
const DRAWING_MODULE = 'functions/images/artwork/drawing.ts';
const DRAWINGS = `${ROOT}/functions/images/artwork/drawings`;

/** Writes the bundle of `entry` (a path below the root that exports `handler`) to `folder/index.mjs`. */
export function bundleFunction(entry: string, folder: string, options: { external?: string[] } = {}): void {
  const { metafile } = buildSync({
    ...LAMBDA_BUNDLING,
    mainFields: [...LAMBDA_BUNDLING.mainFields],
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: folder,
    external: options.external ?? [],
    metafile: true,
    logLevel: 'error',
  });
  if (DRAWING_MODULE in metafile.inputs) cpSync(DRAWINGS, `${folder}/drawings`, { recursive: true });
}
