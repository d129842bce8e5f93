/** What stands for the name of the restaurant in an email to many. */
export const NAME_PLACEHOLDER = '{restaurant_name}';

/** The text as one restaurant gets it. A name may hold every character, also braces and dollar signs. Pure. */
export function fillPlaceholders(text: string, restaurantName: string): string {
  return text.replaceAll(NAME_PLACEHOLDER, () => restaurantName);
}
