import { type Answer, type AssistantScreen, answer } from '#shared/assistant/assistant-answer.ts';
import type { AssistantData } from '#shared/assistant/assistant-data.ts';
import type { Changes } from '#shared/contract/changes.ts';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';

export type StoredProfile = NonNullable<AssistantData['profile']>['value'];
type Proposed = {
  /** The proposed change, as a question. */
  text: string;
  title: string;
  before: string;
  after: string;
  changes: Changes;
  screen: AssistantScreen;
};

/** A change to the profile that the owner has to confirm, with its undo. */
export function proposeChange(stored: StoredProfile, proposed: Proposed): Answer {
  const { text, title, before, after, changes, screen } = proposed;
  const { profile, version, updated_at } = stored;
  const sources = [{ name: 'Profile', at: updated_at }];
  const applied = applyChanges(PROFILE_GRAMMAR, profile, changes);
  if (!applied.isApplied) return answer([...new Set(Object.values(applied.fields))], { screen, sources });
  return answer(text, {
    screen,
    sources,
    proposal: {
      title,
      before,
      after,
      change: { kind: 'profile', version, changes },
      undo: { kind: 'profile', version: version + 1, changes: applied.inverse },
    },
  });
}
