import type { FunctionNeeds } from '#functions/platform/needs/needs.ts';
import { withRouteNeeds, withWorkerNeeds } from '#functions/platform/needs/route-needs.ts';
import { functionFile, functionFolder } from '#infra/function-folders.ts';
import { ROUTE_GROUPS, type RouteGroupName } from '#shared/contract/routes.ts';
import { CALLED_FUNCTIONS } from './called-functions.ts';
import { QUEUES, SCHEDULES } from './resources.ts';

const FOLDERS = [
  ...Object.keys(ROUTE_GROUPS),
  ...Object.values(QUEUES).map(({ worker }) => worker),
  ...[...Object.values(SCHEDULES), ...Object.values(CALLED_FUNCTIONS)].map(
    (definition) => definition.function,
  ),
  'projector',
];

const WORKERS: ReadonlySet<string> = new Set(Object.values(QUEUES).map(({ worker }) => worker));

/** Found by folder names, so that no list needs an entry for a new function. */
const NEEDS = new Map(
  await Promise.all(FOLDERS.map(async (folder) => [folder, await load(folder)] as const)),
);

/** The needs of the function in a folder of `functions/`. */
export function needsOf(folder: string): FunctionNeeds {
  const needs = NEEDS.get(folder);
  if (needs === undefined) throw new Error(`No route group, queue, or schedule has the function ${folder}.`);
  return WORKERS.has(folder) ? withWorkerNeeds(needs) : needs;
}

/** The declared needs of a route group's function, and what its routes need from the platform. */
export function apiNeeds(group: RouteGroupName): FunctionNeeds {
  return withRouteNeeds(needsOf(group), ROUTE_GROUPS[group]);
}

async function load(folder: string): Promise<FunctionNeeds> {
  const exported = (await import(functionFile(folder, 'needs.ts'))) as Record<string, FunctionNeeds>;
  const [needs] = Object.values(exported);
  if (needs?.service !== folder)
    throw new Error(`functions/${functionFolder(folder)}/needs.ts must export the needs of ${folder}.`);
  return needs;
}
