import { useState } from 'react';
import type { Changes } from '#shared/contract/changes.ts';
import { type Accepted, proposalChanges } from '#shared/profile/proposal-changes.ts';
import { ApiError } from '#web/client/api-error.ts';
import { type StoredProfile, saveProfile, useKeepProfile } from '#web/profile/api/profile.ts';
import { type Difference, differencesOf, withoutPaths } from './profile-merge.ts';

type Choice = 'mine' | 'theirs';

export type ProfileQuestion = {
  differences: readonly Difference[];
  answer: (choice: Choice) => void;
};

/**
 * Saves the accepted details to the profile and returns its version. If someone else saved another value in the
 * meantime, `question` asks which to keep. Throws `ApiError` if it can’t be saved.
 */
export function useConfirmProfile() {
  const { keep, reload } = useKeepProfile();
  const [question, setQuestion] = useState<ProfileQuestion>();

  const ask = (differences: readonly Difference[]): Promise<Choice> =>
    new Promise((resolve) => {
      const answer = (choice: Choice) => {
        setQuestion(undefined);
        resolve(choice);
      };
      setQuestion({ differences, answer });
    });

  async function send(stored: StoredProfile, changes: Changes): Promise<number> {
    if (Object.keys(changes).length === 0) return stored.version;
    const { version } = await saveProfile(stored.version, changes);
    keep(await reload());
    return version;
  }

  async function confirm(seen: StoredProfile, accepted: readonly Accepted[]): Promise<number> {
    try {
      return await send(seen, proposalChanges(seen.profile, accepted));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'profile_changed') throw error;
    }
    const theirs = await reload();
    const differences = differencesOf({ seen: seen.profile, theirs: theirs.profile }, accepted);
    const choice = differences.length === 0 ? 'mine' : await ask(differences);
    const changes = proposalChanges(theirs.profile, accepted);
    return send(theirs, choice === 'mine' ? changes : withoutPaths(changes, differences));
  }

  return { confirm, question };
}
