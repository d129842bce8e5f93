import { changeToggle } from '#functions/features/change-toggle.ts';
import type { FeatureJob, FeatureJobsRepository } from '#functions/features/feature-jobs-repository.ts';
import type {
  FeatureTogglesRepository,
  FeatureTogglesRow,
  StoredToggle,
} from '#functions/features/feature-toggles-repository.ts';
import { secondsUntilStart } from '#functions/features/seconds-until-start.ts';
import { toggleOf } from '#functions/features/toggle-of.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { AuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import { recordable } from '#functions/platform/audit/recordable.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { FeatureChangeMessage } from '#shared/contract/queue-messages.ts';
import { isInRollout } from '#shared/features/rollout.ts';

export type FeatureChangeDependencies = {
  jobs: Pick<FeatureJobsRepository, 'find' | 'save'>;
  toggles: Pick<FeatureTogglesRepository, 'get' | 'save'>;
  names: Pick<RestaurantNamesRepository, 'list'>;
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  auditRecords: AuditRecords;
  changes: MessageQueue<FeatureChangeMessage>;
  clock: Clock;
};

/** Restaurants per step, and how many of them in parallel. */
const STEP = 100;
const AT_ONCE = 10;
/** How long one delivery works (milliseconds) before it hands over to another. */
const WORKS_FOR_MS = 60_000;

/**
 * Switches a feature for each restaurant, step by step. Steps can be repeated: switched rows carry the job’s ID, so the
 * next delivery after a crash counts them again without switching twice. If two deliveries run, the slower one stops.
 */
export function createChangeFeature(
  dependencies: FeatureChangeDependencies,
): (message: FeatureChangeMessage) => Promise<void> {
  const { jobs, changes, clock } = dependencies;
  return async (message) => {
    const until = clock.now().getTime() + WORKS_FOR_MS;
    for (;;) {
      const job = await jobs.find(message.feature_name);
      if (job?.job_id !== message.job_id || job.status === 'done') return;
      const wait = secondsUntilStart(job, clock.now());
      if (wait > 0) return changes.send(message, wait);
      const next = await takeStep(dependencies, job);
      if (!(await jobs.save(next)) || next.status === 'done') return;
      if (clock.now().getTime() >= until) return changes.send(message);
    }
  };
}

async function takeStep(dependencies: FeatureChangeDependencies, job: FeatureJob): Promise<FeatureJob> {
  const { names, restaurants, clock } = dependencies;
  const { places, next } = await names.list({ by: 'name' }, { limit: STEP, after: job.after });
  const ids = [...new Set(places.map(({ restaurantId }) => restaurantId))];
  const present = (await restaurants.findMany(ids)).map(({ restaurant_id }) => restaurant_id);
  let [changed, refused] = [0, 0];
  for (let from = 0; from < present.length; from += AT_ONCE) {
    const outcomes = await Promise.all(
      present.slice(from, from + AT_ONCE).map((id) => switchOne(dependencies, job, id)),
    );
    changed += outcomes.filter((outcome) => outcome === 'changed').length;
    refused += outcomes.filter((outcome) => outcome === 'refused').length;
  }
  return {
    ...job,
    version: job.version + 1,
    status: next === undefined ? 'done' : 'running',
    updated_at: clock.now().toISOString(),
    done: job.done + present.length,
    changed: job.changed + changed,
    refused: job.refused + refused,
    after: next,
  };
}

/** Skips and counts a row that stays busy. If the tables are down, the message is delivered again. */
async function switchOne(
  dependencies: FeatureChangeDependencies,
  job: FeatureJob,
  restaurantId: string,
): Promise<'changed' | 'same' | 'refused'> {
  const { toggles, clock } = dependencies;
  const { feature_name: feature, job_id } = job;
  const updated_at = clock.now().toISOString();
  try {
    const row = await changeToggle({ toggles, restaurantId, feature }, (present) => {
      const { enabled: before, rate_limits } = toggleOf(present, feature);
      const enabled = wantedSwitch(job, restaurantId, before);
      if (!isWanted(job, present.toggles[feature]) || enabled === before) return undefined;
      return { enabled, rate_limits, updated_at, switched_by_job: job_id };
    });
    if (row.toggles[feature]?.switched_by_job !== job_id) return 'same';
    await leaveAuditRecord(dependencies, job, row);
    return 'changed';
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable' && error.cause === undefined)
      return 'refused';
    throw error;
  }
}

/** An undo reverts each switch. A rollout depends on the restaurant’s position in it. */
function wantedSwitch(job: FeatureJob, restaurantId: string, before: boolean): boolean {
  const { feature_name, enabled, percentage, undoes } = job;
  if (undoes !== undefined) return !before;
  return percentage === undefined ? enabled : isInRollout(restaurantId, feature_name, percentage);
}

/** An undo reverts only what the other job switched. */
function isWanted({ undoes }: FeatureJob, toggle: StoredToggle | undefined): boolean {
  return undoes === undefined || toggle?.switched_by_job === undoes;
}

/** Counted once, even if repeated. */
async function leaveAuditRecord(
  { auditRecords }: FeatureChangeDependencies,
  { feature_name: feature, job_id, undoes, requested_by, started_at }: FeatureJob,
  row: FeatureTogglesRow,
): Promise<void> {
  const { restaurant_id } = row;
  const { enabled } = toggleOf(row, feature);
  await auditRecords.record({
    restaurant_id,
    receipt_key: `${started_at}#${job_id}#${feature}`,
    request_id: job_id,
    at: started_at,
    operation: undoes === undefined ? 'bulkUpdateFeature' : 'undoBulkUpdateFeature',
    actor_id: requested_by,
    target: {},
    before: recordable({ feature, enabled: !enabled }),
    after: recordable({ feature, enabled }),
  });
}
