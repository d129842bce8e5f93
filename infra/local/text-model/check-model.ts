import * as z from 'zod/mini';
import { loadModel } from '#functions/ai/models/load-model.ts';
import { withAdvice } from '#functions/ai/models/model-advice.ts';
import { ANSWER_FAILURES, ModelFailure, SERVICE_FAILURES } from '#functions/ai/models/model-failure.ts';
import type { TextSettings } from './text-settings.ts';

const CHECK_MILLISECONDS = 10_000;
const QUESTION = {
  name: 'check',
  system: 'You are asked whether you work. Answer {"ok": true}.',
  prompt: 'Do you work?',
  schema: z.object({ ok: z.boolean() }),
};

/** Why the configured model can’t be used; undefined if it answers, or if none is configured. */
export async function findModelFailure({ model }: TextSettings): Promise<string | undefined> {
  if (model.provider === 'built-in') return undefined;
  try {
    const client = await loadModel(model);
    await client.ask({ ...QUESTION, withinMilliseconds: CHECK_MILLISECONDS });
    return undefined;
  } catch (error) {
    if (!(error instanceof ModelFailure)) return SERVICE_FAILURES.notCalled;
    // The model responds, even if its answer is wrong. A web page isn’t an answer.
    const isAnswer = error.kind === 'answer' && error.message !== ANSWER_FAILURES.unreadable;
    return isAnswer ? undefined : error.message;
  }
}

/** One line for the developer. */
export function modelWarning({ variables, model: { provider } }: TextSettings, failure: string): string {
  const { TEXT_MODEL: model, TEXT_BASE_URL: url } = variables;
  const place = url === undefined ? '' : ` at ${url}`;
  return `Warning: ${model}${place} isn’t working. ${withAdvice(failure, provider)} We’ll use the built-in writer until it responds.`;
}
