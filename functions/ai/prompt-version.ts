import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** The parts of a prompt that are the same for all facts. */
type FixedPrompt = { system: string; request: string; answer: z.ZodMiniType };

const LENGTH = 12;
const versions = new WeakMap<FixedPrompt, string>();

/** Changes with the prompt's text and its answer's schema. Computed once per prompt. */
export function promptVersion(prompt: FixedPrompt): string {
  const known = versions.get(prompt);
  if (known !== undefined) return known;
  const { system, request, answer } = prompt;
  const words = JSON.stringify([system, request, z.toJSONSchema(answer, { target: 'draft-7' })]);
  const version = createHash('sha256').update(words).digest('hex').slice(0, LENGTH);
  versions.set(prompt, version);
  return version;
}
