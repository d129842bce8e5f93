import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

const LONGEST = 160;

/** `hours_text` → "Hours text". */
function label(field: keyof RestaurantProfile): string {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** A profile value as one line of text, for comparison. */
function value(field: RestaurantProfile[keyof RestaurantProfile]): string {
  const text = textsOf(field).join(', ') || 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Profile fields as text. */
export const fieldText = { label, value };
