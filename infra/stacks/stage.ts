import type { StackProps } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { QueueName } from '#infra/resources.ts';
import { STAGES, type StageConfig, type StageName } from '#infra/stages.ts';
import type { RouteGroupName } from '#shared/contract/routes.ts';

/** The stage that is being synthesized, for every stack. */
export type Stage = {
  name: StageName;
  config: StageConfig;
  architecture: Architecture;
  /** Whether it is deployed to an emulator on this machine. */
  isEmulated: boolean;
};

/** Choices of a deployment beside the stage's row. */
type Choices = { [Name in 'gateway' | 'releases']?: StageConfig[Name] | undefined };

/**
 * The stage `name`, optionally with another kind of API or release. AWS uses Graviton; an emulator runs functions on
 * this machine's CPU, so the local stage uses that.
 */
export function createStage(name: StageName, choices: Choices = {}): Stage {
  const config: StageConfig = STAGES[name];
  const gateway = choices.gateway ?? config.gateway;
  const releases = choices.releases ?? config.releases;
  const isEmulated = name === 'local';
  const architecture = isEmulated && process.arch !== 'arm64' ? Architecture.X86_64 : Architecture.ARM_64;
  return { name, config: { ...config, gateway, ...(releases && { releases }) }, architecture, isEmulated };
}

/**
 * The ID of a stack, such as `tableside-production-data`. It doesn't contain the brand, because a new ID is a new
 * stack.
 */
export function stackId(stage: Stage, part: string): string {
  return `tableside-${stage.name}-${part}`;
}

/** Properties of all stacks of a stage. */
export function stackProps(stage: Stage): StackProps {
  return {
    terminationProtection: stage.config.keepsData,
    tags: { product: 'tableside', stage: stage.name },
  };
}

/** Properties of all functions of a stage, beside their environment. */
export function functionDefaults(stage: Stage) {
  const { logRetentionDays, keepsData } = stage.config;
  const isTraced = !stage.isEmulated;
  return { architecture: stage.architecture, logRetentionDays, keepsLogs: keepsData, isTraced };
}

/** The namespace of metrics from log lines, which emulators don't support. */
export function metricsNamespace(stage: Stage): string {
  return `tableside/${stage.name}`;
}

/** The reserved concurrency of a route group's or queue's function. */
export function reservation(
  stage: Stage,
  name: RouteGroupName | QueueName,
): { reservedConcurrency?: number } {
  const reservedConcurrency = stage.config.reservedConcurrency?.[name];
  return reservedConcurrency === undefined ? {} : { reservedConcurrency };
}

/** Emulators have no host name per bucket. */
export function pathStyle(stage: Stage): { S3_FORCE_PATH_STYLE?: 'true' } {
  return stage.config.edge.hasCloudFront ? {} : { S3_FORCE_PATH_STYLE: 'true' };
}
