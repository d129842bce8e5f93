import type { Rolldown } from 'vite';

/** `getModuleInfo` of the build: a module's static and dynamic imports. */
type Modules = {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;
};

/** IDs of the module that starts the app, and of the one that imports every screen on demand. */
type AppModules = { start: string; router: string };

/** Names of the file with modules that the first page needs too, and of the one with the others. */
type ChunkNames = { first: string; others: string };

/**
 * Puts modules that a third of the routes need into two files: many small files compress worse than one, and the app
 * lists each of them to preload it. The same routes need such a module's imports, and the first page's modules import
 * nothing else, so neither file imports one that imports it. Used for one build.
 */
export function sharedChunks(names: ChunkNames, app: AppModules) {
  let chunkOf: Map<string, string> | undefined;
  return {
    debugName: names.others,
    includeDependenciesRecursively: false,
    name: (id: string, modules: Modules) => {
      chunkOf ??= chunksOfShared(names, app, modules);
      return chunkOf.get(id) ?? null;
    },
  };
}

function chunksOfShared(names: ChunkNames, { start, router }: AppModules, modules: Modules) {
  const firstPage = reachedFrom([start, ...onDemand(start, modules)], modules);
  const routes = onDemand(router, modules);
  const uses = new Map<string, number>();
  for (const id of routes.flatMap((route) => [...reachedFrom([route], modules)])) {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const shared = [...uses].filter(([, count]) => count >= routes.length / 3).map(([id]) => id);
  return new Map(shared.map((id) => [id, firstPage.has(id) ? names.first : names.others]));
}

const onDemand = (id: string, modules: Modules): readonly string[] =>
  modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

/** The modules with all their static imports. */
function reachedFrom(ids: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(ids);
  for (const id of reached) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
