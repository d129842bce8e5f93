import { existsSync } from 'node:fs';
import {
  CALLED_FUNCTIONS,
  type CalledFunctionName,
  QUEUES,
  type QueueName,
  SCHEDULES,
  type ScheduleName,
} from '#infra/resources.ts';
import { ROUTE_GROUPS, type RouteGroupName } from '#shared/contract/routes/routes.ts';
import type {
  ApiFunction,
  CalledFunction,
  QueueWorkerFunction,
  ScheduledFunction,
} from './function-needs.ts';

type Environment = Record<string, string>;

/** What the function of each route group needs, from `infra/functions/<group>.ts`, `ai/<group>.ts` or `admin/<group>.ts` there. */
export const API_FUNCTIONS = await mapNames(
  Object.keys(ROUTE_GROUPS) as RouteGroupName[],
  async (group) => (await load<{ apiFunction: ApiFunction<Environment> }>(group)).apiFunction,
);

/** What the worker of each queue needs, from `infra/functions/workers/<worker>.ts`. */
export const QUEUE_WORKERS = await mapNames(
  Object.keys(QUEUES) as QueueName[],
  async (queue) =>
    (await load<{ queueWorker: QueueWorkerFunction<Environment> }>(`workers/${QUEUES[queue].worker}`))
      .queueWorker,
);

/** What each schedule calls, from `infra/functions/workers/<function>.ts`. */
export const SCHEDULED_FUNCTIONS = await mapNames(
  Object.keys(SCHEDULES) as ScheduleName[],
  async (schedule) =>
    (
      await load<{ scheduledFunction: ScheduledFunction<Environment> }>(
        `workers/${SCHEDULES[schedule].function}`,
      )
    ).scheduledFunction,
);

/** What functions need that others call, from `infra/functions/workers/<function>.ts`. */
export const FUNCTIONS_CALLED = await mapNames(
  Object.keys(CALLED_FUNCTIONS) as CalledFunctionName[],
  async (name) =>
    (
      await load<{ calledFunction: CalledFunction<Environment> }>(
        `workers/${CALLED_FUNCTIONS[name].function}`,
      )
    ).calledFunction,
);

/** The files are found by name, so that a new function has no list to be added to. */
async function load<Module>(name: string): Promise<Module> {
  const places = [name, `ai/${name}`, `admin/${name}`].map((place) => `${import.meta.dirname}/${place}.ts`);
  const file = places.find((place) => existsSync(place));
  if (file === undefined)
    throw new Error(`infra/functions/${name}.ts is missing: what the function of that name needs to run.`);
  return (await import(file)) as Module;
}

async function mapNames<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value>> {
  const entries = await Promise.all(names.map(async (name) => [name, await make(name)] as const));
  return Object.fromEntries(entries) as Record<Name, Value>;
}
