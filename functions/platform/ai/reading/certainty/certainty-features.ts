import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { dishFeatures } from './dish-features.ts';
import { factFeatures } from './fact-features.ts';
import { is } from './feature-names.ts';
import { hoursFeatures } from './hours-features.ts';
import { placeFeatures } from './place-features.ts';
import type { ReadWhole } from './read-whole.ts';

/** What is to be seen of a fact and around it, each by a name that begins with its field. */
export function certaintyFeatures(
  whole: ReadWhole,
  style: readonly string[],
  proposal: ProfileProposal,
): string[] {
  const seen = [
    'any',
    ...is('only likely', proposal.confidence === 'likely'),
    ...style,
    ...placeFeatures(whole, proposal),
    ...dishFeatures(whole, proposal),
    ...hoursFeatures(whole, proposal),
    ...factFeatures(whole, proposal),
  ];
  return seen.map((name) => `${proposal.field} ${name}`);
}
