import { useState } from 'react';
import { FilterChoice } from '#web/console/filter-bar.tsx';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { BUILT_IN_VIEWS } from './built-in-views.ts';
import { useDeleteView, useSavedViews } from './use-saved-views.ts';

const NameViewDialog = deferredDialog(() => import('./name-view-dialog.tsx').then((m) => m.NameViewDialog));

const UNSAVED = 'unsaved';

/** Opens a saved view, saves the current one, or deletes it. Built-in views work while the own ones load or fail. */
export function ViewPicker({ address, onOpen }: { address: string; onOpen: (address: string) => void }) {
  const { data: views = [] } = useSavedViews();
  const deletion = useDeleteView();
  const [isNaming, setNaming] = useState(false);
  const all = [...BUILT_IN_VIEWS, ...views];
  const shown = all.find((view) => view.address === address);
  const own = views.find((view) => view.address === address);
  const remove = (id: string) =>
    deletion.mutate(id, { onError: ({ message }) => showToast({ tone: 'danger', title: message }) });
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
        <Button variant="quiet" isPending={deletion.isPending} onClick={() => remove(own.view_id)}>
          Delete view
        </Button>
      )}
      <NameViewDialog isOpen={isNaming} onClose={() => setNaming(false)} address={address} />
    </>
  );
}
