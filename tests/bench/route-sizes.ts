import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type Bench, rounded } from './bench-figure.ts';

const CONFIG = path.resolve(import.meta.dirname, '..', '..', 'vite.config.ts');

/** Most KB (gzip) that a route may load before its screen shows. Those that draw sites load the templates. */
const LIMITS: Readonly<Record<string, number>> = {
  landing: 120,
  'website-preview': 180,
  'dev-ui': 220,
  'website-builder': 230,
  'website-templates': 230,
  'website-editor': 260,
  'template-customizer': 280,
  profile: 215,
};
const OTHERS = 165;

/** What every route loads, and what the routes behind sign-in do. */
const APP = ['app/main.tsx', 'app/router.tsx'];
const SIGNED_IN = 'app/require-session.tsx';
const PUBLIC_SCREENS = ['landing', 'login', 'password-reset', 'verify-email', 'welcome'];

/** JavaScript that each screen's route loads before it shows, from the production build: no browser, no idle time. */
export const routeSizes: Bench = {
  name: 'route-sizes',
  measure: async () => {
    const chunks = await builtChunks();
    const screens = [...chunks.values()].filter(({ facadeModuleId }) =>
      facadeModuleId?.endsWith('-screen.tsx'),
    );
    return screens
      .map((screen) => sizeOf(screen, chunks))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  },
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function sizeOf(screen: Rolldown.OutputChunk, chunks: Chunks) {
  const [folder = '', file = ''] = (screen.facadeModuleId ?? '').split('/screens/')[1]?.split('/') ?? [];
  const name = file.replace('-screen.tsx', '');
  const shell = PUBLIC_SCREENS.includes(folder) ? APP : [...APP, SIGNED_IN];
  const starts = [...chunks.values()].filter(({ facadeModuleId, moduleIds }) =>
    shell.some(
      (part) =>
        facadeModuleId?.endsWith(`/web/${part}`) || moduleIds.some((id) => id.endsWith(`/web/${part}`)),
    ),
  );
  const loaded = [...closure([...starts, screen], chunks)];
  const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return {
    name: `route of ${name}, JavaScript before it shows (KB gzip)`,
    value: rounded(bytes / 1024, 1),
    limit: LIMITS[name] ?? OTHERS,
    bound: 'at most' as const,
    detail: `${loaded.length} files of the production build`,
  };
}

/** The chunks with all that they import before they run. */
function closure(starts: readonly Rolldown.OutputChunk[], chunks: Chunks): Set<Rolldown.OutputChunk> {
  const found = new Set(starts);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported !== undefined) found.add(imported);
    }
  }
  return found;
}

async function builtChunks(): Promise<Chunks> {
  const built = await build({ configFile: CONFIG, logLevel: 'silent', build: { write: false } });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}
