import type { LinePrice } from './line-prices.ts';

/** `isApart`: an empty line or a rule comes before it. */
export type Line = { text: string; words: string; price: LinePrice | undefined; isApart: boolean };

export const LIST_OF_CHOICES = /,.*\b(?:or|oder|ou|o|y|and|und|et|e)\s+\p{L}/iu;
export const CONTACT = /@|https?:|www\.|\b(?:tel|phone|call|fax)\b|\d{3}[-. )]\s?\d{3}[-. ]\d{4}/iu;
export const wordsIn = (text: string): number => text.split(/\s+/u).length;
export const endsSentence = (text: string): boolean => /[.!?…]$/u.test(text);
