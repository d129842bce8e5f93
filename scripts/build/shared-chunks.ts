import type { Rolldown } from 'vite';

/** `getModuleInfo` of the build: what a module imports, at once or on demand. */
type Modules = {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;
};

/** Ids of the module that starts the app and of the one that imports every screen on demand. */
type AppModules = { start: string; router: string };

/** Names of the file with what the first page needs, too, and of the one with the rest. */
type ChunkNames = { first: string; others: string };

/**
 * Two files for what a third of the routes and more need: many small files compress worse than one, and the app
 * lists each of them to load it ahead. What such a module imports is needed by the same routes, and what the first
 * page needs imports nothing else, so neither file imports one that imports it. Used for one build.
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

/** The modules and all that they import, at once. */
function reachedFrom(ids: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(ids);
  for (const id of reached) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
