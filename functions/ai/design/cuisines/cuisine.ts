import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import type { SchemeName } from '../color-schemes.ts';

/** How a page looks on which one way of cooking is shown. It says nothing of any restaurant. */
export type Cuisine = {
  id: string;
  /** Words in the owner's text (folded) that name this cuisine. */
  says: RegExp;
  /** 3: narrow (Roman), 2: a country's or a style's, 1: a kind of venue that others also are. */
  rank: 1 | 2 | 3;
  template: TemplateId;
  schemes: readonly SchemeName[];
  /** What its pictures show, as far as the menu holds it; the first is the hero's. */
  subjects: readonly ImageSubject[];
};
