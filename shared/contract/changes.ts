import * as z from 'zod/mini';

/** Most paths in one call. */
export const MAX_CHANGES = 500;

/** A map of path strings to new values, read by `shared/editing` with the grammar of what is edited. */
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
 * What stands in a 409 `website_changed`, `profile_changed` or `settings_changed`: the version that is there now, and each path that was
 * changed since the caller's version with its present value. Items that were added, removed or moved count as a
 * change of their whole list. `is_whole` is false when the caller's version is too old to say everything.
 */
export const ConflictSchema = z.object({
  version: z.int().check(z.nonnegative()),
  changes: z.record(z.string(), z.json()),
  is_whole: z.boolean(),
});
export type Conflict = z.infer<typeof ConflictSchema>;
