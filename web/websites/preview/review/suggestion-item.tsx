import { useState } from 'react';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import { BLANK } from '#shared/site/review/draft-texts.ts';
import type { Suggestion } from '#shared/site/review/suggestions.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { useEditSuggestion } from '#web/websites/api/suggestions.ts';

type Decision = { keep?: { id: string; values?: Record<string, string> }[]; remove?: string[] };

type SuggestionItemProps = {
  website: Website;
  suggestion: Suggestion;
  /** It was kept with an open blank. */
  hasOpenBlanks: boolean;
  /** The previous suggestion has the same reason. */
  isReasonSaid: boolean;
  isPending: boolean;
  onDecide: (decision: Decision) => void;
};

/** One suggestion: Keep, Edit, or Remove. Blanks are filled in place. */
export function SuggestionItem({
  website,
  suggestion,
  hasOpenBlanks,
  isReasonSaid,
  isPending,
  onDecide,
}: SuggestionItemProps) {
  const { id, text, reason, question, blanks = [] } = suggestion;
  const [values, setValues] = useState<Record<string, string>>({});
  const [isEditing, setEditing] = useState(false);
  const isOpen = blanks.some(({ name }) => (values[name] ?? '').trim() === '');
  return (
    <Stack as="li" gap={1}>
      {question === undefined ? null : <Text strong>{question}</Text>}
      {isEditing ? (
        <EditedSuggestion website={website} suggestion={suggestion} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Text breaks>{filled(text, blanks, values)}</Text>
          {reason === '' || isReasonSaid ? null : <Note>{reason}</Note>}
          {blanks.map(({ name, label }) => (
            <Field
              key={name}
              label={label}
              value={values[name] ?? ''}
              maxLength={300}
              error={
                hasOpenBlanks && (values[name] ?? '').trim() === ''
                  ? 'Fill in the blanks to keep this.'
                  : undefined
              }
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          ))}
          <Cluster gap={1}>
            <Button
              size="small"
              isPending={isPending}
              isIdle={isOpen}
              aria-label={`Keep: ${text}`}
              onClick={() => onDecide({ keep: [{ id, values }] })}
            >
              Keep
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Edit: ${text}`}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
            <Button
              size="small"
              variant="quiet"
              isPending={isPending}
              aria-label={`Remove: ${text}`}
              onClick={() => onDecide({ remove: [id] })}
            >
              Remove
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}

/** The owner’s wording, which is published like any other text once saved. */
function EditedSuggestion({
  website,
  suggestion: { path, text },
  onClose,
}: Pick<SuggestionItemProps, 'website' | 'suggestion'> & { onClose: () => void }) {
  const [words, setWords] = useState(text);
  const edit = useEditSuggestion(website);
  const whole = readContentPath(website.content, path);
  const save = () => {
    if (typeof whole !== 'string' || words.trim() === '') return;
    edit.mutate({ path, text: whole.replace(text, () => words.trim()) }, { onSuccess: onClose });
  };
  return (
    <Stack
      as="form"
      gap={1}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextAreaField
        label="Your wording"
        value={words}
        maxLength={1_000}
        error={edit.error?.message}
        onChange={({ target }) => setWords(target.value)}
      />
      <Cluster gap={1}>
        <Button type="submit" size="small" isPending={edit.isPending}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The text with the blanks filled so far. */
function filled(
  text: string,
  blanks: readonly { name: string }[],
  values: Readonly<Record<string, string>>,
): string {
  let place = 0;
  return text.replaceAll(BLANK, () => (values[blanks[place++]?.name ?? ''] ?? '').trim() || BLANK);
}
