import { useState } from 'react';
import { FilterChoice } from '#web/console/filter-bar.tsx';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import type { NameViewDialogProps } from './name-view-dialog.tsx';
import { BUILT_IN_VIEWS, useSavedViews } from './saved-views.ts';

const NameViewDialog = deferredDialog<NameViewDialogProps>(() =>
  import('./name-view-dialog.tsx').then((m) => m.NameViewDialog),
);

const UNSAVED = 'unsaved';

/** Opens a saved view, saves the current one, or deletes it. */
export function ViewPicker({ address, onOpen }: { address: string; onOpen: (address: string) => void }) {
  const { views, save, remove } = useSavedViews();
  const [isNaming, setNaming] = useState(false);
  const all = [...BUILT_IN_VIEWS, ...views];
  const shown = all.find((view) => view.address === address);
  const own = views.find((view) => view.address === address);
  return (
    <>
      <FilterChoice
        label="View"
        value={shown?.name ?? UNSAVED}
        options={[
          ...(shown === undefined ? [{ value: UNSAVED, label: 'Unsaved view' }] : []),
          ...all.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={({ target }) => {
          const view = all.find(({ name }) => name === target.value);
          if (view !== undefined) onOpen(view.address);
        }}
      />
      {shown === undefined ? <Button onClick={() => setNaming(true)}>Save view</Button> : null}
      {own === undefined ? null : (
        <Button variant="quiet" onClick={() => remove(own.name)}>
          Delete view
        </Button>
      )}
      <NameViewDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onName={(name) => {
          save({ name, address });
          setNaming(false);
        }}
      />
    </>
  );
}
