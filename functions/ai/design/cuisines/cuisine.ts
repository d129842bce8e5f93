import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import type { SchemeName } from '../color-schemes.ts';

/** The design of pages for one cuisine. It states no facts about a restaurant. */
export type Cuisine = {
  id: string;
  /** Folded words in the owner’s text that name this cuisine. */
  says: RegExp;
  /** 3: narrow (Roman), 2: a country or style, 1: a kind of venue that several cuisines have. */
  rank: number;
  template: TemplateId;
  schemes: readonly SchemeName[];
  /** Subjects of its images, if the menu has them. The first is for the hero. */
  subjects: readonly ImageSubject[];
};

/** For restaurants whose cuisine is unknown. */
export const ANY_TABLE: Cuisine = {
  id: 'any',
  rank: 1,
  says: /^\b$/,
  template: 'casual-dining-1',
  schemes: ['olive', 'harbor', 'brick', 'forest', 'plum', 'butter', 'fjord', 'terracotta'],
  subjects: ['table', 'bread', 'wine', 'vegetables', 'herbs', 'fruit', 'soup'],
};
