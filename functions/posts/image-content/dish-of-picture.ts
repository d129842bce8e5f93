import { foldItemName } from '#shared/menu/sales/item-name.ts';
import type { Dish } from '#shared/profile/menu.ts';

/** A picture that words are for. `ids`: those by which dishes may name it. `alt`: what its owner says it shows. */
export type WordedPicture = { ids: readonly string[]; alt: string };

/** The dish of a picture: the one that names it, else the one that its description names; never one by guess. */
export function dishOfPicture(dishes: readonly Dish[], { ids, alt }: WordedPicture): Dish | undefined {
  const named = dishes.find(({ image }) => ids.some((id) => image.startsWith(`/images/${id}/`)));
  if (named !== undefined) return named;
  const said = ` ${foldItemName(alt)} `;
  const spoken = dishes.filter(
    ({ name }) => foldItemName(name) !== '' && said.includes(` ${foldItemName(name)} `),
  );
  return spoken.toSorted((a, b) => b.name.length - a.name.length)[0];
}
