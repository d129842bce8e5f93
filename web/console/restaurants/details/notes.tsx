import { type FormEvent, useState } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import { NOTE_MAX_LENGTH, type TimelineEntry } from '#shared/restaurants/contract/restaurant-timeline.ts';
import { useChangeNotes } from '#web/console/api/restaurant-timeline.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './restaurant-details.module.css';

type NoteEntry = Extract<TimelineEntry, { type: 'note' }>;

/** Adds a note to the timeline. */
export function AddNote({ restaurantId }: { restaurantId: string }) {
  const notes = useChangeNotes(restaurantId);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    notes.mutate({ kind: 'add', text }, { onSuccess: () => setText('') });
  };
  return (
    <Stack as="form" gap={1} align="start" className={styles.noteForm} onSubmit={submit} noValidate>
      <TextAreaField
        label="Add a note"
        hint="Owners don’t see notes."
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(notes.isError && { error: notes.error.message })}
      />
      <Button type="submit" size="small" isPending={notes.isPending}>
        Add note
      </Button>
    </Stack>
  );
}

/** A note with its author, which can be changed or deleted. */
export function Note({ restaurantId, note }: { restaurantId: string; note: NoteEntry }) {
  const notes = useChangeNotes(restaurantId);
  const [draft, setDraft] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = { kind: 'edit', noteId: note.id, text: draft ?? '' } as const;
    notes.mutate(change, { onSuccess: () => setDraft(undefined) });
  };
  if (draft !== undefined)
    return (
      <Stack as="form" gap={1} align="start" className={styles.noteForm} onSubmit={submit} noValidate>
        <TextAreaField
          label="Note"
          rows={3}
          maxLength={NOTE_MAX_LENGTH}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          {...(notes.isError && { error: notes.error.message })}
        />
        <Cluster gap={1}>
          <Button type="submit" size="small" isPending={notes.isPending}>
            Save note
          </Button>
          <Button size="small" variant="quiet" onClick={() => setDraft(undefined)}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    );
  return (
    <div className={styles.note}>
      <Text size="small" className={styles.text}>
        {note.text}
      </Text>
      <Text size="small" tone="muted">
        {note.author}, {formatMoment(note.at)}
        {note.edited === null ? '' : ` (edited by ${note.edited.author}, ${formatMoment(note.edited.at)})`}
      </Text>
      <Cluster gap={1}>
        <Button size="small" variant="quiet" onClick={() => setDraft(note.text)}>
          Edit note
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDeleting(true)}>
          Delete note
        </Button>
      </Cluster>
      {notes.isError ? <Notice tone="danger">{notes.error.message}</Notice> : null}
      <DeferredConfirm
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={() =>
          notes.mutate({ kind: 'delete', noteId: note.id }, { onSettled: () => setDeleting(false) })
        }
        title="Delete this note?"
        confirmLabel="Delete note"
        isDanger
        isPending={notes.isPending}
      >
        You can’t undo this.
      </DeferredConfirm>
    </div>
  );
}
