import * as z from 'zod/mini';
import { type CustomizerValues, readCustomizerValues } from './customizer-schema.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whose draft, and in which design. */
export type DraftPlace = { restaurantId: string; templateId: string };

const DraftSchema = z.object({ restaurantId: z.string(), values: z.unknown() });

const keyOf = ({ templateId }: DraftPlace) => `template-draft:${templateId}`;

/** Remembers unfinished fields in this tab, so that a reload does not lose them. */
export function keepDraft(store: Store, place: DraftPlace, values: CustomizerValues): void {
  try {
    store.setItem(keyOf(place), JSON.stringify({ restaurantId: place.restaurantId, values }));
  } catch {}
}

/** The restaurant's draft in this design, if this tab has one. */
export function findDraft(store: Store, place: DraftPlace): CustomizerValues | undefined {
  try {
    const draft = DraftSchema.parse(JSON.parse(store.getItem(keyOf(place)) ?? 'null'));
    return draft.restaurantId === place.restaurantId ? readCustomizerValues(draft.values) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the draft once it has become a website, or was given up. */
export function forgetDraft(store: Store, place: DraftPlace): void {
  try {
    store.removeItem(keyOf(place));
  } catch {}
}
