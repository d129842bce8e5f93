import { emptyDish } from '#shared/profile/menu.ts';
import { Field } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { ListEditor } from '../list-editor.tsx';
import styles from '../profile-screen.module.css';
import type { ProfileDraft } from '../use-profile-draft.ts';

/** Dishes in the order of the menu. */
export function MenuTab({ editing }: { editing: ProfileDraft }) {
  const { draft, set, problems } = editing;
  return (
    <div className={styles.fields}>
      <ListEditor
        title="Dishes"
        hint="In your order. Change a price here, and every website that shows your profile takes it when it is published."
        noun="dish"
        items={draft.dishes}
        blank={emptyDish('')}
        onChange={(dishes) => set('dishes', dishes)}
        error={problems.dishes}
      >
        {(dish, change, name) => (
          <>
            <Field
              label="Name"
              aria-label={`Name of ${name}`}
              value={dish.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <Field
              label="Price"
              aria-label={`Price of ${name}`}
              placeholder="As you write it"
              value={dish.price}
              onChange={({ currentTarget }) => change({ price: currentTarget.value, amount: null })}
            />
            <Field
              label="Under"
              placeholder="Pasta"
              value={dish.course}
              onChange={({ currentTarget }) => change({ course: currentTarget.value })}
              isOptional
            />
            <Field
              label="When"
              placeholder="Sundays only"
              value={dish.availability}
              onChange={({ currentTarget }) => change({ availability: currentTarget.value })}
              isOptional
            />
            <div data-wide="">
              <TextAreaField
                label="Description"
                rows={1}
                value={dish.description}
                onChange={({ currentTarget }) => change({ description: currentTarget.value })}
                isOptional
              />
            </div>
          </>
        )}
      </ListEditor>
    </div>
  );
}
