import type { ContentType } from '#shared/moderation/moderated-content.ts';

/** A text that readers will see. `field`: as the console names it, with what else tells where it stands. */
export type InspectedText = {
  contentType: ContentType;
  field: 'text' | 'content' | 'description' | 'alt_text' | 'headline' | 'copy';
  text: string;
  /** Ids and names of our own, such as the task. */
  about: Readonly<Record<string, string>>;
  /** What stood in its place: a sentence of it that a person was asked to look at is not noted again. */
  before?: string;
};

/**
 * Looks at texts of a restaurant and notes down those that a person should look at. Returns the ids of what was noted,
 * now or earlier: the texts may be used all the same.
 */
export type Inspect = (
  texts: readonly InspectedText[],
  caller: { restaurantId: string },
) => Promise<string[]>;

/** Of functions whose tasks write nothing for readers: one that does is a defect. */
export const NOTHING_FOR_READERS: Inspect = (texts) =>
  texts.length === 0
    ? Promise.resolve([])
    : Promise.reject(new Error('This function may not write for readers.'));
