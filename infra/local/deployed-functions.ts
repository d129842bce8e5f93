import type { CalledFunction } from '#functions/platform/aws/called-function.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { QueueHandler } from '#functions/platform/queue-handler.ts';
import { functionFile } from '#infra/function-folders.ts';
import { QUEUES, type QueueName, type ScheduleDefinition } from '#infra/resources.ts';
import { ROUTE_GROUPS } from '#shared/contract/routes.ts';
import type { createApiGateway } from './http/api-gateway.ts';

type ApiHandlers = Parameters<typeof createApiGateway>[0];

type Loading = {
  /** Loads each module with its first call, for `npm run dev`, which restarts with every save. */
  isLazy: boolean;
};

/**
 * Loads the same modules as Lambda, by the names of route groups and queues. They read `process.env` as they load, so
 * it must be set before.
 */
export async function loadDeployedFunctions(loading: Loading) {
  const groups = Object.keys(ROUTE_GROUPS).map((group) => [group, group] as const);
  const workers = Object.entries(QUEUES).map(([queue, { worker }]) => [queue, worker] as const);
  return {
    api: (await loadHandlers(groups, loading)) as ApiHandlers,
    workers: (await loadHandlers(workers, loading)) as Record<QueueName, QueueHandler>,
    projector: (await import('#functions/metrics/projector/handler.ts')).handler,
  };
}

type Handler = (...parameters: unknown[]) => Promise<unknown>;

/** Handlers by name, from pairs of a name and a folder in `functions/`. */
async function loadHandlers(
  folders: (readonly [name: string, folder: string])[],
  { isLazy }: Loading,
): Promise<object> {
  const loaded = folders.map(async ([name, folder]) => {
    const load = lazy(() => import(functionFile(folder, 'handler.ts')) as Promise<{ handler: Handler }>);
    const whenCalled: Handler = async (...parameters) => (await load()).handler(...parameters);
    return [name, isLazy ? whenCalled : (await load()).handler] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** A called function, by its folder, loaded with the first call. */
export function callInProcess(folder: string): CalledFunction {
  const load = lazy(() => import(functionFile(folder, 'handler.ts')) as Promise<{ handler: CalledFunction }>);
  return async (input) => {
    const { handler } = await load();
    // Serialized as between two processes.
    return JSON.parse(JSON.stringify(await handler(JSON.parse(JSON.stringify(input)))));
  };
}

/** The functions of schedules, by the schedule's name. */
export async function loadScheduledFunctions<Name extends string>(
  schedules: Readonly<Record<Name, ScheduleDefinition>>,
) {
  const loaded = Object.entries<ScheduleDefinition>(schedules).map(async ([name, definition]) => {
    const { handler } = (await import(functionFile(definition.function, 'handler.ts'))) as {
      handler: () => Promise<unknown>;
    };
    return [name, { definition, run: handler }] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}
