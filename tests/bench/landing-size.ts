import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { openBrowser } from './bench-browser.ts';
import { type Bench, rounded } from './bench-figure.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const EMPTY_APP = `import { createRoot } from 'react-dom/client';
const root = document.getElementById('root');
if (root) createRoot(root).render('Hello');
`;

/** JavaScript that the landing page loads in Chromium ÷ that of an empty Vite React app (gzip). */
export const landingSize: Bench = {
  name: 'landing-size',
  measure: async () => {
    const [landing, empty] = [await landingScriptBytes(), await emptyAppBytes()];
    return [
      {
        name: 'landing page JavaScript ÷ an empty Vite React app',
        value: rounded(landing / empty),
        limit: 2,
        bound: 'at most',
        detail: `${rounded(landing / 1024, 1)} KB ÷ ${rounded(empty / 1024, 1)} KB, gzip`,
      },
    ];
  },
};

/** All scripts that the page loads until it's idle, gzipped like the origin's. */
async function landingScriptBytes(): Promise<number> {
  const platform = await startRunningPlatform();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(platform.webOrigin, { waitUntil: 'networkidle' });
    return (await Promise.all(scripts)).reduce(
      (sum, script) => sum + gzipSync(script, { level: 9 }).length,
      0,
    );
  } finally {
    await browser.close();
    await platform.stop();
    await removeData(platform);
  }
}

async function emptyAppBytes(): Promise<number> {
  const root = mkdtempSync(path.join(tmpdir(), 'tableside-empty-app-'));
  try {
    mkdirSync(path.join(root, 'src'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    cpSync(path.join(ROOT, 'package.json'), path.join(root, 'package.json'));
    writeFileSync(path.join(root, 'src', 'main.tsx'), EMPTY_APP);
    writeFileSync(
      path.join(root, 'index.html'),
      '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    );
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [react()],
      build: { write: false },
    });
    const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
    const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
    return chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
