import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

/** The country that facts which were read point at; empty text when nothing does. */
export function regionOf(proposals: readonly ProfileProposal[]): string {
  for (const { field, value } of proposals) {
    if (field === 'address' && value.country !== '') return value.country;
  }
  return '';
}
