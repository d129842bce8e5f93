import type { ImageAsset, SiteContent } from '#shared/site/site-content.ts';
import type { Edit } from './edit.ts';
import type { Conflict } from './merge-edits.ts';

/** A state of the website that the platform has. */
export type SavedWebsite = { content: SiteContent; version: number };

export type SaveAnswer = { version: number; updatedAt: string; imageAssets?: Record<string, ImageAsset> };

export type EditSessionDependencies = {
  /** Makes one edit to the given version. Throws `StaleVersionError` when somebody else has saved since. */
  save: (edit: Edit, version: number) => Promise<SaveAnswer>;
  load: () => Promise<SavedWebsite>;
  /** Keeps the website as it is now, to come back to. */
  keepVersion: () => Promise<void>;
  onSaved: (saved: SavedWebsite & { updatedAt: string }) => void;
  /** Somebody else's changes are in the content now. */
  onMerged: () => void;
  /** Whether saved edits were still to be kept when the session began. */
  hasPendingChanges?: boolean;
};

/** Somebody else has saved since the version that an edit was made to. */
export class StaleVersionError extends Error {
  override readonly name = 'StaleVersionError';
}

export type SaveOutcome = { isSaved: true } | { isSaved: false; error: Error };

export type Commit =
  | { isApplied: true; saved: Promise<SaveOutcome> }
  /** A sentence for each path that cannot be changed so. */
  | { isApplied: false; fields: Record<string, string> };

/** What the screen shows. */
export type EditState = {
  content: SiteContent;
  canUndo: boolean;
  canRedo: boolean;
  isSaving: boolean;
  /** Saved, but not yet kept by Save Changes (spec, website builder §4). */
  hasPendingChanges: boolean;
  conflicts: readonly Conflict[];
};

/** `isTyped` when the page already shows it, because it was typed there. */
export type ContentChange = {
  before: SiteContent;
  content: SiteContent;
  paths: readonly string[];
  isTyped: boolean;
};
