import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { LanguageModel, ModelImage } from '#functions/ai/models/language-model.ts';
import { MODEL_DEADLINES } from '#functions/ai/models/model-deadlines.ts';
import { QUEUES } from '#infra/resources.ts';
import { LIMITS } from '#infra/security-headers.ts';
import { TINY_IMAGE } from '#tests/builders/quick-images.ts';
import { type Asking, askModel } from './ask-model.ts';
import { defineTextTask } from './text-task.ts';

const AnswerSchema = z.object({ text: z.string() });
const IMAGE: ModelImage = { format: 'png', bytes: TINY_IMAGE };

/** Asks a model and returns the deadline it was given (milliseconds). */
async function timeGiven(deadline: Asking['deadline'], image?: ModelImage): Promise<number> {
  const given: number[] = [];
  const model: LanguageModel = {
    id: 'a-model',
    deadlines: MODEL_DEADLINES,
    ask: async ({ withinMilliseconds }) => {
      given.push(withinMilliseconds);
      return { answer: { text: 'Hello' }, usage: { requests: 1, inputTokens: 1, outputTokens: 1 } };
    },
  };
  const task = defineTextTask({
    name: 'greeting',
    facts: z.object({}),
    result: AnswerSchema,
    compose: () => ({ text: 'Welcome' }),
    prompt: {
      system: 'You greet.',
      request: 'Greet.',
      text: () => 'Greet.',
      ...(image && { image: () => image }),
      answer: AnswerSchema,
      complete: (answer) => answer,
    },
    check: () => undefined,
  });
  const asking = { loadModel: async () => model, now: () => 0, reserve: async () => async () => undefined };
  const { written } = await askModel(task, {}, { ...asking, deadline });
  expect(written?.result).toEqual({ text: 'Hello' });
  return given[0] ?? Number.NaN;
}

test('a synchronous call gives a model 12 seconds, an image 25, and a text of a job 20', async () => {
  expect(await timeGiven(undefined)).toBe(12_000);
  expect(await timeGiven('image')).toBe(25_000);
  expect(await timeGiven('call', IMAGE)).toBe(25_000);
  expect(await timeGiven('job')).toBe(20_000);
});

test('a call answers before its function ends, and the two texts of a generation fit one delivery', () => {
  const { call, image, job } = MODEL_DEADLINES;
  expect(Math.max(call, image)).toBeLessThan(LIMITS.apiFunctionTimeoutSeconds * 1_000);
  expect(2 * job).toBeLessThan(QUEUES.generation.workerTimeoutSeconds * 1_000);
});
