import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { formatMoment } from '#shared/format/dates.ts';
import type { ModerationItem } from '#shared/moderation/contract/moderation-routes.ts';
import type { ModerationStatus } from '#shared/moderation/moderated-content.ts';
import type { ListedContent } from '#web/console/api/moderation.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Note } from '#web/ui/text.tsx';
import { contentParts } from './content-parts.ts';
import { markedParts } from './marked-text.ts';
import styles from './moderation.module.css';
import { elementIdOf } from './use-item-walk.ts';

const TONES = { flagged: 'warning', approved: 'good', rejected: 'danger' } as const satisfies Record<
  ModerationStatus,
  string
>;

type ModerationEntryProps = {
  item: ListedContent;
  isCurrent: boolean;
  isSelected: boolean;
  /** A decision is being saved. */
  isPending: boolean;
  onCurrent: () => void;
  onSelect: () => void;
  onApprove: () => void;
  onReject: () => void;
};

/** One item: its text, its flags, where it's from, and the decision. */
export function ModerationEntry({
  item,
  isCurrent,
  isSelected,
  isPending,
  ...actions
}: ModerationEntryProps) {
  const { moderation_id, status, content_type, restaurant_id, restaurant_name } = item;
  const { texts, metadata } = contentParts(item.content_data);
  const passages = item.flag_details.map(({ passage }) => passage);
  const name = texts[0]?.value.slice(0, 60) ?? content_type;
  return (
    <li
      id={elementIdOf(moderation_id)}
      className={styles.entry}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      aria-busy={isPending || undefined}
      onFocus={actions.onCurrent}
    >
      <Cluster gap={1} rowGap={0.5} size="small" tone="muted" className={styles.head}>
        {status === 'flagged' ? (
          <input
            type="checkbox"
            aria-label={`Select “${name}”`}
            checked={isSelected}
            onChange={actions.onSelect}
          />
        ) : null}
        <Badge tone={TONES[status]}>{status}</Badge>
        <Badge>{content_type.replaceAll('_', ' ')}</Badge>
        <span className={styles.where}>
          {restaurant_name === undefined ? (
            'Restaurant'
          ) : (
            <Link href={linkTo.adminRestaurant(restaurant_id)}>{restaurant_name}</Link>
          )}{' '}
          <code>{restaurant_id}</code>
        </span>
        <span className={styles.when}>Flagged {formatMoment(item.flagged_at)}</span>
      </Cluster>
      <Stack gap={0.5} className={styles.words}>
        {texts.map((text) => (
          <p key={text.name} className={styles.text}>
            {texts.length > 1 ? (
              <Note as="span" className={styles.field}>
                {text.name}
              </Note>
            ) : null}
            {markedParts(text.value, passages).map((part, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
              part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
            )}
          </p>
        ))}
        <Cluster as="p" gap={2} rowGap={0} size="small" tone="muted">
          {metadata.map(({ name: key, value }) => (
            <span key={key}>
              {key}: {value.replaceAll('_', ' ')}
            </span>
          ))}
        </Cluster>
      </Stack>
      <Stack as="ul" gap={1} size="small" tone="muted" className={styles.flags} aria-label="Flags">
        {item.flags.map((flag) => (
          <Stack as="li" gap={0.5} align="start" key={flag}>
            <Badge tone="warning">{flag.replaceAll('.', ' · ')}</Badge>
            {item.flag_details.find((detail) => detail.flag === flag)?.sentence}
          </Stack>
        ))}
      </Stack>
      {status === 'flagged' ? (
        <Cluster gap={1} align="stretch" wrap={false} className={styles.actions}>
          <Button
            size="small"
            icon={<Check />}
            onClick={actions.onApprove}
            isIdle={isPending}
            aria-label={`Approve “${name}”`}
          >
            Approve
          </Button>
          <Button
            size="small"
            icon={<X />}
            onClick={actions.onReject}
            isIdle={isPending}
            aria-label={`Reject “${name}”`}
          >
            Reject
          </Button>
        </Cluster>
      ) : (
        <ReviewOutcome item={item} />
      )}
    </li>
  );
}

/** Who decided, when, and why, and whether rejected content has been removed. */
function ReviewOutcome({ item }: { item: ModerationItem }) {
  const { status, reviewed_at, reviewed_by, reason, withdrawn_at } = item;
  return (
    <Note as="div" className={styles.review}>
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
    </Note>
  );
}
