import { applyChanges } from '#shared/editing/apply-changes.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import type { FactKind } from '#shared/profile/projection/fact-kinds.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { ProfileProposals } from '#web/profile/api/profile.ts';
import { KIND_LABELS } from '#web/profile/kind-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { ProfileDraft } from './use-profile-draft.ts';

/**
 * Details on a website that the profile lacks. One press adds them to the draft, where they can be edited and saved.
 */
export function WebsiteProposals({
  proposals,
  editing: { draft, replace },
}: {
  proposals: ProfileProposals;
  editing: Pick<ProfileDraft, 'draft' | 'replace'>;
}) {
  const next = withProposals(draft, proposals);
  const [first] = proposals;
  if (first === undefined || next.taken.length === 0) return null;
  return (
    <Notice tone="neutral" title={`Add details from ${first.website_name} to your profile`}>
      <Text as="ul" bullets>
        {next.taken.map(({ kind }) => (
          <li key={kind}>{kind === 'menu' ? `Menu: ${dishesOf(next.profile)}` : KIND_LABELS[kind]}</li>
        ))}
      </Text>
      <p>You can edit these details before you save. Your website won’t change.</p>
      <Cluster gap={2} rowGap={1} above={1}>
        <Button size="small" onClick={() => replace(next.profile)}>
          Add to profile
        </Button>
      </Cluster>
    </Notice>
  );
}

function dishesOf({ dishes }: RestaurantProfile): string {
  return dishes.length === 1 ? '1 dish' : `${dishes.length} dishes`;
}

/** The draft with every detail that it doesn’t have yet. */
function withProposals(draft: RestaurantProfile, proposals: ProfileProposals) {
  let profile = draft;
  const taken: { kind: FactKind }[] = [];
  for (const { kind, changes } of proposals) {
    if (Object.keys(changes).some((path) => isSaid(draft, path))) continue;
    const applied = applyChanges(PROFILE_GRAMMAR, profile, changes);
    if (!applied.isApplied) continue;
    profile = applied.record;
    taken.push({ kind });
  }
  return { profile, taken };
}

/** Whether the draft has a value at the path. */
function isSaid(draft: RestaurantProfile, path: string): boolean {
  const field = path.split(/[.[]/)[0] ?? '';
  const value: unknown = Reflect.get(draft, field);
  if (Array.isArray(value)) return value.length > 0;
  if (field === 'address') return draft.address.text !== '';
  if (field === 'booking') return draft.booking.policy !== 'unknown';
  return value !== '';
}
