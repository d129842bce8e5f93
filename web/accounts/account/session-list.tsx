import { sessionRoutes } from '#shared/accounts/contract/session-routes.ts';
import type { SessionEntry } from '#shared/accounts/contract/sessions.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { useEndSession, useSessions } from '#web/accounts/api/sessions.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './account-screen.module.css';

/** Lists the devices that are signed in. Every session but this one can be ended. */
export function SessionList() {
  const sessions = useSessions();
  const ending = useEndSession();
  const list = useFocusPlace<HTMLUListElement>(ending.isPending);
  if (sessions.data === undefined)
    return (
      <LoadState
        query={sessions}
        title={sessionRoutes.listSessions.defaultError}
        label="Loading your sessions…"
        lines={3}
      />
    );
  return (
    <>
      {ending.isError ? <Notice tone="danger">{ending.error.message}</Notice> : null}
      <Stack as="ul" divided ref={list} tabIndex={-1} aria-label="Your sessions">
        {sessions.data.map((session) => (
          <Cluster
            as="li"
            gap={2}
            justify="between"
            wrap={false}
            key={session.session_id}
            className={styles.session}
          >
            <div>
              <strong>{session.browser}</strong>{' '}
              {session.is_current ? <Badge tone="good">This device</Badge> : null}
              <Note>{whereAndWhen(session)}</Note>
            </div>
            {session.is_current ? null : (
              <Button
                size="small"
                isPending={ending.isPending && ending.variables === session.session_id}
                onClick={() => ending.mutate(session.session_id)}
              >
                End
                <VisuallyHidden> the session on {session.browser}</VisuallyHidden>
              </Button>
            )}
          </Cluster>
        ))}
      </Stack>
    </>
  );
}

function whereAndWhen({ network, began_at, seen_at }: SessionEntry): string {
  const [began, seen] = [began_at, seen_at].map((at) => formatMoment(at));
  return `Signed in ${began} from ${network}, last active ${seen}`;
}
