import { cpSync } from 'node:fs';
import { type BuildOptions, buildSync } from 'esbuild';

const ROOT = `${import.meta.dirname}/..`;

/**
 * Bundles a function as ES modules that include the AWS SDK, because a pinned and bundled version starts faster than
 * the runtime's own. Code for only some requests (`await import(…)`) is a separate file, which start-up neither reads
 * nor parses. `npm run bench -- bundle-start` measures it.
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
  // CommonJS packages use require() and __dirname, which ES modules don't have.
  banner: {
    js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url),__dirname=import.meta.dirname;",
  },
  // A function's credentials are always in its environment. The SDK's default chain (SSO, profiles, instance metadata)
  // takes a quarter of the start-up time and is never used.
  alias: {
    '@aws-sdk/credential-provider-node': `${ROOT}/functions/platform/aws/environment-credentials.ts`,
    // jsonwebtoken uses it to check Node's version three times, and the answers are known.
    semver: `${ROOT}/functions/platform/auth/pinned-node-features.ts`,
  },
} as const satisfies BuildOptions;

/** A module that reads files at run time. Their folder is copied beside each bundle with that module. */
const DRAWING_MODULE = 'functions/images/artwork/drawing.ts';
const DRAWINGS = `${ROOT}/functions/images/artwork/drawings`;

/** Writes the bundle of `entry` (a path in the repository that exports `handler`) to `folder/index.mjs`. */
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
