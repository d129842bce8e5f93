/** What is planted, by language. `{}` stands for the false value, or for a dish and the false value. */
export type FalsehoodFrames = {
  price: readonly string[];
  phone: readonly string[];
  /** A time of opening or closing. */
  opens: readonly string[];
  closes: readonly string[];
  days: readonly string[];
  date: readonly string[];
  address: readonly string[];
  dish: readonly string[];
  allergen: readonly string[];
  award: readonly string[];
  number: readonly string[];
  review: readonly string[];
};
