import { setTimeout } from 'node:timers/promises';

/** Asks again and again until there is an answer. Throws after `timeoutMs`. For benches and tests alike. */
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
  throw new Error(`There was no answer within ${timeoutMs} ms.`);
}
