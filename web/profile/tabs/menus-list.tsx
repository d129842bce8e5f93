import { MENU_KINDS, type Menu, MenuSchema } from '#shared/profile/menu.ts';
import { ListEditor } from '#web/profile/fields/list-editor.tsx';
import type { ProfileDraft } from '#web/profile/use-profile-draft.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

const KIND_LABELS: Record<Menu['kind'], string> = {
  menu: 'Menu',
  set_menu: 'Set menu',
  happy_hour: 'Happy hour',
  drinks: 'Drinks',
};

/** Menus besides the main one: lunch, set menus, happy hour, drinks. */
export function MenusList({ editing }: { editing: ProfileDraft }) {
  const { draft, set, problems } = editing;
  return (
    <ListEditor
      title="Menus"
      hint="Lunch, happy hour, drinks, or fixed-price menus."
      noun="menu"
      items={draft.menus}
      blank={MenuSchema.parse({ name: '' })}
      onChange={(menus) => set('menus', menus)}
      error={problems.menus}
    >
      {(menu, change, name) => (
        <>
          <div data-name="">
            <Field
              label="Name"
              aria-label={`Name of ${name}`}
              placeholder="Lunch specials"
              value={menu.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          </div>
          <SelectField
            label="Type"
            options={MENU_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
            value={menu.kind}
            onChange={({ currentTarget: { value } }) =>
              change({ kind: MENU_KINDS.find((kind) => kind === value) ?? 'menu' })
            }
          />
          <Field
            label="Price"
            aria-label={`Price of ${name}`}
            value={menu.price}
            onChange={({ currentTarget }) => change({ price: currentTarget.value, amount: null })}
            isOptional
          />
          <Field
            label="When"
            placeholder="Mon–Fri 5–7 PM"
            value={menu.availability}
            onChange={({ currentTarget }) => change({ availability: currentTarget.value })}
            isOptional
          />
          <div data-wide="">
            <TextAreaField
              label="Description"
              rows={1}
              value={menu.description}
              onChange={({ currentTarget }) => change({ description: currentTarget.value })}
              isOptional
            />
          </div>
        </>
      )}
    </ListEditor>
  );
}
