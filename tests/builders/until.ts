import { setTimeout } from 'node:timers/promises';

/** Polls until there is an answer. Throws after `timeoutMs`. */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined>,
  { timeoutMs, everyMs }: { timeoutMs: number; everyMs: number },
): Promise<Answer> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await setTimeout(everyMs);
  }
  throw new Error(`No answer within ${timeoutMs} ms.`);
}
