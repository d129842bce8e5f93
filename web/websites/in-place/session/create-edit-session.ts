import type { QueryClient } from '@tanstack/react-query';
import { listSuggestions } from '#shared/site/review/suggestions.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { showToast } from '#web/ui/toast.tsx';
import { loadWebsite, saveColors, saveContent, savePreset } from '#web/websites/api/website-editing.ts';
import { keepVersion } from '#web/websites/api/website-versions.ts';
import type { Edit } from './edit.ts';
import { EditSession } from './edit-session.ts';
import { type SaveAnswer, StaleVersionError } from './edit-session-state.ts';
import { hasPendingMark, setPendingMark } from './pending-mark.ts';

/** An edit session that saves to the server and updates the app’s copy of the website. */
export function createEditSession(website: Website, queryClient: QueryClient): EditSession {
  const id = website.website_id;
  const session = new EditSession(website, {
    hasPendingChanges: hasPendingMark(id),
    save: (edit, version) => save(edit, { id, version }).catch(sayStale),
    load: () => loadWebsite(id),
    keepVersion: async () => {
      await keepVersion(id);
      setPendingMark(id, false);
    },
    onSaved: ({ content, version, updatedAt }) => {
      queryClient.setQueryData<Website>(queryKeys.website(id), (known) => {
        if (known === undefined) return known;
        const isPublic = known.status === 'published';
        const { website_name, menu_items, pages, design_system, hero_image } = content;
        const fields = { website_name, menu_items, pages, design_system, hero_image };
        return {
          ...known,
          ...fields,
          content,
          version,
          updated_at: updatedAt,
          suggestions: listSuggestions(content),
          has_unpublished_changes: isPublic,
        };
      });
      void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
    },
    onMerged: () =>
      showToast({
        title: 'Merged with changes from another window',
        description: 'Your changes and theirs are both saved.',
      }),
  });
  session.subscribe(() => {
    const { hasPendingChanges, isSaving } = session.getState();
    // A reload may cut off a save, so the mark stays until Save Changes succeeds.
    if (hasPendingChanges || isSaving) setPendingMark(id, true);
  });
  return session;
}

async function save(edit: Edit, key: { id: string; version: number }): Promise<SaveAnswer> {
  if (edit.theme === undefined) {
    const { version, updated_at, image_assets } = await saveContent(key, edit.changes);
    return { version, updatedAt: updated_at, imageAssets: image_assets };
  }
  const { theme } = edit;
  const saved = await ('preset' in theme ? savePreset(key, theme.preset) : saveColors(key, theme.colors));
  return { version: saved.version, updatedAt: saved.updated_at };
}

function sayStale(error: unknown): never {
  if (error instanceof ApiError && error.code === 'website_changed') {
    throw new StaleVersionError(error.message, { cause: error });
  }
  throw error;
}
