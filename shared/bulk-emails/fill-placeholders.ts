/** Replaced with the restaurant’s name in a bulk email. */
export const NAME_PLACEHOLDER = '{restaurant_name}';

/** The name in a preview or test. */
export const EXAMPLE_NAME = 'Example Restaurant';

/** The text for one restaurant. Names may contain all characters, including braces and dollar signs. Pure. */
export function fillPlaceholders(text: string, restaurantName: string): string {
  return text.replaceAll(NAME_PLACEHOLDER, () => restaurantName);
}
