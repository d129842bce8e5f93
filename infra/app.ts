import { App } from 'aws-cdk-lib';
import { QUEUES, type QueueName } from './resources.ts';
import { AlarmsStack } from './stacks/alarms-stack.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { SitesStack } from './stacks/sites-stack.ts';
import { createStage, type Stage } from './stacks/stage.ts';
import { WebStack } from './stacks/web-stack.ts';
import { WorkerStack } from './stacks/worker-stack.ts';
import { parseStageName } from './stages.ts';

/** Puts every stack of one stage into `app`. */
export function addStage(app: App, stage: Stage): void {
  const { topic } = new AlarmsStack(app, stage);
  const data = new DataStack(app, stage);
  const sites = new SitesStack(app, stage);
  const api = new ApiStack(app, { stage, data, sites }, topic);
  const web = new WebStack(app, stage, {
    sitesOrigin: sites.origin,
    uploadsOrigin: data.uploadsOrigin,
    api,
  });
  for (const queue of Object.keys(QUEUES) as QueueName[])
    new WorkerStack(app, queue, { stage, data, sites, webOrigin: web.origin, topic });
}

/** `cdk … --context stage=production`; without it the stage is staging, which keeps no data. */
if (import.meta.main) {
  const app = new App();
  addStage(app, createStage(parseStageName(app.node.tryGetContext('stage') ?? 'staging')));
}
