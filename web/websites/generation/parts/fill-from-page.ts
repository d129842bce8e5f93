import { formatList } from '#shared/format/lists.ts';
import type { StatedDetails } from '#shared/profile/entered/page-details.ts';
import { readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { menuSummary } from '#web/menu/menu-box/menu-summary.ts';
import type { EnteredDraft } from './entered-draft.ts';

export type Box = 'menu' | 'hours' | 'contact';

type Filled = {
  entered: EnteredDraft;
  /** The parts with new values. */
  boxes: Box[];
  /** What we found, and what we kept instead. */
  sentence: string;
};

/** Fills empty fields from a page. Values that the owner typed, here or in the profile, stay. Pure. */
export function fillFromPage(
  profile: RestaurantProfile,
  entered: EnteredDraft,
  { menu_text, hours, links = {} }: StatedDetails,
): Filled {
  const { menuText = '', hours: week = profile } = entered;
  const contact = { ...profile, ...entered.links };
  const has = {
    menu: menuText.trim() !== '',
    hours: week.services.length > 0 || week.closed_days.length > 0,
    address: Object.values(contact.address).some((part) => part !== ''),
    phones: contact.phones.some(({ typed }) => typed.trim() !== ''),
    email: contact.email.trim() !== '',
    links: contact.links.some(({ url }) => url.trim() !== ''),
  };
  const { address, phones, email, links: accounts } = links;
  const newLinks = {
    ...(address && !has.address && { address }),
    ...(phones && !has.phones && { phones }),
    ...(email !== undefined && !has.email && { email }),
    ...(accounts && !has.links && { links: accounts }),
  };
  const isNewContact = Object.keys(newLinks).length > 0;
  const next: EnteredDraft = {
    ...entered,
    ...(menu_text !== undefined && !has.menu && { menuText: menu_text }),
    ...(hours && !has.hours && { hours }),
    ...(isNewContact && { links: { ...entered.links, ...newLinks } }),
  };
  const boxes: Box[] = [
    ...(next.menuText === entered.menuText ? [] : (['menu'] as const)),
    ...(next.hours === entered.hours ? [] : (['hours'] as const)),
    ...(isNewContact ? (['contact'] as const) : []),
  ];
  const kept = [
    ...(menu_text !== undefined && has.menu ? ['menu'] : []),
    ...(hours && has.hours ? ['hours'] : []),
    ...(phones && has.phones ? ['phone'] : []),
    ...(address && has.address ? ['address'] : []),
    ...(email !== undefined && has.email ? ['email'] : []),
    ...(accounts && has.links ? ['links'] : []),
  ];
  return { entered: next, boxes, sentence: sentenceOf(countsOf({ menu_text, hours, links }), boxes, kept) };
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** "12 dishes", "hours for 6 days", "1 phone number" */
function countsOf({
  menu_text,
  hours,
  links = {},
}: Pick<StatedDetails, 'menu_text' | 'hours' | 'links'>): string[] {
  const { address, phones = [], email, links: accounts = [] } = links;
  const days = new Set([
    ...(hours?.services ?? []).flatMap((each) => each.days),
    ...(hours?.closed_days ?? []),
  ]);
  const dishes = menu_text === undefined ? 0 : readMenuLines(menu_text).dishes.length;
  return [
    ...(dishes > 0 ? [menuSummary(dishes)] : []),
    ...(days.size > 0 ? [`hours for ${counted(days.size, 'day')}`] : []),
    ...(phones.length > 0 ? [counted(phones.length, 'phone number')] : []),
    ...(address ? ['1 address'] : []),
    ...(email === undefined ? [] : ['1 email address']),
    ...(accounts.length > 0 ? [counted(accounts.length, 'link')] : []),
  ];
}

function sentenceOf(counts: readonly string[], boxes: readonly Box[], kept: readonly string[]): string {
  return [
    counts.length === 0
      ? 'We didn’t find any details on your website. Paste your menu instead.'
      : `We found ${formatList(counts)}.`,
    ...(boxes.length > 0 ? ['Check the details below.'] : []),
    ...(kept.length > 0 ? [`You already entered your ${formatList(kept)}, so we kept your version.`] : []),
  ].join(' ');
}
