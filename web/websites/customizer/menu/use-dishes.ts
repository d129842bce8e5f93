import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { CustomizerValues, Dish } from '#web/websites/customizer/form/customizer-schema.ts';
import type { CustomizerForm } from '#web/websites/customizer/form/use-customizer-form.ts';
import { focusSoon } from './focus-soon.ts';

const ITEMS = 'template_customizations.menu_items';
const BLANK: Dish = { name: '', description: '', price: '' };

/** The dishes of the form, their changes, and the announcement of the last change. */
export function useDishes(form: CustomizerForm) {
  const list = useFieldArray<CustomizerValues, typeof ITEMS>({ control: form.control, name: ITEMS });
  const { fields } = list;
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (index: number) => form.getValues(`${ITEMS}.${index}.name`).trim() || `Dish ${index + 1}`;
  return {
    fields,
    announcement,
    addBlank: () => list.append({ ...BLANK }, { focusName: `${ITEMS}.${fields.length}.name` }),
    addPasted: (dishes: Dish[]) => {
      const last = fields.length - 1;
      if (last >= 0 && isBlank(form.getValues(`${ITEMS}.${last}`))) list.remove(last);
      list.append(dishes, { shouldFocus: false });
      setAnnouncement(`${dishes.length} dishes added.`);
    },
    replaceWith: (index: number, dishes: Dish[]) => {
      list.remove(index);
      list.insert(index, dishes, { shouldFocus: false });
      setAnnouncement(`${dishes.length} dishes added.`);
    },
    move: (from: number, to: number) => {
      setAnnouncement(`${nameOf(from)} moved to position ${to + 1} of ${fields.length}.`);
      list.move(from, to);
    },
    remove: (index: number) => {
      setAnnouncement(`${nameOf(index)} removed.`);
      list.remove(index);
      focusSoon(fields.length === 1 ? 'add-dish' : `dish-${Math.min(index, fields.length - 2)}-remove`);
    },
  };
}

const isBlank = (dish: Dish) => Object.values(dish).every((text) => text.trim() === '');
