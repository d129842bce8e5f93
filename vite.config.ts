import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type UserConfig } from 'vite';
import { acyclicChunks } from './scripts/build/acyclic-chunks.ts';
import { sharedChunks } from './scripts/build/shared-chunks.ts';
import { BRAND_NAME } from './shared/contract/brand.ts';

/** Assets stay files, because the CSP allows neither inline scripts nor data: fonts. */
const base = {
  root: path.join(import.meta.dirname, 'web'),
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file: a shared part never arrives after, and so above, the part that changes it.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // KB. The largest file reads PDFs (pdfjs), and is loaded when one is chosen.
    chunkSizeWarningLimit: 1_700,
  },
} satisfies UserConfig;

/** The default also names the line, of which the landing page would load 200 bytes. */
function shortClassName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(path.relative(import.meta.dirname, file))
    .digest('hex');
  return `${name}_${hash.slice(0, 5)}`;
}

/** The landing page loads a list of all files, which is shorter when only screens are named. */
function chunkFileName({ name }: { name: string }): string {
  return name.endsWith('-screen') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
}

/** The bundler splits by screen; what many screens share is told by who imports it. */
const APP_MODULES = {
  start: path.join(base.root, 'app', 'main.tsx'),
  router: path.join(base.root, 'app', 'router.tsx'),
};

/** The web app: `web/` → `dist/web/`. */
export default defineConfig({
  ...base,
  resolve: { alias: productionRouter() },
  build: {
    ...base.build,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFileName,
        codeSplitting: { groups: [sharedChunks({ first: 'first', others: 'shared' }, APP_MODULES)] },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [productionAlways(), react(), brandedIndex(), prerenderedLanding(), acyclicChunks()],
});

/** The package offers bundlers only its development build. */
function productionRouter() {
  const build = path.join(import.meta.dirname, 'node_modules', 'react-router', 'dist', 'production');
  return [
    { find: /^react-router$/, replacement: path.join(build, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(build, 'dom-export.mjs') },
  ];
}

/** A test run that builds the app has another NODE_ENV, which would bring React's development build. */
function productionAlways(): Plugin {
  const own = process.env.NODE_ENV;
  return {
    name: 'production-always',
    apply: 'build',
    config() {
      process.env.NODE_ENV = 'production';
    },
    closeBundle() {
      if (own === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = own;
    },
  };
}

/** index.html says the product's name, which operators change in one place. */
function brandedIndex(): Plugin {
  return {
    name: 'branded-index',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('%BRAND_NAME%', BRAND_NAME) },
  };
}

const ROOT = '<div id="root"></div>';
const START = '<script src="/start.js"></script>';
const APP_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

/** Puts the landing page's HTML into index.html and lets `public/start.js` decide when the app starts. */
function prerenderedLanding(): Plugin {
  return {
    name: 'prerendered-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const appScript = html.match(APP_SCRIPT)?.[1];
        if (appScript === undefined || !html.includes(ROOT) || !html.includes(START)) {
          throw new Error(`index.html needs ${ROOT}, ${START} and the app's script`);
        }
        const landing = await renderLanding();
        return html
          .replace(APP_SCRIPT, '')
          .replaceAll(PRELOADS, '')
          .replace('</head>', `${fontPreloads(Object.keys(bundle))}</head>`)
          .replace(START, `<script src="/start.js" data-app="${appScript}"></script>`)
          .replace(ROOT, () => `<div id="root">${landing}</div>`);
      },
    },
  };
}

const FIRST_FONTS = ['fraunces-latin-opsz-normal', 'source-sans-3-latin-wght-normal'];

/** The two fonts of the first screen come with the CSS, so that text does not jump. */
function fontPreloads(files: string[]): string {
  return files
    .filter((file) => FIRST_FONTS.some((font) => file.includes(font)))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** Builds the landing page for this process and draws it. */
async function renderLanding(): Promise<string> {
  const result = await build({
    ...base,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ...base.build,
      ssr: 'app/prerender.tsx',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (Array.isArray(result) || !('output' in result))
    throw new Error('unexpected result of the landing build');
  const [{ code }] = result.output;
  const folder = await mkdtemp(path.join(tmpdir(), 'landing-'));
  try {
    const file = path.join(folder, 'landing.mjs');
    await writeFile(file, code);
    const module: { prerenderLanding: () => Promise<string> } = await import(pathToFileURL(file).href);
    return await module.prerenderLanding();
  } finally {
    await rm(folder, { recursive: true });
  }
}
