import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { BoundEnvironment } from '#infra/constructs/bundled-function.ts';
import type { QueueWorkerProps } from '#infra/constructs/queue-worker.ts';
import type { CalledFunctionName } from '#infra/resources.ts';
import type { DataStack } from '#infra/stacks/data-stack.ts';
import type { SitesStack } from '#infra/stacks/sites-stack.ts';
import type { Stage } from '#infra/stacks/stage.ts';

/** What a function may be bound to: resources of the stacks that are deployed before its own. */
export type Platform = {
  stage: Stage;
  data: DataStack;
  sites: SitesStack;
  /** Functions that others call. */
  called: Readonly<Record<CalledFunctionName, IFunction>>;
};

export type ApiPlatform = Platform & {
  /** Without a trailing slash. */
  webOrigin: string;
};

/** What the function of one route group needs. `ApiStack` adds what every one of them gets. */
export type ApiFunctionNeeds<Environment> = {
  environment: BoundEnvironment<Environment>;
  /** Whether it draws or decodes images. */
  usesSharp?: boolean;
  /** At least; `apiMemoryMegabytes` of the stage when that is more. */
  memoryMegabytes?: number;
};

/** `apiFunction` of `infra/functions/<group>.ts`. */
export type ApiFunction<Environment> = (platform: ApiPlatform) => ApiFunctionNeeds<Environment>;

/** Workers come after the web app, whose address they write into e-mails. */
export type WorkerPlatform = Platform & {
  /** Without a trailing slash. */
  webOrigin: string;
  /** Where alarms go. */
  topic: ITopic;
};

type WorkerNeeds<Environment> = Pick<QueueWorkerProps<Environment>, 'deadLetters' | 'delay'> & {
  environment: BoundEnvironment<Environment>;
  usesSharp?: boolean;
};

/** `calledFunction` of `infra/functions/workers/<function>.ts`: it is bound to nothing, so that it has no rights. */
export type CalledFunction<Environment> = {
  /** Part of the stage's stacks. It stays as it is. */
  stack: string;
  environment: (stage: Stage) => Environment;
  /** Calls fail: what that means to people, and which page mends it. */
  failure: { impact: string; runbook: string };
};

/** `queueWorker` of `infra/functions/workers/<worker>.ts`. */
export type QueueWorkerFunction<Environment> = {
  /** Part of the stage's stacks, such as `email` in `tableside-production-email`. It stays as it is. */
  stack: string;
  /** May add to `scope` what belongs to this worker alone, such as the identity that it sends as. */
  needs: (platform: WorkerPlatform, scope: Construct) => WorkerNeeds<Environment>;
};

/** `scheduledFunction` of `infra/functions/workers/<function>.ts`. */
export type ScheduledFunction<Environment> = {
  /** Part of the stage's stacks. It stays as it is. */
  stack: string;
  needs: (platform: Platform) => {
    environment: BoundEnvironment<Environment>;
    memoryMegabytes: number;
    timeoutSeconds: number;
    /** Runs fail: what that means to people, and which page mends it. */
    failure: { impact: string; runbook: string };
  };
};
