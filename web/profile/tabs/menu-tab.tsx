import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Table2 from 'lucide-react/icons/table-2';
import { Suspense, useState } from 'react';
import { emptyDish, type Menu } from '#shared/profile/menu.ts';
import { useReadsPhotos } from '#web/client/public-config.ts';
import { ListEditor } from '#web/profile/fields/list-editor.tsx';
import styles from '#web/profile/profile-screen.module.css';
import type { ProfileDraft } from '#web/profile/use-profile-draft.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DishDetails } from './dish-details.tsx';
import { pricedAs } from './dish-prices.ts';
import { MenusList } from './menus-list.tsx';

const PasteMenuDialog = lazyPart(() =>
  import('#web/profile/paste-menu-dialog.tsx').then((m) => m.PasteMenuDialog),
);

const MenuTableDialog = lazyPart(() =>
  import('#web/menu/menu-table/menu-table-dialog.tsx').then((m) => m.MenuTableDialog),
);

/** Dishes in menu order. */
export function MenuTab({ editing }: { editing: ProfileDraft }) {
  const { draft, set, problems } = editing;
  const [isPasting, setPasting] = useState(false);
  const [isInTable, setInTable] = useState(false);
  const readsPhotos = useReadsPhotos();
  return (
    <Stack gap={4} pad={3} className={styles.fields}>
      <div>
        <Button icon={<ClipboardPaste />} onClick={() => setPasting(true)}>
          Paste a menu
        </Button>{' '}
        {draft.dishes.length === 0 ? null : (
          <Button icon={<Table2 />} onClick={() => setInTable(true)}>
            Edit as a table
          </Button>
        )}
      </div>
      <ListEditor
        title="Dishes"
        hint="Guests see dishes in this order. After you make changes, publish again."
        noun="dish"
        items={draft.dishes}
        blank={emptyDish('')}
        onChange={(dishes) => set('dishes', dishes)}
        error={problems.dishes}
      >
        {(dish, change, name) => (
          <>
            <div data-name="">
              <Field
                label="Name"
                aria-label={`Name of ${name}`}
                value={dish.name}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
            </div>
            <Field
              label="Price"
              aria-label={`Price of ${name}`}
              placeholder="$14"
              value={dish.price}
              onChange={({ currentTarget }) => change(pricedAs(dish, currentTarget.value))}
            />
            <Field
              label="Section"
              placeholder="Pasta"
              value={dish.course}
              onChange={({ currentTarget }) => change({ course: currentTarget.value })}
              isOptional
            />
            {draft.menus.length > 0 ? (
              <SelectField
                label="Menu"
                aria-label={`Menu for ${name}`}
                placeholder="Main menu"
                options={menuOptions(draft.menus, dish.menu)}
                value={dish.menu}
                onChange={({ currentTarget }) => change({ menu: currentTarget.value })}
              />
            ) : null}
            <div data-name="">
              <DishDetails dish={dish} name={name} onChange={change} />
            </div>
          </>
        )}
      </ListEditor>
      <MenusList editing={editing} />
      {isInTable ? (
        <Suspense fallback={null}>
          <MenuTableDialog
            rows={draft.dishes.map((dish, id) => ({ id, dish, source: '' }))}
            action="Keep changes"
            onClose={() => setInTable(false)}
            onTake={(dishes) => {
              setInTable(false);
              set('dishes', dishes);
            }}
          />
        </Suspense>
      ) : null}
      {isPasting ? (
        <Suspense fallback={null}>
          <PasteMenuDialog
            profile={draft}
            readsPhotos={readsPhotos}
            onClose={() => setPasting(false)}
            onTake={(profile) => {
              setPasting(false);
              editing.replace(profile);
            }}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** The named menus, plus the dish’s own menu if it was renamed. */
function menuOptions(menus: readonly Menu[], present: string) {
  const names = new Set([...menus.map(({ name }) => name), present].filter((name) => name !== ''));
  return [...names].map((name) => ({ value: name, label: name }));
}
