import type { Span } from '#functions/ai/readers/reader.ts';
import { LinkSchema } from '#shared/profile/contact.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { LinkKind } from '#shared/site/ways-to-reach.ts';
import { ENDINGS, KIND_BY_HOST } from './link-hosts.ts';
import { type ContactText, NOT_OURS, proposalAt, wordsAfter, wordsBefore } from './passage.ts';

const ADDRESS =
  /https?:\/\/[^\s<>"'`\uE000]{3,500}|(?<![\p{L}\p{N}@._/-])[\p{L}\p{N}][\p{L}\p{N}.-]{0,120}\.\p{L}{2,10}(?:\/[^\s<>"'`\uE000]{0,300})?(?!@)/giu;
const TRAILING = /[.,;:!?)\]}'"’”…*_]+$/;
/** Websites that the owner likes as examples. */
const ELSEWHERE =
  /\b(?:inspired by|similar to|like(?: the)?(?: one| site| website)?|copy|such as|competitors?|their (?:site|website)|designed by|como la de|comme celui|ispirato|inspiriert)\s*(?:at|of|on|:)?\s*$/;
/** What the words before a link say about its purpose. The last of them counts. */
const BOOKS = /^(?:book|bookings|reserv\w*|tables?|tickets?|tisch\w*|buchen|prenot\w*)$/;
const ORDERS =
  /^(?:order(?:s|ing)?|pedidos?|pide|comman\w*|ordina|bestell\w*|delivery|livraison|liefer\w*|consegna|reparto|takeout|takeaway)$/;

function kindOf(url: string, before: string): LinkKind {
  const address = url.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();
  const known = Object.entries(KIND_BY_HOST).find(([, hosts]) => hosts.test(address));
  if (known) return known[0] as LinkKind;
  const words = before.slice(-32).match(/\w+/g) ?? [];
  const said = words.findLast((word) => BOOKS.test(word) || ORDERS.test(word)) ?? '';
  return BOOKS.test(said) ? 'booking' : said === '' ? 'website' : 'ordering';
}

function isHost(address: string): boolean {
  const host = (address.split('/')[0] ?? '').replace(/\.+$/, '');
  const [name, ending] = [host.slice(0, host.lastIndexOf('.')), host.slice(host.lastIndexOf('.'))];
  return ENDINGS.test(ending) && !host.includes('..') && /\p{L}/u.test(name);
}

type Link = { kind: LinkKind; url: string; isCertain: boolean };

/** The link in a span; none if the profile can’t store it. */
export function linkAt(source: string, span: Span, { kind, url, isCertain }: Link): ProfileProposal[] {
  const typed = source.slice(span.start, span.end).slice(0, 160);
  const value = LinkSchema.safeParse({ kind, url, typed });
  return value.success ? [proposalAt(source, span, { field: 'links', value: value.data, isCertain })] : [];
}

/** Web addresses, with or without a scheme. */
export function readLinks({ source, free, folded }: ContactText): ProfileProposal[] {
  return [...free.matchAll(ADDRESS)].flatMap(({ 0: written, index: start }) => {
    const typed = written.replace(TRAILING, '');
    const isWhole = /^https?:/i.test(typed);
    const before = wordsBefore(folded, start);
    const after = wordsAfter(folded, start + typed.length);
    if ((!isWhole && !isHost(typed)) || NOT_OURS.test(before) || NOT_OURS.test(after)) return [];
    const url = isWhole ? typed : `https://${typed}`;
    const span = { start, end: start + typed.length };
    return linkAt(source, span, { url, kind: kindOf(url, before), isCertain: !ELSEWHERE.test(before) });
  });
}
