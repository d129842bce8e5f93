import { mkdirSync, readFileSync } from 'node:fs';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { siteFiles } from '#infra/files/site-files.ts';
import { uploadFiles } from '#infra/files/upload-files.ts';
import { webAppFiles } from '#infra/files/web-app-files.ts';
import { ensureWebBuild } from '#infra/local/http/web-build.ts';
import type { StageName } from '#infra/stages.ts';
import { OperatorError } from '../operate/operator-error.ts';
import { runTool } from '../run-command.ts';

const ROOT = `${import.meta.dirname}/../..`;

const OutputsSchema = z.record(z.string(), z.record(z.string(), z.string()));
type StackOutputs = z.output<typeof OutputsSchema>;

/** The CloudFormation outputs of a stage's stacks, by name. */
export type StageOutputs = {
  apiEndpoint: string;
  webOrigin: string;
  sitesOrigin: string;
  webBucketName: string;
  sitesBucketName: string;
  generationQueueUrl: string;
  generationDeadLettersUrl: string;
};

export type Deployment = {
  stage: StageName;
  /** Environment of the CDK CLI: the AWS endpoint and credentials. */
  environment: Record<string, string>;
  /** More arguments for `cdk deploy`. */
  cdkArguments: readonly string[];
  isEmulator: boolean;
};

/** Deploys every stack of a stage. On an emulator it also stores the files of the web app and of the sites. */
export async function deployStage(deployment: Deployment): Promise<StageOutputs> {
  const outputs = stageOutputs(await deployStacks(deployment), deployment.stage);
  if (!deployment.isEmulator) return outputs;
  const client = new S3Client({ forcePathStyle: true });
  await uploadFiles(client, outputs.sitesBucketName, siteFiles());
  await uploadFiles(client, outputs.webBucketName, webAppFiles(await ensureWebBuild(ROOT)));
  client.destroy();
  return outputs;
}

/** The outputs of the stacks, by stack. */
async function deployStacks(deployment: Deployment): Promise<StackOutputs> {
  const { stage, cdkArguments, environment } = deployment;
  const folder = `${ROOT}/.cache`;
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/outputs-${stage}.json`;
  const parameters = ['deploy', '--all', '--context', `stage=${stage}`, '--outputs-file', file];
  await runCdk([...parameters, ...cdkArguments], environment);
  return OutputsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Runs the CDK CLI in this terminal. Throws if it fails. */
export async function runCdk(
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const code = await runTool('cdk', parameters, environment);
  if (code !== 0) throw new OperatorError(`"cdk ${parameters[0]}" failed. See its output above.`);
}

function stageOutputs(outputs: StackOutputs, stage: StageName): StageOutputs {
  const output = (part: string, name: string): string => {
    const value = outputs[`tableside-${stage}-${part}`]?.[name];
    if (value === undefined) throw new Error(`The ${part} stack has no output ${name}.`);
    return value;
  };
  const gatewayPart = outputs[`tableside-${stage}-gateway`] === undefined ? 'api' : 'gateway';
  return {
    apiEndpoint: output(gatewayPart, 'ApiEndpoint'),
    webOrigin: output('web', 'WebOrigin'),
    sitesOrigin: output('sites', 'SitesOrigin'),
    webBucketName: output('web', 'WebBucketName'),
    sitesBucketName: output('sites', 'SitesBucketName'),
    generationQueueUrl: output('data', 'GenerationQueueUrl'),
    generationDeadLettersUrl: output('data', 'GenerationDeadLettersUrl'),
  };
}
