import type { Course } from '../knowledge/dishes/dish.ts';
import type { KnownDish } from '../knowledge/dishes/dishes.ts';

/** Something the owner said can be ordered. */
export type MenuEntry = {
  /** In the owner's words, first letter raised. */
  name: string;
  /** As the owner wrote it; empty when none was given. */
  price: string;
  /** "from $9.50": the price is the lowest of several. */
  isStartingPrice: boolean;
  course: Course | undefined;
  /** Known only when the name means exactly this dish. */
  dish: KnownDish | undefined;
};
