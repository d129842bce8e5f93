import type { Rolldown } from 'vite';

/** `getModuleInfo` of the build: what a module imports, at once or on demand. */
type Modules = {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;
};

/** Ids of the module that starts the app and of the one that imports every screen on demand. */
type AppModules = { start: string; router: string };

/**
 * One file for what a third of the routes and more need and the first page does not: many small files compress
 * worse than one. What such a module imports is needed by the same routes, so the file imports nothing that
 * imports it. Used for one build.
 */
export function sharedChunk(name: string, app: AppModules) {
  let members: Set<string> | undefined;
  return {
    debugName: name,
    includeDependenciesRecursively: false,
    name: (id: string, modules: Modules) => {
      members ??= sharedModules(app, modules);
      return members.has(id) ? name : null;
    },
  };
}

function sharedModules({ start, router }: AppModules, modules: Modules): Set<string> {
  const firstPage = reachedFrom([start, ...onDemand(start, modules)], modules);
  const routes = onDemand(router, modules);
  const uses = new Map<string, number>();
  for (const id of routes.flatMap((route) => [...reachedFrom([route], modules)])) {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return new Set(
    [...uses].filter(([id, count]) => count >= routes.length / 3 && !firstPage.has(id)).map(([id]) => id),
  );
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
