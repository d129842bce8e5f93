import { startOpenAiServer } from '#functions/ai/models/openai-compatible/openai-server.ts';
import { writtenByModel } from '#tests/builders/a-writing-model.ts';
import { settingsOfFlags } from './eval-settings.ts';
import type { Evaluation, Result } from './evaluation.ts';

const NOTE =
  'Canned answers of the protocol server that the tests use. They prove that each request and answer takes its whole path, and say nothing of a model’s quality.';

/** Evaluates the protocol server of the tests, which gives the same answer to each kind of request. */
export async function evaluateCanned({ evaluate }: Evaluation): Promise<Result> {
  const server = await startOpenAiServer(writtenByModel);
  const flags = { provider: 'openai-compatible', model: 'canned-answers', 'base-url': server.baseUrl };
  try {
    return { ...(await evaluate(settingsOfFlags(flags, {}))), note: NOTE };
  } finally {
    await server.close();
  }
}
