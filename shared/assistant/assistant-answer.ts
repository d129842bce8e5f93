import type { ItemStatus } from '#shared/checklist/checklist-item.ts';
import type { Changes } from '#shared/contract/changes.ts';

/** Screens that an answer can link to. */
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
  | 'profileMenu'
  | 'contact';

export type AnswerFigure = { label: string; value: string; isEstimate?: boolean };

/** A change to a checklist item, or to a version of the profile. */
export type Change =
  | { kind: 'item'; itemId: string; status: ItemStatus }
  | { kind: 'profile'; version: number; changes: Changes };

/** A change that the owner has to confirm. `undo` applies to the result. */
export type Proposal = { title: string; before: string; after: string; change: Change; undo: Change };

/** A confirmed change. */
export type AppliedChange = Proposal;

/** A text that is written after a button is selected. */
export type Writing =
  | {
      kind: 'post';
      /** The topic in the owner’s words; empty text if none is named. */
      topic: string;
      /** The dish on the menu that the topic names; empty text for none. */
      dish: string;
      platform: 'instagram' | 'facebook' | 'tiktok' | 'google_business';
    }
  | { kind: 'text'; offer: string }
  | { kind: 'reply'; review: string }
  | { kind: 'about' };

export type Answer = {
  text: readonly string[];
  figures: readonly AnswerFigure[];
  /** The source and time (ISO 8601) of the figures. */
  sources: readonly { name: string; at: string }[];
  screen?: AssistantScreen | undefined;
  /** Values to fill in on the screen: the dish of an ad, the offer of a text. */
  item?: string;
  offer?: string;
  proposal?: Proposal;
  writing?: Writing;
  /** Follow-up questions. */
  suggestions: readonly string[];
  /** The message wasn’t understood. */
  isUnread?: true;
};

/** An answer of text only, unless more is given. */
export function answer(text: string | readonly string[], more: Partial<Answer> = {}): Answer {
  const paragraphs = typeof text === 'string' ? [text] : text;
  return { text: paragraphs, figures: [], sources: [], suggestions: [], ...more };
}
