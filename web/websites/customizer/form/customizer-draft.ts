import * as z from 'zod/mini';
import { type CustomizerValues, readCustomizerValues } from './customizer-schema.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The restaurant and the template of a draft. */
export type DraftPlace = { restaurantId: string; templateId: string };

const DraftSchema = z.object({ restaurantId: z.string(), values: z.unknown() });

const keyOf = ({ templateId }: DraftPlace) => `template-draft:${templateId}`;

/** Stores unfinished fields in this tab, so that a reload doesn’t lose them. */
export function keepDraft(store: Store, place: DraftPlace, values: CustomizerValues): void {
  try {
    store.setItem(keyOf(place), JSON.stringify({ restaurantId: place.restaurantId, values }));
  } catch {}
}

/** The restaurant’s draft for this template in this tab, if there is one. */
export function findDraft(store: Store, place: DraftPlace): CustomizerValues | undefined {
  try {
    const draft = DraftSchema.parse(JSON.parse(store.getItem(keyOf(place)) ?? 'null'));
    return draft.restaurantId === place.restaurantId ? readCustomizerValues(draft.values) : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the draft after the website was created, or on request. */
export function forgetDraft(store: Store, place: DraftPlace): void {
  try {
    store.removeItem(keyOf(place));
  } catch {}
}
