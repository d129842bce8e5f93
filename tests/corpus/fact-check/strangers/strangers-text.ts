/** The name of the restaurant, and a text about it. */
export type StrangersText = readonly [restaurant: string, text: string];
