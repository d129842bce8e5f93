import { useSyncExternalStore } from 'react';
import type { EditSession } from './edit-session.ts';
import type { EditState } from './edit-session-state.ts';

/** A part of the session’s state; rerenders when it changes. */
export function useEditState<Part>(session: EditSession, select: (state: EditState) => Part): Part {
  return useSyncExternalStore(session.subscribe, () => select(session.getState()));
}
