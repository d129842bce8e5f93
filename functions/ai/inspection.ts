import type { ContentType } from '#shared/moderation/moderated-content.ts';

/** A text for readers. `field`: its name in the console, and further details of its place. */
export type InspectedText = {
  contentType: ContentType;
  field: 'text' | 'content' | 'description' | 'alt_text' | 'headline' | 'copy';
  text: string;
  /** Our own IDs and names, such as the task. */
  about: Readonly<Record<string, string>>;
  /** The previous text. Its sentences that were flagged aren't flagged again. */
  before?: string;
};

/**
 * Checks a restaurant's texts and records those that a moderator should review. Returns the IDs of recorded items,
 * new or earlier. The texts may be used anyway.
 */
export type Inspect = (
  texts: readonly InspectedText[],
  caller: { restaurantId: string },
) => Promise<string[]>;

/** For functions whose tasks write nothing for readers. It throws if one does. */
export const NOTHING_FOR_READERS: Inspect = (texts) =>
  texts.length === 0
    ? Promise.resolve([])
    : Promise.reject(new Error('This function may not write for readers.'));
