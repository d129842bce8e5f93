import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { CustomizerForm } from '#web/websites/customizer/form/use-customizer-form.ts';
import { DishRow } from './dish-row.tsx';
import { PasteMenuDialog } from './paste-menu-dialog.tsx';
import { useDishes } from './use-dishes.ts';

/** The dishes in page order. */
export function MenuTab({ form }: { form: CustomizerForm }) {
  const { fields, announcement, addBlank, addPasted, replaceWith, move, remove } = useDishes(form);
  const [isPasting, setIsPasting] = useState(false);
  const problem = form.formState.errors.template_customizations?.menu_items;
  return (
    <Stack gap={3}>
      {(problem?.message ?? problem?.root?.message) ? (
        <Notice tone="danger">{problem?.message ?? problem?.root?.message}</Notice>
      ) : null}
      {fields.length === 0 ? (
        <Note>No dishes yet. We don’t publish the three samples.</Note>
      ) : (
        <Stack as="ol" gap={2}>
          {fields.map((field, index) => (
            <DishRow
              key={field.id}
              form={form}
              index={index}
              count={fields.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onPasteLines={(dishes) => replaceWith(index, dishes)}
            />
          ))}
        </Stack>
      )}
      <Cluster gap={1}>
        <Button id="add-dish" icon={<Plus />} onClick={addBlank}>
          Add a dish
        </Button>
        <Button variant="quiet" icon={<ClipboardPaste />} onClick={() => setIsPasting(true)}>
          Paste a menu
        </Button>
      </Cluster>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <PasteMenuDialog isOpen={isPasting} onClose={() => setIsPasting(false)} onAdd={addPasted} />
    </Stack>
  );
}
