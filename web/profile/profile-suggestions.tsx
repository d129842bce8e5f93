import { type PartStatus, profileCompleteness } from '#shared/profile/completeness.ts';
import { PART_LABELS } from '#shared/profile/part-labels.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';

/** Owners don't read longer lists. */
const MOST = 3;

type PageGainsProps = {
  /** The stored profile. */
  known: RestaurantProfile;
  /** The same with the details being added. */
  next: RestaurantProfile;
};

/** Shows what we know about the restaurant, and what more would improve its website. */
export function ProfileSuggestions(profiles: PageGainsProps) {
  const known = profileCompleteness(profiles.known).filter(({ isKnown }) => isKnown);
  const missing = profileCompleteness(profiles.next)
    .filter(({ isKnown }) => !isKnown)
    .slice(0, MOST);
  return (
    <Stack gap={1} size="small" tone="muted">
      {known.length > 0 ? (
        <p>
          Already added: {labelsOf(known)}. <Link href={paths.profile}>Edit profile</Link>
        </p>
      ) : null}
      {missing.length > 0 ? <p>Add these for a better website: {labelsOf(missing)}.</p> : null}
    </Stack>
  );
}

const labelsOf = (parts: readonly PartStatus[]) =>
  parts.map(({ part }) => PART_LABELS[part].toLowerCase()).join(', ');
