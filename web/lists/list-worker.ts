import { UnreadableList } from '#shared/lists/unreadable-list.ts';
import type { WorkerAnswer, WorkerCall } from './list-kinds.ts';
import { openList } from './list-session.ts';

let session: ReturnType<typeof openList> | undefined;

/** Reads and maps lists in a worker, so that the screen stays responsive with 60,000 rows. */
addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  void answer(data).then((answered) => postMessage(answered));
});

async function answer(data: WorkerCall): Promise<WorkerAnswer> {
  try {
    if (data.call === 'open') {
      session = openList(data.input, new Uint8Array(await data.input.file.arrayBuffer()));
      return { value: session.opened };
    }
    if (session === undefined) return { failure: FAILED };
    return { value: data.call === 'map' ? session.map(data.input) : session.refusedCsv(data.errors) };
  } catch (cause) {
    return { failure: cause instanceof UnreadableList ? cause.message : FAILED };
  }
}

const FAILED = 'We couldn’t read this file. Save it as a new CSV file, then choose that file.';
