import { answerOfModel } from '#tests/builders/a-writing-model.ts';
import { type ModelProtocol, startModelServer } from '#tests/builders/model-protocols.ts';
import type { Evaluation, Result } from './evaluation.ts';

const NOTE =
  'Canned answers of the protocol servers that the tests use, at $0.40 and $1.60 per million tokens. They prove that each request and answer takes its whole path, and say nothing of a model’s quality.';

/** Evaluates a test protocol server that gives a fixed answer to each kind of request. */
export async function evaluateCanned({ evaluate }: Evaluation, protocol: ModelProtocol): Promise<Result> {
  const server = await startModelServer(protocol, (call) => ({ answer: answerOfModel(call) }));
  try {
    return { ...(await evaluate(server.settings())), note: NOTE };
  } finally {
    await server.close();
  }
}
