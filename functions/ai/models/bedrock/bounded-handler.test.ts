import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startConverseServer } from '#tests/builders/models/converse-server.ts';
import { createBedrockModel } from './bedrock-model.ts';

test('an answer of 20 MB is given up after 1 MB', async () => {
  const server = await startConverseServer([{ status: 200, body: ' '.repeat(20_000_000) }]);
  onTestFinished(async () => void (await server.close()));
  const { endpoint } = server;
  const model = createBedrockModel({ modelId: 'vendor.model', region: 'us-east-1', endpoint, apiKey: 'key' });
  const request = { name: 'answer', system: 'You write.', prompt: 'Write.', withinMilliseconds: 30_000 };
  await expect(model.ask({ ...request, schema: z.object({}) })).rejects.toMatchObject({
    message: 'The model’s answer was too large.',
    kind: 'answer',
  });
  await expect.poll(server.abandoned).toBe(1);
});
