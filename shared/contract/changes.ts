import * as z from 'zod/mini';

/** The most paths in one call. */
export const MAX_CHANGES = 500;

/** A map of paths to new values. `shared/editing` reads it with the grammar of the record. */
export function changesSchema() {
  return z.record(z.string().check(z.maxLength(200)), z.json()).check(
    z.refine((changes) => Object.keys(changes).length > 0, 'Include at least one change.'),
    z.refine(
      (changes) => Object.keys(changes).length <= MAX_CHANGES,
      `Send at most ${MAX_CHANGES} changes at a time.`,
    ),
  );
}
export type Changes = z.infer<ReturnType<typeof changesSchema>>;

/**
 * The details of a 409 `website_changed`, `profile_changed`, or `settings_changed`: the current version, and each path
 * that changed since the caller’s version with its current value. Adding, removing, or moving items counts as a change
 * of the whole list. `is_whole` is false if the caller’s version is too old to list everything.
 */
export const ConflictSchema = z.object({
  version: z.int().check(z.nonnegative()),
  changes: z.record(z.string(), z.json()),
  is_whole: z.boolean(),
});
export type Conflict = z.infer<typeof ConflictSchema>;
