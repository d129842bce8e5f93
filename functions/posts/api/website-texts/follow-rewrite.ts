import { setInterval } from 'node:timers/promises';
import type { OwnerCaller } from '#functions/platform/auth/caller.ts';
import type { RewriteKey, RewritesRepository } from '#functions/posts/rewrites-repository.ts';

const INTERVAL_MILLISECONDS = 500;

type Following = { rewrites: Pick<RewritesRepository, 'saveText'>; key: RewriteKey; caller: OwnerCaller };

/**
 * Does the work for a caller that polls: saves the text so far twice a second, and stops the work when the caller
 * cancels the rewrite.
 */
export async function followRewrite<Result>(
  { rewrites, key, caller }: Following,
  work: (caller: OwnerCaller) => Promise<Result>,
): Promise<Result> {
  const canceling = new AbortController();
  const ending = new AbortController();
  let text = '';
  const save = async () => {
    // A failed preview shouldn't fail the rewrite.
    const isSaved = await rewrites.saveText(key, text).catch(() => true);
    if (!isSaved) canceling.abort();
  };
  const saving = repeat(save, ending.signal);
  try {
    const signal = AbortSignal.any([canceling.signal, ...(caller.signal ? [caller.signal] : [])]);
    const onWords = (words: string) => {
      text = words;
    };
    return await work({ ...caller, signal, onWords });
  } finally {
    ending.abort();
    await saving;
  }
}

/** Repeats the action until the signal is aborted. */
async function repeat(action: () => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    for await (const _ of setInterval(INTERVAL_MILLISECONDS, undefined, { signal })) await action();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
