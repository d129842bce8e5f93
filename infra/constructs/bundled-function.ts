import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime } from 'aws-cdk-lib/aws-lambda';
import { type BundlingOptions, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Binding } from './binding.ts';

/** Root of the repository, which entry paths are relative to. */
const ROOT = `${import.meta.dirname}/../..`;

/**
 * Every variable of `Environment`, which is what the function's `config.ts` reads: a plain text, or a
 * binding which brings the right to use what it names. A missing variable does not compile.
 */
export type BoundEnvironment<Environment> = { [Name in keyof Environment]: string | Binding };

export type BundledFunctionProps<Environment> = {
  /** Path below the root of the repository, such as `functions/auth/handler.ts`. It exports `handler`. */
  entry: string;
  environment: BoundEnvironment<Environment>;
  memoryMegabytes: number;
  timeoutSeconds: number;
  logRetentionDays: number;
  architecture: Architecture;
  /** Whether the function draws images: sharp has a binary part that cannot be bundled. */
  usesSharp?: boolean;
};

/**
 * One Lambda function of the product: its own role, its own log group with a retention, one ESM file with
 * the AWS SDK inside. It may do what the bindings of its environment allow, and write its log.
 */
export class BundledFunction<Environment> extends Construct {
  readonly function: NodejsFunction;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: BundledFunctionProps<Environment>) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Log', {
      retention: props.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(this.role);
    const bound = Object.entries<string | Binding | undefined>(props.environment).filter(isSet);
    for (const [, value] of bound) if (typeof value !== 'string') value.grantTo(this.role);
    this.function = new NodejsFunction(this, 'Function', {
      entry: `${ROOT}/${props.entry}`,
      projectRoot: ROOT,
      depsLockFilePath: `${ROOT}/package-lock.json`,
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture,
      memorySize: props.memoryMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds),
      role: this.role,
      logGroup,
      environment: Object.fromEntries(
        bound.map(([name, value]) => [name, typeof value === 'string' ? value : value.value]),
      ),
      bundling: bundling(props.architecture, props.usesSharp === true),
    });
  }
}

type Variable = [name: string, value: string | Binding];

function isSet(variable: [string, string | Binding | undefined]): variable is Variable {
  return variable[1] !== undefined;
}

/** The SDK is bundled (`externalModules: []`): a pinned version starts faster than the runtime's own. */
function bundling(architecture: Architecture, usesSharp: boolean): BundlingOptions {
  const cpu = architecture === Architecture.ARM_64 ? 'arm64' : 'x64';
  const installSharp = (outputDir: string) =>
    `"${process.execPath}" "${import.meta.dirname}/install-sharp.ts" "${outputDir}" ${cpu}`;
  return {
    format: OutputFormat.ESM,
    target: 'node24',
    minify: true,
    sourceMap: false,
    mainFields: ['module', 'main'],
    externalModules: usesSharp ? ['sharp'] : [],
    // CommonJS packages call require(), which an ES module does not have.
    banner: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
    commandHooks: {
      beforeBundling: () => [],
      beforeInstall: () => [],
      afterBundling: (_inputDir, outputDir) => (usesSharp ? [installSharp(outputDir)] : []),
    },
  };
}
