/** Becomes the name of the restaurant in a bulk email. */
export const NAME_PLACEHOLDER = '{restaurant_name}';

/** In the place of a restaurant’s name in a preview or test. */
export const EXAMPLE_NAME = 'Example Restaurant';

/** The text as one restaurant gets it. A name may hold every character, also braces and dollar signs. Pure. */
export function fillPlaceholders(text: string, restaurantName: string): string {
  return text.replaceAll(NAME_PLACEHOLDER, () => restaurantName);
}
