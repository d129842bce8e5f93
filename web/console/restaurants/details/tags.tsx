import { type FormEvent, useState } from 'react';
import { MOST_TAGS } from '#shared/restaurants/contract/restaurant-timeline.ts';
import { useChangeNotes } from '#web/console/api/restaurant-timeline.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';

/** The restaurant's tags, typed as a list with commas. */
export function Tags({ restaurantId, tags }: { restaurantId: string; tags: readonly string[] }) {
  const notes = useChangeNotes(restaurantId);
  const [draft, setDraft] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = (draft ?? '').split(',').map((tag) => tag.trim());
    const change = { kind: 'tags', tags: typed.filter((tag) => tag !== '') } as const;
    notes.mutate(change, { onSuccess: () => setDraft(undefined) });
  };
  if (draft === undefined)
    return (
      <Cluster gap={1}>
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        <Button size="small" variant="quiet" onClick={() => setDraft(tags.join(', '))}>
          {tags.length === 0 ? 'Add tags' : 'Edit tags'}
        </Button>
      </Cluster>
    );
  return (
    <Stack as="form" gap={1} align="start" onSubmit={submit} noValidate>
      <Field
        label="Tags"
        hint={`Up to ${MOST_TAGS}, separated by commas. Owners don’t see them.`}
        value={draft}
        autoComplete="off"
        onChange={({ target }) => setDraft(target.value)}
        {...(notes.isError && { error: notes.error.message })}
      />
      <Cluster gap={1}>
        <Button type="submit" size="small" isPending={notes.isPending}>
          Save tags
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDraft(undefined)}>
          Cancel
        </Button>
      </Cluster>
    </Stack>
  );
}
