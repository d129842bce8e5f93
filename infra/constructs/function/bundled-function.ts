import { spawnSync } from 'node:child_process';
import { AssetHashType, DockerImage, Duration } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { bundleFunction } from '#infra/lambda-bundling.ts';
import type { Binding } from './binding.ts';
import { createFunctionLog, createFunctionRole, type FunctionLogProps } from './function-role.ts';

/** Root of the repository. Entry paths are relative to it. */
const ROOT = `${import.meta.dirname}/../../..`;

export type BundledFunctionProps = FunctionLogProps & {
  /** Path in the repository, such as `functions/accounts/api/handler.ts`. It exports `handler`. */
  entry: string;
  /** A text, or a binding, which adds permissions for the resource it names. */
  environment: Readonly<Record<string, string | Binding>>;
  memoryMegabytes: number;
  timeoutSeconds: number;
  /** Whether X-Ray traces the function: one call per second and 5% of the others, by its default rule. */
  isTraced: boolean;
  /** Concurrency reserved for this function, which is also its limit. Without it, functions share the account's. */
  reservedConcurrency?: number;
  architecture: Architecture;
  /** Whether the function draws images: sharp has a binary part that can't be bundled. */
  usesSharp?: boolean;
  /** A role and a log from another stack. Without them the function gets its own. */
  shared?: { role: Role; log: ILogGroup };
};

/** A Lambda function with its own role, a log, and one folder of ES modules that includes the AWS SDK. */
export class BundledFunction extends Construct {
  readonly function: LambdaFunction;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: BundledFunctionProps) {
    super(scope, id);
    const { environment } = props;
    const log = props.shared?.log ?? createFunctionLog(this, 'Log', props);
    this.role = props.shared?.role ?? createFunctionRole(this, 'Role', { ...props, log });
    this.function = new LambdaFunction(this, 'Function', {
      code: bundledCode(props),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture,
      memorySize: props.memoryMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds),
      role: this.role,
      logGroup: log,
      ...(props.isTraced && { tracing: Tracing.ACTIVE }),
      ...(props.reservedConcurrency !== undefined && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
      environment: Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : value.value,
        ]),
      ),
    });
  }
}

/** Bundles locally during synthesis. Uses the bundle's hash, so that unchanged code isn't deployed again. */
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
      // Never runs. It gives each bundle its own entry in CDK's cache.
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
