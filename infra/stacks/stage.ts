import type { StackProps } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { QueueName } from '#infra/resources.ts';
import { STAGES, type StageConfig, type StageName } from '#infra/stages.ts';
import type { RouteGroupName } from '#shared/contract/routes.ts';

/** The stage that is being synthesized: what every stack is told. */
export type Stage = {
  name: StageName;
  config: StageConfig;
  architecture: Architecture;
  /** Whether it is deployed to an emulator on this machine. */
  isEmulated: boolean;
};

/** What a deployment may choose apart from the stage's row. */
type Choices = { [Name in 'gateway' | 'releases']?: StageConfig[Name] | undefined };

/**
 * The stage `name`, with another kind of API or way of releasing, if given. Graviton on AWS; an emulator runs functions on this
 * machine's own CPU, so the local stage takes that.
 */
export function createStage(name: StageName, choices: Choices = {}): Stage {
  const config: StageConfig = STAGES[name];
  const gateway = choices.gateway ?? config.gateway;
  const releases = choices.releases ?? config.releases;
  const isEmulated = name === 'local';
  const architecture = isEmulated && process.arch !== 'arm64' ? Architecture.X86_64 : Architecture.ARM_64;
  return { name, config: { ...config, gateway, ...(releases && { releases }) }, architecture, isEmulated };
}

/** Id of a stack, such as `tableside-production-data`. It does not follow the brand: a new id is a new stack. */
export function stackId(stage: Stage, part: string): string {
  return `tableside-${stage.name}-${part}`;
}

/** What every stack of a stage has in common. */
export function stackProps(stage: Stage): StackProps {
  return {
    terminationProtection: stage.config.keepsData,
    tags: { product: 'tableside', stage: stage.name },
  };
}

/** What every function of a stage is given beside its environment. */
export function functionDefaults(stage: Stage) {
  const { logRetentionDays, keepsData } = stage.config;
  const isTraced = !stage.isEmulated;
  return { architecture: stage.architecture, logRetentionDays, keepsLogs: keepsData, isTraced };
}

/** Of the metrics that count lines of logs, which emulators don't. */
export function metricsNamespace(stage: Stage): string {
  return `tableside/${stage.name}`;
}

/** What is kept free for the function of a route group or queue. */
export function reservation(
  stage: Stage,
  name: RouteGroupName | QueueName,
): { reservedConcurrency?: number } {
  const reservedConcurrency = stage.config.reservedConcurrency?.[name];
  return reservedConcurrency === undefined ? {} : { reservedConcurrency };
}

/** Emulators have no host name for each bucket. */
export function pathStyle(stage: Stage): { S3_FORCE_PATH_STYLE?: 'true' } {
  return stage.config.edge.hasCloudFront ? {} : { S3_FORCE_PATH_STYLE: 'true' };
}
