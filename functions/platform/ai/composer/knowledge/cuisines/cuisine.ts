import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import type { SchemeName } from '../color-schemes.ts';

/**
 * What a food writer knows about one way of cooking. The sentences speak of the cuisine in general,
 * never of one restaurant, and hold no digits: numbers come from the owner alone.
 */
export type Cuisine = {
  id: string;
  /** As printed and put into structured data, such as "Italian". */
  label: string;
  /** Before a noun: "a Roman trattoria". Empty when the venue says it already ("a bakery"). */
  adjective: string;
  /** What a place of this kind is called when the owner does not say. */
  venue: string;
  /** Words in the owner's text (folded) that name this cuisine. */
  says: RegExp;
  /** Words in a restaurant's name that give it away. */
  named?: RegExp;
  /** 3: narrow (Roman), 2: a country's or a style's, 1: a kind of venue that others also are. */
  rank: 1 | 2 | 3;
  template: TemplateId;
  schemes: readonly SchemeName[];
  subjects: readonly ImageSubject[];
  taglines: readonly string[];
  heroes: readonly string[];
  abouts: readonly string[];
  /** How such food is eaten. */
  table: readonly string[];
  gallery: readonly string[];
};
