import { mkdirSync, readFileSync } from 'node:fs';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { uploadSiteFiles } from '#infra/local/site-files.ts';
import { ensureWebBuild } from '#infra/local/web-build.ts';
import type { StageName } from '#infra/stages.ts';
import { OperatorError } from './operator-error.ts';
import { runTool } from './run-command.ts';
import { uploadWebApp } from './upload-files.ts';

const ROOT = `${import.meta.dirname}/..`;

const OutputsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** What the stacks of a stage say about themselves (their CloudFormation outputs, by name). */
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
  /** Environment of the CDK CLI: where AWS is, and as whom. */
  environment: Record<string, string>;
  /** More arguments for `cdk deploy`. */
  cdkArguments: readonly string[];
  isEmulator: boolean;
};

/** Deploys every stack of a stage, then puts the web app and the sites' files into their buckets. */
export async function deployStage(deployment: Deployment): Promise<StageOutputs> {
  const folder = `${ROOT}/.cache`;
  mkdirSync(folder, { recursive: true });
  const outputsFile = `${folder}/outputs-${deployment.stage}.json`;
  const parameters = [
    'deploy',
    '--all',
    '--context',
    `stage=${deployment.stage}`,
    '--outputs-file',
    outputsFile,
  ];
  await runCdk([...parameters, ...deployment.cdkArguments], deployment.environment);
  const outputs = readOutputs(outputsFile, deployment.stage);
  const client = new S3Client({ forcePathStyle: deployment.isEmulator });
  await uploadSiteFiles(client, outputs.sitesBucketName);
  await uploadWebApp(client, outputs.webBucketName, await ensureWebBuild(ROOT));
  client.destroy();
  return outputs;
}

/** Runs the CDK CLI in this terminal. Throws when it fails. */
export async function runCdk(
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const code = await runTool('cdk', parameters, environment);
  if (code !== 0) throw new OperatorError(`"cdk ${parameters[0]}" failed; what it said stands above.`);
}

function readOutputs(file: string, stage: StageName): StageOutputs {
  const outputs = OutputsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const output = (part: string, name: string): string => {
    const value = outputs[`tableside-${stage}-${part}`]?.[name];
    if (value === undefined) throw new Error(`The ${part} stack has no output ${name}.`);
    return value;
  };
  return {
    apiEndpoint: output('api', 'ApiEndpoint'),
    webOrigin: output('web', 'WebOrigin'),
    sitesOrigin: output('sites', 'SitesOrigin'),
    webBucketName: output('web', 'WebBucketName'),
    sitesBucketName: output('sites', 'SitesBucketName'),
    generationQueueUrl: output('data', 'GenerationQueueUrl'),
    generationDeadLettersUrl: output('data', 'GenerationDeadLettersUrl'),
  };
}
