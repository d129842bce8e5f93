import { UnreadableList } from '#shared/lists/unreadable-list.ts';
import { createListSession, type KindName, type ListSession } from './list-session.ts';

/** A call by its name, and its answer. */
export type WorkerCall = { call: keyof ListSession<KindName>; given: unknown };
export type WorkerAnswer = { value: unknown } | { failure: string };

const FAILED = 'We couldn’t read this file. Save it as a new CSV file, then choose that file.';
const session = createListSession();

/** Reads and maps lists in a worker, so that the screen stays responsive with 60,000 rows. */
addEventListener('message', ({ data: { call, given } }: MessageEvent<WorkerCall>) => {
  void session[call](given as never)
    .then((value): WorkerAnswer => ({ value }))
    .catch((cause) => ({ failure: cause instanceof UnreadableList ? cause.message : FAILED }))
    .then((answer) => postMessage(answer));
});
