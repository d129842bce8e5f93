import type { ItemStatus } from '#shared/checklist/checklist-item.ts';
import type { Changes } from '#shared/contract/changes.ts';

/** Screens that an answer may lead to. */
export type AssistantScreen =
  | 'overview'
  | 'momentum'
  | 'profile'
  | 'guests'
  | 'ads'
  | 'regulars'
  | 'websites'
  | 'redeem'
  | 'activity'
  | 'settings'
  | 'billing'
  | 'account'
  | 'aiFeatures'
  | 'grader'
  | 'menuTool'
  | 'posts'
  | 'photos'
  | 'profileContact'
  | 'profileHours'
  | 'profileMenu';

export type AnswerFigure = { label: string; value: string; isEstimate?: boolean };

/** A change of one item of the checklist, or of the profile at a version. */
export type Change =
  | { kind: 'item'; itemId: string; status: ItemStatus }
  | { kind: 'profile'; version: number; changes: Changes };

/** A change that waits for the owner's word. `undo` is made to what there is after it. */
export type Proposal = { title: string; before: string; after: string; change: Change; undo: Change };

/** A proposal that was made. */
export type AppliedChange = Proposal;

/** A text that is written after a press. */
export type Writing =
  | {
      kind: 'post';
      /** What it is about, in the owner’s words; empty text where nothing is named. */
      topic: string;
      /** The dish of the menu that this is; empty text for none. */
      dish: string;
      platform: 'instagram' | 'facebook' | 'tiktok' | 'google_business';
    }
  | { kind: 'text'; offer: string }
  | { kind: 'reply'; review: string }
  | { kind: 'about' };

export type Answer = {
  text: readonly string[];
  figures: readonly AnswerFigure[];
  /** Where the figures come from, and of when they are (ISO 8601). */
  sources: readonly { name: string; at: string }[];
  screen?: AssistantScreen | undefined;
  /** What is filled in on the screen: the dish of an ad, the offer of a text. */
  item?: string;
  offer?: string;
  proposal?: Proposal;
  writing?: Writing;
  /** Questions to go on with. */
  suggestions: readonly string[];
  /** The message was not understood. */
  isUnread?: true;
};

/** An answer in words alone, unless more is said. */
export function answer(text: string | readonly string[], more: Partial<Answer> = {}): Answer {
  const paragraphs = typeof text === 'string' ? [text] : text;
  return { text: paragraphs, figures: [], sources: [], suggestions: [], ...more };
}
