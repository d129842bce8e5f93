import type { Changes } from '#shared/contract/changes.ts';
import type { ItemFields, Json } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { type Accepted, proposalChanges } from '#shared/profile/proposal-changes.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { ENTRY_LABELS } from './entry-kinds.ts';
import { entryText } from './entry-text.ts';

/** A fact that someone else saved with another value since the owner saw the profile. */
export type Difference = { path: string; label: string; theirs: string; mine: string };

type Place = { field: keyof RestaurantProfile; index: number | undefined; name: string | undefined };

/** `dishes[3].price` → its parts. */
function placeOf(path: string): Place {
  const [, field, index, name] = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?$/.exec(path) ?? [];
  return {
    field: field as keyof RestaurantProfile,
    index: index === undefined ? undefined : Number(index),
    name,
  };
}

function entryAt(profile: RestaurantProfile, { field, index }: Place): Json | undefined {
  const value = profile[field] as Json;
  if (index === undefined) return value;
  return Array.isArray(value) ? (value[index] as Json | undefined) : undefined;
}

function valueAt(profile: RestaurantProfile, place: Place): Json | undefined {
  const entry = entryAt(profile, place);
  return place.name === undefined ? entry : (entry as ItemFields | undefined)?.[place.name];
}

/** The changes that the accepted facts make to a profile that someone else saved after `seen`. */
export function differencesOf(
  { seen, theirs }: { seen: RestaurantProfile; theirs: RestaurantProfile },
  accepted: readonly Accepted[],
): Difference[] {
  return Object.entries(proposalChanges(theirs, accepted)).flatMap(([path, mine]) => {
    const place = placeOf(path);
    const present = valueAt(theirs, place);
    // A value that no one else changed isn’t a conflict, and neither is a new entry.
    if (present === undefined || isSameJson(present, valueAt(seen, place) ?? null)) return [];
    return [{ path, label: labelOf(theirs, place), theirs: plain(place, present), mine: plain(place, mine) }];
  });
}

function labelOf(profile: RestaurantProfile, place: Place): string {
  const label = Object.hasOwn(ENTRY_LABELS, place.field)
    ? ENTRY_LABELS[place.field as keyof typeof ENTRY_LABELS]
    : place.field;
  if (place.index === undefined) return label;
  const entry = entryAt(profile, place);
  const kind = place.field as keyof typeof ENTRY_LABELS;
  return `${label} “${entryText(kind, entry as ItemFields).title}”${place.name ? `, ${place.name}` : ''}`;
}

function plain({ field, index, name }: Place, value: Json): string {
  if (typeof value === 'string') return value || 'nothing';
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(', ') || 'a list';
  if (index === undefined && name === undefined && typeof value === 'object' && value !== null) {
    return entryText(field as keyof typeof ENTRY_LABELS, value as ItemFields).title || 'nothing';
  }
  return value === null ? 'nothing' : String(value);
}

/** The changes without some paths. Added entries keep their positions, because none before them is removed. */
export function withoutPaths(changes: Changes, differences: readonly Difference[]): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([path]) => !differences.some((difference) => difference.path === path)),
  );
}
