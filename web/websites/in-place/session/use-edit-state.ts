import { useSyncExternalStore } from 'react';
import type { EditSession } from './edit-session.ts';
import type { EditState } from './edit-session-state.ts';

/** The session's state, drawn again when this part of it changes. */
export function useEditState<Part>(session: EditSession, select: (state: EditState) => Part): Part {
  return useSyncExternalStore(session.subscribe, () => select(session.getState()));
}
