import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { type EmulatorEdge, startEmulatorEdge } from '#scripts/deploy/emulator-edge.ts';
import { type ApiClient, createApiClient } from '#tests/api/api-client.ts';

const DeployedSchema = z.object({
  apiEndpoint: z.string(),
  webOrigin: z.string(),
  sitesOrigin: z.string(),
  webBucketName: z.string(),
  sitesBucketName: z.string(),
  generationQueueUrl: z.string(),
  generationDeadLettersUrl: z.string(),
  api: z.object({ url: z.string(), host: z.string() }),
});

export type DeployedPlatform = {
  outputs: z.output<typeof DeployedSchema>;
  api: ApiClient;
  edge: EmulatorEdge;
};

/** The platform that `npm run test:deploy` deployed, behind an edge of this test file. Call it once, at the top. */
export function openDeployedPlatform(): () => DeployedPlatform {
  const outputs = DeployedSchema.parse(JSON.parse(process.env.DEPLOYED ?? 'null'));
  let edge: EmulatorEdge | undefined;
  beforeAll(async () => {
    edge = await startEmulatorEdge({ outputs, api: outputs.api, ports: { web: 0, sites: 0 } });
  });
  afterAll(() => edge?.close());
  return () => {
    if (edge === undefined) throw new Error('Call this inside a test: the edge starts with the tests.');
    return { outputs, edge, api: createApiClient(edge.webOrigin) };
  };
}
