import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Within the repository, so that React resolves. */
const CACHE = path.resolve(import.meta.dirname, '..', '..', '.cache');

const MAIN = `import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

createRoot(document.getElementById('root')).render(<StrictMode><App /></StrictMode>);
`;

/** Bytes (gzip) of JavaScript in an empty Vite React app's production build. */
export async function emptyAppBytes(): Promise<number> {
  await mkdir(CACHE, { recursive: true });
  const root = await mkdtemp(path.join(CACHE, 'empty-app-'));
  try {
    await writeFile(
      path.join(root, 'index.html'),
      '<div id="root"></div><script type="module" src="/main.jsx"></script>',
    );
    await writeFile(path.join(root, 'main.jsx'), MAIN);
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [react()],
      build: { write: false, target: 'es2022' },
    });
    const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
    const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
    return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  } finally {
    await rm(root, { recursive: true });
  }
}
