import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FormEvent, useId, useState } from 'react';
import { ITEM_STATUSES, type ItemStatus } from '#shared/checklist/checklist-item.ts';
import { type ChecklistItem, MAX_NOTES_LENGTH } from '#shared/checklist/contract/checklist.ts';
import { useItemUpdate } from '#web/checklist/use-item-updates.ts';
import { Button } from '#web/ui/button.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './item-details.module.css';
import { STATUS_LABELS } from './item-labels.ts';

/** Tasks that we check off ourselves can’t be marked done. */
function statusOptions({ waits_for }: ChecklistItem) {
  return ITEM_STATUSES.filter((value) => value !== 'completed' || waits_for === null).map((value) => ({
    value,
    label: STATUS_LABELS[value],
  }));
}

/** Why the task matters, other statuses, and notes. */
export function ItemDetails({ item }: { item: ChecklistItem }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Why, notes, and status: ${item.title}`}
        onClick={() => setOpen(!isOpen)}
      >
        Why<span className={styles.rest}>, notes, and status</span> <ChevronDown />
      </button>
      <Grid gap={2} width="row" pad={1} className={styles.details} id={id} hidden={!isOpen}>
        {isOpen ? <DetailsForm item={item} /> : null}
      </Grid>
    </>
  );
}

function DetailsForm({ item }: { item: ChecklistItem }) {
  const { item_id: itemId, title, why, status, notes } = item;
  const { update, isPending } = useItemUpdate();
  const [isSaved, setSaved] = useState(false);
  const saveNotes = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(false);
    const text = String(new FormData(event.currentTarget).get('notes'));
    setSaved(await update({ itemId, notes: text }));
  };
  return (
    <>
      <Text size="body" display>
        {why}
      </Text>
      <SelectField
        className={styles.status}
        label="Status"
        aria-label={`Status: ${title}`}
        options={statusOptions(item)}
        value={status}
        onChange={(event) => void update({ itemId, status: event.target.value as ItemStatus })}
      />
      <Stack
        as="form"
        gap={1}
        align="start"
        className={styles.form}
        onSubmit={(event) => void saveNotes(event)}
      >
        <TextAreaField
          label="Notes"
          aria-label={`Notes: ${title}`}
          name="notes"
          rows={2}
          maxLength={MAX_NOTES_LENGTH}
          defaultValue={notes}
          hint="Who’s working on this, and what’s left? Only you can see your notes."
          onChange={() => setSaved(false)}
        />
        <Button type="submit" size="small" isPending={isPending(itemId)}>
          Save notes
        </Button>
        <Text size="small" tone="good" role="status" hidesEmpty>
          {isSaved ? 'Notes saved.' : ''}
        </Text>
      </Stack>
    </>
  );
}
