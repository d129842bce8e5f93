import { App, Stack } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { CALLED_FUNCTIONS, type CalledFunctionName } from './called-functions.ts';
import { addThrottleAlarms } from './constructs/throttle-alarms.ts';
import { refusePlaceholders } from './refuse-placeholders.ts';
import { QUEUES, type QueueName, SCHEDULES, type ScheduleName } from './resources.ts';
import { AccessLogsStack, logBucketAccess } from './stacks/access-logs-stack.ts';
import { AlarmsStack } from './stacks/alarms-stack.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { CalledFunctionStack } from './stacks/called-function-stack.ts';
import { DashboardStack } from './stacks/dashboard-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeLogsStack } from './stacks/edge-logs-stack.ts';
import { FirewallStack } from './stacks/firewall-stack.ts';
import type { Platform } from './stacks/platform.ts';
import { ProjectorStack } from './stacks/projector-stack.ts';
import { ScheduleStack } from './stacks/schedule-stack.ts';
import { SitesStack } from './stacks/sites-stack.ts';
import { createStage, type Stage, stackId } from './stacks/stage.ts';
import { WebStack } from './stacks/web-stack.ts';
import { WorkerStack } from './stacks/worker-stack.ts';
import { parseGateway, parseReleases } from './stage-choices.ts';
import { parseStageName } from './stages.ts';

/** Adds every stack of one stage to `app`. Throws a sentence if the stage still has placeholders. */
export function addStage(app: App, stage: Stage): void {
  refusePlaceholders(stage.name, stage.config);
  const { edge } = stage.config;
  const firewall =
    edge.hasCloudFront && edge.hasFirewall === true ? new FirewallStack(app, stage) : undefined;
  const accessLogs = stage.isEmulated ? undefined : new AccessLogsStack(app, stage).bucket;
  const { topic } = new AlarmsStack(app, stage);
  const data = new DataStack(app, stage);
  const sites = new SitesStack(app, stage, firewall);
  const called = addCalledFunctions(app, stage, topic);
  const platform = { stage, data, sites, called };
  const api = new ApiStack(app, platform, topic);
  const web = new WebStack(app, stage, {
    sitesOrigin: sites.origin,
    uploadsOrigin: data.uploadsOrigin,
    firewall,
    api,
  });
  new ProjectorStack(app, platform, topic);
  for (const schedule of Object.keys(SCHEDULES) as ScheduleName[])
    new ScheduleStack(app, schedule, { platform, topic });
  for (const queue of Object.keys(QUEUES) as QueueName[])
    new WorkerStack(app, queue, { ...platform, webOrigin: web.origin, topic });
  if (edge.hasCloudFront) new EdgeLogsStack(app, stage, { sites, web });
  if (!stage.isEmulated) new DashboardStack(app, stage, api.gateway);
  for (const stack of app.node.children) {
    if (!Stack.isStack(stack) || !stack.node.id.startsWith(stackId(stage, ''))) continue;
    // Emulators don't throttle and don't support alarms on several metrics.
    if (!stage.isEmulated) addThrottleAlarms(stack, topic);
    logBucketAccess(stack, accessLogs);
  }
}

function addCalledFunctions(app: App, stage: Stage, topic: ITopic): Platform['called'] {
  const names = Object.keys(CALLED_FUNCTIONS) as CalledFunctionName[];
  const functions = names.map((name) => [
    name,
    new CalledFunctionStack(app, name, { stage, topic }).function,
  ]);
  return Object.fromEntries(functions) as Platform['called'];
}

/**
 * `cdk … --context stage=production`. The default stage is staging, which keeps no data. `--context gateway=http`
 * selects the other kind of API, and `--context releases=all-at-once` skips the canary.
 */
if (import.meta.main) {
  try {
    const app = new App();
    const name = parseStageName(app.node.tryGetContext('stage') ?? 'staging');
    const gateway = parseGateway(app.node.tryGetContext('gateway'));
    const releases = parseReleases(app.node.tryGetContext('releases'));
    addStage(app, createStage(name, { gateway, releases }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
