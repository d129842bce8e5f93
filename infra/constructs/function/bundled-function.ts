import { spawnSync } from 'node:child_process';
import { AssetHashType, DockerImage, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { bundleFunction } from '#infra/lambda-bundling.ts';
import { acknowledge } from '../acknowledge.ts';
import type { Binding } from './binding.ts';

/** Root of the repository, which entry paths are relative to. */
const ROOT = `${import.meta.dirname}/../../..`;

export type BundledFunctionProps = {
  /** Path below the root of the repository, such as `functions/accounts/api/handler.ts`. It exports `handler`. */
  entry: string;
  /** A text, or a binding, which brings the right to use what it names. */
  environment: Readonly<Record<string, string | Binding>>;
  memoryMegabytes: number;
  timeoutSeconds: number;
  logRetentionDays: number;
  /** Whether its log outlives its stack. */
  keepsLogs: boolean;
  /** Whether X-Ray gets traces: of one call a second and of 5% of the others, by its default rule. */
  isTraced: boolean;
  /** Most calls at once, kept free for this function; those of a whole account have one bound otherwise. */
  reservedConcurrency?: number;
  architecture: Architecture;
  /** Whether the function draws images: sharp has a binary part that cannot be bundled. */
  usesSharp?: boolean;
};

/**
 * One Lambda function of the product: its own role, its own log group with a retention, one folder of
 * ES modules with the AWS SDK inside. It may do what the bindings of its environment allow, and write its log.
 */
export class BundledFunction extends Construct {
  readonly function: LambdaFunction;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: BundledFunctionProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Log', {
      retention: props.logRetentionDays,
      removalPolicy: props.keepsLogs ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(this.role);
    const bound = Object.entries(props.environment);
    if (props.isTraced)
      acknowledge(
        this.role,
        'IAM5[Resource::*]',
        'X-Ray has no resources: its rights are always to all traces.',
      );
    for (const [, value] of bound) if (typeof value !== 'string') value.grantTo(this.role);
    this.function = new LambdaFunction(this, 'Function', {
      code: bundledCode(props),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture,
      memorySize: props.memoryMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds),
      role: this.role,
      logGroup,
      ...(props.isTraced && { tracing: Tracing.ACTIVE }),
      ...(props.reservedConcurrency !== undefined && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
      environment: Object.fromEntries(
        bound.map(([name, value]) => [name, typeof value === 'string' ? value : value.value]),
      ),
    });
  }
}

/** Bundles on this machine at synthesis; the hash is that of the bundle, so that equal code is not deployed twice. */
function bundledCode(props: { entry: string; architecture: Architecture; usesSharp?: boolean }): Code {
  const tryBundle = (folder: string): boolean => {
    bundleFunction(props.entry, folder, props.usesSharp === true ? { external: ['sharp'] } : {});
    if (props.usesSharp === true) installSharp(folder, props.architecture);
    return true;
  };
  return Code.fromAsset(`${ROOT}/functions/platform`, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('never-used'),
      // Never run: tells CDK's cache one bundle from another.
      command: [props.entry, props.architecture.name],
      local: { tryBundle },
    },
  });
}

function installSharp(folder: string, architecture: Architecture): void {
  const cpu = architecture === Architecture.ARM_64 ? 'arm64' : 'x64';
  const script = `${import.meta.dirname}/install-sharp.ts`;
  const { status } = spawnSync(process.execPath, [script, folder, cpu], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`sharp for ${cpu} couldn’t be added to the bundle.`);
}
