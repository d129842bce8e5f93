import {
  type LanguageModel,
  type ModelRequest,
  type ModelUsage,
  NO_MODEL_USAGE,
} from '#functions/ai/models/language-model.ts';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import type { ModelUse } from './meter.ts';

export type Outcome = ModelUse['outcomes'][number];

const UNEXPECTED = new ModelFailure('The model couldn’t be used.', { kind: 'service' });

/**
 * What the model answers, unchecked. Adds to `spent` and `outcomes`. Where a model was stopped, or broke off, it says
 * nothing of what it took: then that is estimated. One that was canceled says nothing of the service.
 */
export async function asked(
  model: LanguageModel,
  { spent, outcomes }: { spent: ModelUsage; outcomes: Outcome[] },
  request: ModelRequest,
): Promise<unknown> {
  const { signal, onPart } = request;
  signal?.throwIfAborted();
  let received = 0;
  const counting = (part: string) => {
    received += part.length;
    onPart?.(part);
  };
  try {
    const { answer, usage } = await model.ask({ ...request, onPart: onPart && counting });
    const isSaid = received === 0 || usage.inputTokens + usage.outputTokens > 0;
    add(spent, isSaid ? usage : { ...estimated(request, received), requests: usage.requests });
    outcomes.push({});
    return answer;
  } catch (error) {
    const { kind, message, usage } = error instanceof ModelFailure ? error : UNEXPECTED;
    const isStopped = signal?.aborted === true;
    const unsaid =
      isStopped || received > 0 ? estimated(request, received) : { ...NO_MODEL_USAGE, requests: 1 };
    add(spent, usage ?? unsaid);
    if (kind !== 'paused' && !isStopped) outcomes.push(kind === 'service' ? { failure: message } : {});
    throw error;
  }
}

const CHARACTERS_PER_TOKEN = 4;

/** A model reads the whole request before it is stopped, and writes what was received. */
function estimated({ system, prompt }: ModelRequest, received: number): ModelUsage {
  const tokensOf = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN);
  return {
    requests: 1,
    inputTokens: tokensOf(system.length + prompt.length),
    outputTokens: tokensOf(received),
  };
}

function add(spent: ModelUsage, usage: ModelUsage): void {
  spent.requests += usage.requests;
  spent.inputTokens += usage.inputTokens;
  spent.outputTokens += usage.outputTokens;
}
