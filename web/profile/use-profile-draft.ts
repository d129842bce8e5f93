import { useState } from 'react';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { ApiError } from '#web/client/api-error.ts';
import { type StoredProfile, saveProfile, useKeepProfile } from '#web/profile/api/profile.ts';
import { showToast } from '#web/ui/toast.tsx';
import { draftChanges, fieldsInConflict, rebasedDraft } from './draft-changes.ts';

type Problems = Readonly<Partial<Record<keyof RestaurantProfile, string>>>;

/** The owner’s unsaved changes. */
export type ProfileDraft = {
  draft: RestaurantProfile;
  isUnsaved: boolean;
  isSaving: boolean;
  /** The errors of a save, by field. */
  problems: Problems;
  /** The error of a save that no field caused. */
  failure: string | undefined;
  /** Changes that someone else saved to the same fields. */
  conflict: { theirs: StoredProfile; fields: readonly (keyof RestaurantProfile)[] } | undefined;
  set: <Field extends keyof RestaurantProfile>(field: Field, value: RestaurantProfile[Field]) => void;
  /** Replaces the whole draft. */
  replace: (profile: RestaurantProfile) => void;
  save: () => Promise<void>;
  /** Takes the saved values of the conflicting fields; the owner’s other changes stay. */
  keepTheirs: () => void;
  keepMine: () => Promise<void>;
  discard: () => void;
};

const NO_PROBLEMS: Problems = {};

/** `address.country` is a part of `address`. */
function byField(fields: Record<string, string>): Problems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.split(/[.[]/)[0], message]),
  );
}

/** Edits the stored profile. One save sends all changed fields, and never silently overwrites someone else’s. */
export function useProfileDraft(initial: StoredProfile): ProfileDraft {
  const { keep, reload, forgetProjections } = useKeepProfile();
  const [stored, setStored] = useState(initial);
  const [draft, setDraft] = useState(initial.profile);
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<ProfileDraft['conflict']>();

  async function send(base: StoredProfile, wanted: RestaurantProfile): Promise<void> {
    setIsSaving(true);
    setProblems(NO_PROBLEMS);
    setFailure(undefined);
    try {
      const saved = await saveProfile(base.version, draftChanges(base.profile, wanted));
      const next = { profile: wanted, ...saved };
      setStored(next);
      keep(next);
      void forgetProjections();
      showToast({ tone: 'good', title: 'Profile saved.' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'profile_changed') await meet(base, wanted);
      else if (Object.keys(error.fields).length > 0) setProblems(byField(error.fields));
      else setFailure(error.message);
    } finally {
      setIsSaving(false);
    }
  }

  /** Someone else saved first. Changes to other fields are saved again right away. */
  async function meet(base: StoredProfile, wanted: RestaurantProfile): Promise<void> {
    const theirs = await reload();
    const sides = { saved: base.profile, draft: wanted };
    const fields = fieldsInConflict(sides, theirs.profile);
    setStored(theirs);
    const merged = rebasedDraft(sides, theirs.profile);
    setDraft(merged);
    if (fields.length > 0) setConflict({ theirs, fields });
    else await send(theirs, merged);
  }

  return {
    draft,
    isUnsaved: Object.keys(draftChanges(stored.profile, draft)).length > 0,
    isSaving,
    problems,
    failure,
    conflict,
    set: (field, value) => setDraft((before) => ({ ...before, [field]: value })),
    replace: setDraft,
    save: () => send(stored, draft),
    keepTheirs: () => {
      if (conflict === undefined) return;
      const { theirs, fields } = conflict;
      const taken = Object.fromEntries(fields.map((field) => [field, theirs.profile[field]]));
      setDraft({ ...draft, ...taken });
      setConflict(undefined);
    },
    keepMine: async () => {
      setConflict(undefined);
      await send(stored, draft);
    },
    discard: () => {
      setDraft(stored.profile);
      setProblems(NO_PROBLEMS);
      setFailure(undefined);
    },
  };
}
