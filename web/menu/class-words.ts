import type { RatedItem } from '#shared/menu/contract/menu-analysis.ts';

type MenuClass = NonNullable<RatedItem['menu_class']>;

/** Plain names for the categories of menu engineering. */
export const CLASS_WORDS: Readonly<Record<MenuClass, string>> = {
  star: 'Popular, high profit',
  plowhorse: 'Popular, low profit',
  puzzle: 'Less popular, high profit',
  dog: 'Less popular, low profit',
};
