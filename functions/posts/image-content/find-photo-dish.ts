import { foldItemName } from '#shared/menu/sales/item-name.ts';
import type { Dish } from '#shared/profile/menu.ts';

/** An image to write copy for. `ids`: the IDs that dishes may use for it. `alt`: the owner’s description. */
export type DescribedImage = { ids: readonly string[]; alt: string };

/** The dish of an image: the one that uses it, or else the one in its description. Never a guess. */
export function findPhotoDish(dishes: readonly Dish[], { ids, alt }: DescribedImage): Dish | undefined {
  const named = dishes.find(({ image }) => ids.some((id) => image.startsWith(`/images/${id}/`)));
  if (named !== undefined) return named;
  const words = ` ${foldItemName(alt)} `;
  const spoken = dishes.filter(
    ({ name }) => foldItemName(name) !== '' && words.includes(` ${foldItemName(name)} `),
  );
  return spoken.toSorted((a, b) => b.name.length - a.name.length)[0];
}
