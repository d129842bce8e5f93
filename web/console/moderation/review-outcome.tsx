import { formatMoment } from '#shared/format/dates.ts';
import type { ModerationItem } from '#shared/moderation/contract/moderation-routes.ts';
import { Text } from '#web/ui/text.tsx';
import styles from './moderation.module.css';

/** Who decided, when, and why, and whether rejected content has been removed. */
export function ReviewOutcome({ item }: { item: ModerationItem }) {
  const { status, reviewed_at, reviewed_by, reason, withdrawn_at } = item;
  return (
    <Text as="div" size="small" tone="muted" className={styles.review}>
      {reviewed_at === null ? null : (
        <p>
          Reviewed {formatMoment(reviewed_at)}
          {reviewed_by === null ? null : (
            <>
              {' '}
              by <code>{reviewed_by}</code>
            </>
          )}
        </p>
      )}
      {reason === null || reason === '' ? null : <p>Reason: {reason}</p>}
      {status !== 'rejected' ? null : withdrawn_at === null ? (
        <p>Removing it everywhere…</p>
      ) : (
        <p>Removed everywhere {formatMoment(withdrawn_at)}</p>
      )}
    </Text>
  );
}
