import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type Bench, type Figure, rounded } from './bench-figure.ts';
import { emptyAppBytes } from './empty-app-size.ts';

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
  // Forms with files: lists of guests, photos with their crops.
  guests: 190,
  'bring-back-regulars': 190,
  'get-new-customers': 190,
};
const OTHERS = 165;

/** What every route loads, what all but the landing page do, those behind sign-in, and those within the shell. */
const APP = ['app/main.tsx', 'app/router.tsx'];
const LAYOUT = 'app/app-layout.tsx';
const SIGNED_IN = 'app/require-session.tsx';
const SHELL = 'app/shell-layout.tsx';
const PUBLIC_SCREENS = ['landing', 'login', 'password-reset', 'verify-email', 'welcome'];
const WORKSPACES = ['template-customizer', 'website-editor', 'website-preview', 'dev-ui', 'dev-inbox'];

/** JavaScript that each screen's route loads before it shows, from the production build: no browser, no idle time. */
export const routeSizes: Bench = {
  name: 'route-sizes',
  measure: async () => {
    const chunks = await builtChunks();
    const screens = [...chunks.values()].filter(({ facadeModuleId }) =>
      facadeModuleId?.endsWith('-screen.tsx'),
    );
    const sizes = screens
      .map((screen) => sizeOf(screen, chunks))
      .toSorted((one, other) => one.name.localeCompare(other.name));
    return [...sizes, againstEmptyApp(sizes, await emptyAppBytes())];
  },
};

/** The screen that an owner sees every day, beside an app that shows a button. */
function againstEmptyApp(sizes: readonly Figure[], emptyBytes: number): Figure {
  const dashboard = sizes.find(({ name }) => name.startsWith('route of dashboard,'));
  if (dashboard === undefined) throw new Error('There is no route of the dashboard.');
  const emptyKb = emptyBytes / 1024;
  return {
    name: 'route of dashboard ÷ an empty Vite React app (JavaScript, gzip)',
    value: rounded(dashboard.value / emptyKb, 2),
    limit: 2.5,
    bound: 'at most',
    detail: `${dashboard.value} KB and ${rounded(emptyKb, 1)} KB; chart.js comes later, where it is drawn`,
  };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function sizeOf(screen: Rolldown.OutputChunk, chunks: Chunks) {
  const [folder = '', file = ''] = (screen.facadeModuleId ?? '').split('/screens/')[1]?.split('/') ?? [];
  const name = file.replace('-screen.tsx', '');
  const shell = partsAround(folder);
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

/** What the route of a screen in this folder loads beside the screen. */
function partsAround(folder: string): string[] {
  if (folder === 'landing') return APP;
  if (PUBLIC_SCREENS.includes(folder)) return [...APP, LAYOUT];
  const signedIn = [...APP, LAYOUT, SIGNED_IN];
  return WORKSPACES.includes(folder) ? signedIn : [...signedIn, SHELL];
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
