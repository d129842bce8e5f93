import { capital } from '#shared/profile/phrases/sentence.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

/** A phrase that was cut before the town: "Pizzería en". */
const CUT_BEFORE_TOWN = /\s(?:en|in|à|a|at|de)$/iu;

/**
 * The proposal for a town with its capitals. "Family pizza place in Brooklyn" and "Pizzería en Alicante" are
 * reduced to the town. Other proposals don’t change. Pure.
 */
export function withTown(proposal: ProfileProposal, identity: string): ProfileProposal {
  if (proposal.field !== 'address') return proposal;
  const { value } = proposal;
  const { postal_code, text } = value;
  const isOfIdentity = text !== '' && identity.includes(text);
  const street = isOfIdentity ? '' : value.street;
  const isCut = isOfIdentity && CUT_BEFORE_TOWN.test(value.locality) && value.region !== '';
  const [locality, region] = isCut ? [value.region, ''] : [value.locality, value.region];
  const town = locality === locality.toLowerCase() ? locality.replace(/\p{L}+/gu, capital) : locality;
  const isTown = street === '' && postal_code === '' && locality !== '' && !/\d/.test(text);
  const place = [town, region].filter((part) => part !== '').join(', ');
  return { ...proposal, value: { ...value, street, locality: town, region, ...(isTown && { text: place }) } };
}
