import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type Bench, type Figure, rounded } from './bench-figure.ts';
import { emptyAppBytes } from './empty-app-size.ts';

const CONFIG = path.resolve(import.meta.dirname, '..', '..', 'vite.config.ts');

/** The most KB (gzip) that a route may load before its screen shows. Routes that draw websites load the templates. */
const LIMITS: Readonly<Record<string, number>> = {
  landing: 120,
  'website-preview': 180,
  'dev-ui': 220,
  'website-builder': 230,
  'website-templates': 230,
  'website-editor': 260,
  'template-customizer': 280,
  profile: 215,
  // Forms with files: guest lists, photos with crops.
  guests: 190,
  'bring-back-regulars': 190,
  'get-new-customers': 190,
};
const OTHERS = 165;

/** Loaded by every route; by all but the landing page; after sign-in; inside the shell. */
const APP = ['app/main.tsx', 'app/router.tsx'];
const LAYOUT = 'app/app-layout.tsx';
const SIGNED_IN = 'app/require-session.tsx';
const SHELL = 'app/shell-layout.tsx';
const CONSOLE_SHELL = 'console/console-shell.tsx';
/** Draws the console's charts when they scroll into view. */
const CHARTS = 'console/ai-analytics/usage-charts.tsx';
const PUBLIC_SCREENS = ['landing', 'login', 'accounts'];
const WORKSPACES = ['customizer', 'editor', 'preview', 'ui', 'dev'];

/** JavaScript that each screen's route loads before it shows, from the production build, without a browser. */
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
    const emptyKb = (await emptyAppBytes()) / 1024;
    const sections = screens.filter((screen) => placeOf(screen).folder === 'console');
    return [
      ...sizes,
      againstEmptyApp(sizes, emptyKb),
      ...consoleAgainstEmptyApp(sections, { chunks, emptyKb }),
    ];
  },
};

/** The screen that owners see daily ÷ an empty app with a button. */
function againstEmptyApp(sizes: readonly Figure[], emptyKb: number): Figure {
  const dashboard = sizes.find(({ name }) => name.startsWith('route of dashboard,'));
  if (dashboard === undefined) throw new Error('There is no route of the dashboard.');
  return {
    name: 'route of dashboard ÷ an empty Vite React app (JavaScript, gzip)',
    value: rounded(dashboard.value / emptyKb, 2),
    limit: 2.5,
    bound: 'at most',
    detail: `${dashboard.value} KB and ${rounded(emptyKb, 1)} KB; chart.js comes later, where it is drawn`,
  };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;
type Loaded = ReadonlySet<Rolldown.OutputChunk>;

/** The console: the section that loads most, and the one with charts when they are drawn. */
function consoleAgainstEmptyApp(
  screens: readonly Rolldown.OutputChunk[],
  { chunks, emptyKb }: { chunks: Chunks; emptyKb: number },
): Figure[] {
  const sections = screens.map((screen) => ({ ...placeOf(screen), kb: kbOf(loadedFor(screen, chunks)) }));
  const largest = sections.toSorted((one, other) => other.kb - one.kb)[0];
  const analytics = screens.find((screen) => placeOf(screen).name === 'console-ai-analytics');
  if (largest === undefined || analytics === undefined) throw new Error('There is no console.');
  const withCharts = kbOf(closure([...loadedFor(analytics, chunks), ...chunksOf([CHARTS], chunks)], chunks));
  const figure = (what: string, { name, kb }: { name: string; kb: number }, limit: number): Figure => ({
    name: `console: ${what} ÷ an empty Vite React app (JavaScript, gzip)`,
    value: rounded(kb / emptyKb, 2),
    limit,
    bound: 'at most',
    detail: `${name}: ${rounded(kb, 1)} KB and ${rounded(emptyKb, 1)} KB`,
  });
  return [
    figure('its largest section without charts', largest, 2.5),
    figure('AI Analytics with its charts', { name: placeOf(analytics).name, kb: withCharts }, 4),
  ];
}

/** Names console sections, because owners have screens with the same names. */
function placeOf({ facadeModuleId }: Rolldown.OutputChunk): { folder: string; name: string } {
  const [noun = '', ...parts] = (facadeModuleId ?? '').split('/web/')[1]?.split('/') ?? [];
  const folder = noun === 'console' ? noun : (parts.at(-2) ?? noun);
  const name = parts.at(-1)?.replace('-screen.tsx', '') ?? '';
  return { folder, name: folder === 'console' ? `console-${name}` : name };
}

function sizeOf(screen: Rolldown.OutputChunk, chunks: Chunks) {
  const { name } = placeOf(screen);
  const loaded = loadedFor(screen, chunks);
  return {
    name: `route of ${name}, JavaScript before it shows (KB gzip)`,
    value: rounded(kbOf(loaded), 1),
    limit: LIMITS[name] ?? OTHERS,
    bound: 'at most' as const,
    detail: `${loaded.size} files of the production build`,
  };
}

function loadedFor(screen: Rolldown.OutputChunk, chunks: Chunks): Loaded {
  return closure([...chunksOf(partsAround(placeOf(screen).folder), chunks), screen], chunks);
}

/** The chunks of these parts of the app. */
function chunksOf(parts: readonly string[], chunks: Chunks): Rolldown.OutputChunk[] {
  return [...chunks.values()].filter(({ facadeModuleId, moduleIds }) =>
    parts.some(
      (part) =>
        facadeModuleId?.endsWith(`/web/${part}`) || moduleIds.some((id) => id.endsWith(`/web/${part}`)),
    ),
  );
}

function kbOf(loaded: Loaded): number {
  return [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024;
}

/** What the route of a screen in this folder loads besides the screen. */
function partsAround(folder: string): string[] {
  if (folder === 'landing') return APP;
  if (PUBLIC_SCREENS.includes(folder)) return [...APP, LAYOUT];
  const signedIn = [...APP, LAYOUT, SIGNED_IN];
  if (folder === 'console') return [...signedIn, SHELL, CONSOLE_SHELL];
  return WORKSPACES.includes(folder) ? signedIn : [...signedIn, SHELL];
}

/** The chunks and everything they import before they run. */
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
