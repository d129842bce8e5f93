import MessageSquareText from 'lucide-react/icons/message-square-text';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import chips from '#web/ui/chips.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import type { Entry, EntryChange } from './corrections.ts';
import { EntryForm } from './entry-form.tsx';
import { ENTRY_LABELS, type EntryKind, REASON_LABELS, SENTENCE_KINDS } from './entry-kinds.ts';
import { entryText } from './entry-text.ts';
import styles from './parsed-preview.module.css';

type EntryRowProps = { entry: Entry; onChange: (change: EntryChange) => void };

const isSentence = (kind: EntryKind) => SENTENCE_KINDS.some((each) => each === kind);

/** One parsed detail with its actions. */
export function EntryRow({ entry, onChange }: EntryRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { kind, value, state, item } = entry;
  const { title, price, detail } = entryText(kind, value);
  const isRemoved = state === 'removed';
  return (
    <Grid
      as="li"
      align="start"
      columns="1fr auto"
      pad={0.5}
      line="above"
      className={styles.entry}
      data-entry={entry.id}
      data-state={state}
    >
      <div className={styles.words}>
        <Cluster as="p" gap={2} align="stretch" justify="between" wrap={false}>
          <span>{title}</span>
          {price ? (
            <Text as="span" flex="none" textAlign="end" className={styles.price}>
              {price}
            </Text>
          ) : null}
        </Cluster>
        {detail ? <Note className={styles.detail}>{detail}</Note> : null}
        {kind === 'not_for_guests' && item.reason !== undefined ? (
          <Note className={styles.detail}>{REASON_LABELS[item.reason]}</Note>
        ) : null}
      </div>
      <Cluster align="stretch" wrap={false}>
        {isRemoved ? null : (
          <>
            <IconButton
              size="small"
              label={`Edit ${title}`}
              aria-expanded={isEditing}
              icon={<Pencil />}
              onClick={() => setEditing(!isEditing)}
            />
            {isSentence(kind) || kind === 'languages' ? null : (
              <IconButton
                size="small"
                label={`Move ${title} to Good to know`}
                title="Move to Good to know"
                icon={<MessageSquareText />}
                onClick={() => onChange({ do: 'move', to: 'house_notes' })}
              />
            )}
          </>
        )}
        <IconButton
          key="remove"
          size="small"
          label={isRemoved ? `Restore ${title}` : `Remove ${title}`}
          icon={isRemoved ? <Undo2 /> : <Trash2 />}
          onClick={() => onChange({ do: isRemoved ? 'restore' : 'remove' })}
        />
      </Cluster>
      {isEditing && !isRemoved ? (
        <EntryForm
          entry={entry}
          onChange={(fields) => onChange({ do: 'change', fields })}
          onDone={() => setEditing(false)}
        />
      ) : null}
      {state === 'asked' ? <Question title={title} onChange={onChange} /> : null}
      {state === 'taken' && isSentence(kind) ? (
        <Moves entry={entry} title={title} onChange={onChange} />
      ) : null}
    </Grid>
  );
}

function Question({ title, onChange }: { title: string; onChange: EntryRowProps['onChange'] }) {
  return (
    <Cluster as="p" gap={1} tone="warning" size="small" width="row" padBottom={1}>
      Is this right?
      <Button size="small" aria-label={`Yes: ${title}`} onClick={() => onChange({ do: 'accept' })}>
        Yes
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`No: ${title}`}
        onClick={() => onChange({ do: 'remove' })}
      >
        No
      </Button>
    </Cluster>
  );
}

/** Buttons that change the entry to another kind. */
function Moves({ entry, title, onChange }: EntryRowProps & { title: string }) {
  const { kind, item } = entry;
  const others = new Set<EntryKind>([item.kind, ...SENTENCE_KINDS]);
  others.delete(kind);
  return (
    <Cluster gap={1} rowGap={0.5} align="stretch" width="row" padBottom={1}>
      {[...others].map((to) => (
        <button
          key={to}
          type="button"
          className={chips.chip}
          aria-label={`Move “${title}” to ${ENTRY_LABELS[to]}`}
          onClick={() => onChange({ do: 'move', to })}
        >
          {ENTRY_LABELS[to]}
        </button>
      ))}
    </Cluster>
  );
}
