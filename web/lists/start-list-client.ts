import { UnreadableList } from '#shared/lists/unreadable-list.ts';
import { PART_NOT_LOADED } from '#web/shell/navigation/lazy-chunk.ts';
import type { KindName, ListSession } from './list-session.ts';
import type { WorkerAnswer, WorkerCall } from './list-worker.ts';

export type ListClient<Name extends KindName> = ListSession<Name> & { stop: () => void };

/** A worker for one file. Its calls reject with `UnreadableList`, whose message says what to do. */
export function startListClient<Name extends KindName>(): ListClient<Name> {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  const waiting: ((answer: WorkerAnswer) => void)[] = [];
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => waiting.shift()?.(data);
  worker.onerror = () => {
    for (const settle of waiting.splice(0)) settle({ failure: PART_NOT_LOADED });
  };
  const ask = (call: WorkerCall['call']) => async (given: unknown) => {
    const { promise, resolve } = Promise.withResolvers<WorkerAnswer>();
    waiting.push(resolve);
    worker.postMessage({ call, given } satisfies WorkerCall);
    const answer = await promise;
    if ('failure' in answer) throw new UnreadableList(answer.failure);
    return answer.value as never;
  };
  return {
    open: ask('open'),
    map: ask('map'),
    refusedCsv: ask('refusedCsv'),
    stop: () => worker.terminate(),
  };
}
