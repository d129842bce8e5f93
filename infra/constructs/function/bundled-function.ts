import { spawnSync } from 'node:child_process';
import { AssetHashType, DockerImage, Duration } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { bundleFunction } from '#infra/lambda-bundling.ts';
import type { Binding } from './binding.ts';
import { createFunctionLog, createFunctionRole, type FunctionLogProps } from './function-role.ts';

/** Root of the repository, which entry paths are relative to. */
const ROOT = `${import.meta.dirname}/../../..`;

export type BundledFunctionProps = FunctionLogProps & {
  /** Path below the root of the repository, such as `functions/accounts/api/handler.ts`. It exports `handler`. */
  entry: string;
  /** A text, or a binding, which brings the right to use what it names. */
  environment: Readonly<Record<string, string | Binding>>;
  memoryMegabytes: number;
  timeoutSeconds: number;
  /** Whether X-Ray gets traces: of one call a second and of 5% of the others, by its default rule. */
  isTraced: boolean;
  /** Most calls at once, kept free for this function; those of a whole account have one bound otherwise. */
  reservedConcurrency?: number;
  architecture: Architecture;
  /** Whether the function draws images: sharp has a binary part that cannot be bundled. */
  usesSharp?: boolean;
  /** A role and a log of another stack; without them the function gets its own. */
  shared?: { role: Role; log: ILogGroup };
};

/** One Lambda function of the product: a role of its own, a log, one folder of ES modules with the AWS SDK inside. */
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
