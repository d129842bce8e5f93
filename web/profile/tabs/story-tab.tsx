import { ListEditor } from '#web/profile/fields/list-editor.tsx';
import styles from '#web/profile/profile-screen.module.css';
import type { ProfileDraft } from '#web/profile/use-profile-draft.ts';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** The owner’s own words, published as written. */
export function StoryTab({ editing }: { editing: ProfileDraft }) {
  const { draft, set, problems } = editing;
  return (
    <Stack gap={4} pad={3} className={styles.fields}>
      <ListEditor
        title="Your story"
        hint="How did you start? What makes you different?"
        noun="paragraph"
        items={draft.story}
        blank={{ text: '' }}
        onChange={(story) => set('story', story)}
        error={problems.story}
      >
        {(passage, change, name) => (
          <TextAreaField
            label="Text"
            aria-label={name}
            rows={3}
            value={passage.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </ListEditor>
      <ListEditor
        title="People"
        noun="person"
        items={draft.people}
        blank={{ name: '', role: '', sentence: '' }}
        onChange={(people) => set('people', people)}
        error={problems.people}
      >
        {(person, change, name) => (
          <>
            <Field
              label="Name"
              aria-label={`Name of ${name}`}
              value={person.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <Field
              label="Role"
              placeholder="Chef and owner"
              value={person.role}
              onChange={({ currentTarget }) => change({ role: currentTarget.value })}
              isOptional
            />
            <div data-wide="">
              <TextAreaField
                label="Short bio"
                rows={2}
                value={person.sentence}
                onChange={({ currentTarget }) => change({ sentence: currentTarget.value })}
                isOptional
              />
            </div>
          </>
        )}
      </ListEditor>
      <ListEditor
        title="Good to know"
        hint="Your policies on pets, kids, groups, and allergies."
        noun="note"
        items={draft.house_notes}
        blank={{ text: '' }}
        onChange={(notes) => set('house_notes', notes)}
        error={problems.house_notes}
      >
        {(note, change, name) => (
          <Field
            label="Note"
            aria-label={name}
            value={note.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </ListEditor>
    </Stack>
  );
}
