import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { topicsIn } from './page-topics.ts';
import { tidySentence } from './tidy-words.ts';

/** "Prime rib friday and" */
export const isNoFragment = (proposal: ProfileProposal): boolean =>
  proposal.field !== 'dishes' || !/\s(?:and|or|with|the|is|n)$/i.test(proposal.value.name);

/** What stays as it was read, without the slips of a phone's keyboard. */
export function tidied(proposal: ProfileProposal, language: string): ProfileProposal {
  switch (proposal.field) {
    case 'story':
    case 'house_notes':
      return { ...proposal, value: { ...proposal.value, text: tidySentence(proposal.value.text, language) } };
    case 'payment':
    case 'parking':
      return { ...proposal, value: tidySentence(proposal.value, language) };
    case 'dishes': {
      const name = proposal.value.name.replace(/(?<=\p{L}) w\/? (?=\p{L})/u, ' with ');
      return { ...proposal, value: { ...proposal.value, name } };
    }
    default:
      return proposal;
  }
}

type Told = Extract<ProfileProposal, { field: 'story' | 'house_notes' }>;

/** "Boulder." is no sentence; "Patio." opens a section. */
export const isWordAlone = (proposal: ProfileProposal): proposal is Told =>
  (proposal.field === 'story' || proposal.field === 'house_notes') &&
  /^\p{L}+\.?$/u.test(proposal.value.text) &&
  topicsIn(proposal.value.text).length === 0;
