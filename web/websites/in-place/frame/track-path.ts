import { rebaseContentChanges } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';

/** Follows a path through list changes until the signal. */
export function trackPath(path: string, session: EditSession, until: AbortSignal): () => string | undefined {
  let [place, base]: [string | undefined, SiteContent] = [path, session.getState().content];
  const follow = () => {
    const current = session.getState().content;
    if (place !== undefined && current !== base)
      place = Object.keys(rebaseContentChanges({ changes: { [place]: '' }, base, current }).changes)[0];
    base = current;
    return place;
  };
  until.addEventListener('abort', session.follow(follow));
  return follow;
}
