import { useState } from 'react';
import type { Changes } from '#shared/contract/changes.ts';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import type { MenuSuggestion } from '#shared/menu/contract/menu-analysis.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import { ApiError } from '#web/client/api-error.ts';
import { type StoredProfile, saveProfile, useKeepProfile } from '#web/profile/api/profile.ts';
import { showToast } from '#web/ui/toast.tsx';
import { changesNow } from './changes-now.ts';

/** `menu`: the dish names after the change. */
type Applied = { id: string; inverse: Changes; menu: string };

const MOVED = 'Your menu has changed since you applied this suggestion. To undo it, go to Activity.';
const CHANGED = 'Your menu has changed since we analyzed it. Analyze it again.';

/** Undo finds dishes by position, so it isn’t possible after they have moved. */
const menuOf = ({ dishes }: StoredProfile['profile']) => JSON.stringify(dishes.map(({ name }) => name));

/** Applied suggestions, latest last. The latest can be undone here, all of them in Activity. */
export function useSuggestions() {
  const { keep, reload, forgetProjections } = useKeepProfile();
  const [applied, setApplied] = useState<readonly Applied[]>([]);
  const [busy, setBusy] = useState<string>();
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});

  const run = async (id: string, action: () => Promise<void>) => {
    if (busy !== undefined) return;
    setBusy(id);
    setFailures({ ...failures, [id]: '' });
    try {
      await action();
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'profile_changed';
      const message = error instanceof Error ? error.message : String(error);
      setFailures({ ...failures, [id]: isStale ? CHANGED : message });
    } finally {
      setBusy(undefined);
    }
  };

  const save = async ({ profile, version }: StoredProfile, changes: Changes) => {
    const made = applyChanges(PROFILE_GRAMMAR, profile, changes);
    if (!made.isApplied) throw new Error(Object.values(made.fields)[0] ?? CHANGED);
    keep({ profile: made.record, ...(await saveProfile(version, changes)) });
    void forgetProjections();
    return { inverse: made.inverse, menu: menuOf(made.record) };
  };

  return {
    busy,
    failures,
    isApplied: (id: string) => applied.some((each) => each.id === id),
    isLatest: (id: string) => applied.at(-1)?.id === id,
    apply: (suggestion: MenuSuggestion, given?: string) =>
      run(suggestion.id, async () => {
        const stored = await reload();
        const changes = changesNow(suggestion, stored.profile, given);
        if (changes === undefined) throw new Error(CHANGED);
        setApplied([...applied, { id: suggestion.id, ...(await save(stored, changes)) }]);
        showToast({ tone: 'good', title: 'Menu updated.' });
      }),
    undo: (id: string) =>
      run(id, async () => {
        const latest = applied.at(-1);
        if (latest?.id !== id) return;
        const stored = await reload();
        if (menuOf(stored.profile) !== latest.menu) throw new Error(MOVED);
        await save(stored, latest.inverse);
        setApplied(applied.slice(0, -1));
        showToast({ tone: 'good', title: 'Change undone.' });
      }),
  };
}

export type ApplyingSuggestions = ReturnType<typeof useSuggestions>;
