import type { ImageAsset, SiteContent } from '#shared/site/site-content.ts';
import type { Edit } from './edit.ts';
import type { Conflict } from './merge-edits.ts';

/** A version of the website on the server. */
export type SavedWebsite = { content: SiteContent; version: number };

export type SaveAnswer = { version: number; updatedAt: string; imageAssets?: Record<string, ImageAsset> };

export type EditSessionDependencies = {
  /** Applies one edit to the given version. Throws `StaleVersionError` if someone else has saved since. */
  save: (edit: Edit, version: number) => Promise<SaveAnswer>;
  load: () => Promise<SavedWebsite>;
  /** Saves the current website as a version. */
  keepVersion: () => Promise<void>;
  onSaved: (saved: SavedWebsite & { updatedAt: string }) => void;
  /** Called when someone else’s changes were merged into the content. */
  onMerged: () => void;
  /** Whether there were saved edits without Save Changes when the session started. */
  hasPendingChanges?: boolean;
};

/** Someone else has saved since the version that an edit was based on. */
export class StaleVersionError extends Error {
  override readonly name = 'StaleVersionError';
}

export type SaveOutcome = { isSaved: true } | { isSaved: false; error: Error };

export type Commit =
  | { isApplied: true; saved: Promise<SaveOutcome> }
  /** An error for each path that can’t be changed that way. */
  | { isApplied: false; fields: Record<string, string> };

/** The state that the screen shows. */
export type EditState = {
  content: SiteContent;
  canUndo: boolean;
  canRedo: boolean;
  isSaving: boolean;
  /** Saved, but not yet confirmed with Save Changes (spec, website builder §4). */
  hasPendingChanges: boolean;
  conflicts: readonly Conflict[];
};

/** `isTyped`: the page already shows it, because it was typed there. */
export type ContentChange = {
  before: SiteContent;
  content: SiteContent;
  paths: readonly string[];
  isTyped: boolean;
};
