import type { Dish } from '../menu.ts';
import type { ProfileProposal, ProfileReading } from '../profile-reading.ts';
import type { Accepted } from '../proposal-changes.ts';

type MenuProposal = Extract<ProfileProposal, { field: 'dishes' | 'menus' }>;

export type MenuReading = {
  /** Dishes and menus, for the profile. */
  accepted: Accepted[];
  dishes: Dish[];
  /** Lines of the text of which nothing is in it, as they stand. */
  unread: string[];
};

/**
 * What a text says that its owner calls a menu: all that is certain, and what is likely and has a price, because a
 * priced line of a menu is a dish. Of two readings of the same words the certain one counts, else the first. Pure.
 */
export function menuReadingOf({ proposals }: ProfileReading, text: string): MenuReading {
  const ofMenu = proposals.filter(isOfMenu).filter(isCertainOrPriced);
  const taken: MenuProposal[] = [];
  for (const proposal of ofMenu.toSorted(certainFirst)) {
    const isTaken = taken.some((other) => other.field === proposal.field && isSamePlace(other, proposal));
    if (proposal.confidence === 'certain' || !isTaken) taken.push(proposal);
  }
  const inOrder = taken.toSorted((a, b) => a.start - b.start);
  return {
    accepted: inOrder.map(({ field, value }) => ({ field, value }) as Accepted),
    dishes: inOrder.flatMap((proposal) => (proposal.field === 'dishes' ? proposal.value : [])),
    unread: linesOutside(text, inOrder),
  };
}

const isOfMenu = (proposal: ProfileProposal): proposal is MenuProposal =>
  proposal.field === 'dishes' || proposal.field === 'menus';

const isCertainOrPriced = ({ confidence, value }: MenuProposal) =>
  confidence === 'certain' || value.price !== '' || ('variants' in value && value.variants.length > 0);

const certainFirst = (a: MenuProposal, b: MenuProposal) =>
  Number(b.confidence === 'certain') - Number(a.confidence === 'certain') || a.start - b.start;

type Span = Pick<ProfileProposal, 'start' | 'end'>;

const isSamePlace = (a: Span, b: Span) => a.start < b.end && a.end > b.start;

function linesOutside(text: string, read: readonly MenuProposal[]): string[] {
  const said = read.map((proposal) => ({ ...proposal, said: folded(JSON.stringify(proposal.value)) }));
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const span = { start, end: start + line.length };
    start += line.length + 1;
    const words = folded(line).match(/[\p{L}\d]{3,}/gu) ?? [];
    const isRead = said.some(
      (other) =>
        isSamePlace(other, span) && (words.length === 0 || words.some((word) => other.said.includes(word))),
    );
    return isRead || !/[\p{L}\d]/u.test(line) ? [] : [line.trim()];
  });
}

const folded = (text: string) => text.toLocaleLowerCase('en');
