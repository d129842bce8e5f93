import path from 'node:path';
import { createServer, type ProxyOptions } from 'vite';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { listen } from '../http/http-listener.ts';
import { LOCAL_PATHS } from '../http/web-server.ts';
import { type LocalSettings, readLocalSettings, StartError } from '../local-settings.ts';
import { watchNpm } from '../npm-parent.ts';
import { startSummary } from '../start-summary.ts';
import { startFunctionsProcess } from './functions-process.ts';

/**
 * `npm run dev`: Vite serves `web/` and updates it in the browser as files are saved. The functions run in a separate
 * process behind the same address, which restarts when one of their files is saved.
 */
const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const FUNCTION_FOLDERS = ['functions', 'shared', 'infra'].map((folder) => path.join(ROOT, folder));
/** Files saved together (a checkout, a rename) cause one restart. */
const TOGETHER_MS = 50;

const settings = readSettings();
const webOrigin = `http://localhost:${settings.port}`;
const functionsPort = await findFreePort();
const functions = startFunctionsProcess(
  ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'infra', 'local', 'start.ts')],
  {
    PORT: String(functionsPort),
    DEV_WEB_ORIGIN: webOrigin,
    NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'compiled'),
  },
);
const vite = await createServer({
  configFile: path.join(ROOT, 'vite.config.ts'),
  // Vite's package scan at startup doesn't see workers.
  optimizeDeps: { include: ['libphonenumber-js/max', 'fflate'] },
  server: { host: '127.0.0.1', port: settings.port, strictPort: true, proxy: proxyToFunctions() },
});
const stop = async (code: number) => {
  await Promise.all([vite.close(), functions.stop()]);
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
watchNpm(process.env, () => void stop(0));

try {
  await Promise.all([vite.listen(), functions.ready()]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
vite.watcher.add(FUNCTION_FOLDERS);
let timer: NodeJS.Timeout | undefined;
vite.watcher.on('all', (_event, file) => {
  if (!isFunctionSource(file)) return;
  clearTimeout(timer);
  timer = setTimeout(() => void restartAfter(file), TOGETHER_MS);
});
const sitesOrigin = `http://localhost:${settings.sitesPort}`;
console.log(`\n${startSummary(settings, { webOrigin, sitesOrigin }).join('\n')}\n`);
console.log(`${BRAND_NAME} is ready on ${webOrigin}`);

/** An invalid setting ends this process with its sentence. */
function readSettings(): LocalSettings {
  try {
    return readLocalSettings(process.env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Calls wait while the functions start, so that none fails because a file was saved. */
function proxyToFunctions(): Record<string, ProxyOptions> {
  const target = `http://127.0.0.1:${functionsPort}`;
  const options: ProxyOptions = {
    target,
    bypass: async ({ url = '' }) => {
      // Source files of the web app may begin the same way, such as `/dev/phones.ts`.
      if (/\.tsx?(?:\?|$)/.test(url)) return url;
      await functions.ready();
    },
  };
  return Object.fromEntries(LOCAL_PATHS.map((prefix) => [prefix, options]));
}

function isFunctionSource(file: string): boolean {
  return FUNCTION_FOLDERS.some((folder) => file.startsWith(folder + path.sep)) && !file.includes('.test.');
}

async function restartAfter(file: string): Promise<void> {
  const savedAt = performance.now();
  const name = path.relative(ROOT, file);
  try {
    await functions.restart();
    const seconds = ((performance.now() - savedAt) / 1000).toFixed(1);
    console.log(`${name} was saved: the functions restarted in ${seconds} s.`);
  } catch {
    console.error(`${name} was saved, but the functions didn't start. Fix the error above and save again.`);
  }
}

async function findFreePort(): Promise<number> {
  const listener = await listen(0, 'PORT');
  await listener.close();
  return listener.port;
}
