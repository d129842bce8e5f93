import type { QueryClient } from '@tanstack/react-query';
import type { Website } from '#shared/websites/contract/website.ts';
import { createEditSession } from './create-edit-session.ts';
import type { EditSession } from './edit-session.ts';

/** Sessions outlive edit mode, so that undo still works after a look at the page. */
const SESSIONS = new WeakMap<QueryClient, Map<string, EditSession>>();

/** The edit session of a website, updated with the app’s current copy. */
export function openEditSession(website: Website, queryClient: QueryClient): EditSession {
  const known = SESSIONS.get(queryClient) ?? new Map<string, EditSession>();
  SESSIONS.set(queryClient, known);
  const session = known.get(website.website_id) ?? createEditSession(website, queryClient);
  known.set(website.website_id, session);
  session.accept(website);
  return session;
}
