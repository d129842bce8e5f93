import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  aServiceError,
  aToolAnswer,
  type ConverseReply,
  startConverseServer,
} from '#tests/builders/models/converse-server.ts';
import { TINY_IMAGE } from '#tests/builders/quick-images.ts';
import type { ModelImage } from '../language-model.ts';
import { createBedrockModel } from './bedrock-model.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const IMAGE: ModelImage = { format: 'webp', bytes: TINY_IMAGE };

async function setup(reply: ConverseReply) {
  const server = await startConverseServer([reply]);
  closing.push(server.close);
  const model = createBedrockModel({
    modelId: 'vendor.model-v1:0',
    region: 'eu-central-1',
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const request = { name: 'read', system: 'You read.', prompt: 'Read.', schema: z.object({}) };
  const ask = (image: ModelImage | undefined = IMAGE, withinMilliseconds = 5_000) =>
    model.ask({ ...request, ...(image && { image }), withinMilliseconds });
  return { ask, calls: server.calls };
}

test('an image is sent in Converse’s format before the prompt', async () => {
  const { ask, calls } = await setup(aToolAnswer('read', {}));
  await ask();
  const source = { bytes: TINY_IMAGE.toString('base64') };
  expect(calls[0]?.body.messages).toEqual([
    { role: 'user', content: [{ image: { format: 'webp', source } }, { text: 'Read.' }] },
  ]);
});

test('a rejected image doesn’t count as a failure of the service', async () => {
  const { ask } = await setup(aServiceError('ValidationException', 400));
  await expect(ask()).rejects.toMatchObject({ kind: 'answer', message: 'The model rejected the request.' });
});
