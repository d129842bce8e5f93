/**
 * Texts as language models write them for these restaurants, written after the check and not for it. In the false ones
 * `planted` is not so; all the rest is.
 */
export type UnforeseenText = { restaurant: string; text: string; planted?: string };
