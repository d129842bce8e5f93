import { UnreadableList } from '#shared/lists/unreadable-list.ts';
import { PART_NOT_LOADED } from '#web/shell/navigation/lazy-chunk.ts';
import type {
  ListKindName,
  ListKinds,
  MapCall,
  OpenCall,
  OpenedList,
  WorkerAnswer,
  WorkerCall,
} from './list-kinds.ts';

export type ListClient<Kind extends ListKindName> = {
  open: (call: OpenCall<Kind>) => Promise<OpenedList<ListKinds[Kind]['role']>>;
  map: (call: MapCall<Kind>) => Promise<ListKinds[Kind]['mapped']>;
  /** The rows that errors name, with the reasons, as a file. */
  refusedCsv: (errors: readonly string[]) => Promise<string>;
  stop: () => void;
};

/** A worker for one file. Its calls reject with `UnreadableList`, whose message says what to do. */
export function startListClient<Kind extends ListKindName>(): ListClient<Kind> {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  const waiting: ((answer: WorkerAnswer) => void)[] = [];
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => waiting.shift()?.(data);
  worker.onerror = () => {
    for (const settle of waiting.splice(0)) settle({ failure: PART_NOT_LOADED });
  };
  const ask = async (call: WorkerCall) => {
    const { promise, resolve } = Promise.withResolvers<WorkerAnswer>();
    waiting.push(resolve);
    worker.postMessage(call);
    const answer = await promise;
    if ('failure' in answer) throw new UnreadableList(answer.failure);
    return answer.value as never;
  };
  return {
    open: (input) => ask({ call: 'open', input }),
    map: (input) => ask({ call: 'map', input }),
    refusedCsv: (errors) => ask({ call: 'refused', errors }),
    stop: () => worker.terminate(),
  };
}
