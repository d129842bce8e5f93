import type { StackProps } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import { STAGES, type StageConfig, type StageName } from '#infra/stages.ts';

/** The stage that is being synthesised: what every stack is told. */
export type Stage = { name: StageName; config: StageConfig; architecture: Architecture };

/** Graviton on AWS. An emulator runs functions on this machine's own CPU, so the local stage takes that. */
export function createStage(name: StageName): Stage {
  const isEmulated = name === 'local';
  const architecture = isEmulated && process.arch !== 'arm64' ? Architecture.X86_64 : Architecture.ARM_64;
  return { name, config: STAGES[name], architecture };
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
  return { architecture: stage.architecture, logRetentionDays: stage.config.logRetentionDays };
}

/** Emulators have no host name for each bucket. */
export function pathStyle(stage: Stage): { S3_FORCE_PATH_STYLE?: 'true' } {
  return stage.config.edge.hasCloudFront ? {} : { S3_FORCE_PATH_STYLE: 'true' };
}

/**
 * The web app's origin, as CORS rules of S3 write it. Without a domain of its own CloudFront gives the app a name
 * that is known only after what it depends on.
 */
export function webOriginPattern({ config: { edge } }: Stage): string {
  if (!edge.hasCloudFront) return edge.webOrigin;
  return edge.webDomain === undefined ? 'https://*.cloudfront.net' : `https://${edge.webDomain.hostName}`;
}
