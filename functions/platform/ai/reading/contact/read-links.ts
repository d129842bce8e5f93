import { LinkSchema } from '#shared/profile/contact.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import { ENDINGS, HANDLE_WORDS, KIND_BY_HOST, type LinkKind, PROFILE_ADDRESS } from './link-hosts.ts';
import { NOT_OURS, proposalAt, wordsAfter, wordsBefore } from './passage.ts';
import type { ContactText } from './read-email.ts';

/** More than a profile may hold several times over. */
const MOST_LINKS = 100;

type Found = Span & { url: string; kind: LinkKind; isCertain: boolean };

const WITH_SCHEME = /https?:\/\/[^\s<>"'`\uE000]{3,500}/gi;
const BARE =
  /(?<![\p{L}\p{N}@._/-])[\p{L}\p{N}][\p{L}\p{N}.-]{0,120}\.\p{L}{2,10}(?:\/[^\s<>"'`\uE000]{0,300})?/gu;
const HANDLE = /(?<![p{L}p{N}._@/])@([A-Za-z0-9_](?:[A-Za-z0-9_.]{0,28}[A-Za-z0-9_])?)/g;
/** "Instagram: lupo.nyc", "IG lupo_nyc". */
const NAMED_HANDLE =
  /\b(instagram|insta|ig|facebook|fb|tiktok|twitter)\s?(:|-|=|handle:|handle is|page:|is |es |est |ist |\/|\s)\s?(?!@|https?:|www\.|(?:seite|page|pagina|profil[eo]?|konto|account|cuenta|compte|group|gruppe|gruppo|post|posts|story|stories|live|messages?|reviews?|kommentare?)(?![a-z\d._])|(?:facebook|instagram|tiktok|twitter)\.)([a-z0-9_](?:[a-z0-9_.]{1,28}[a-z0-9_]))(?![\p{L}\p{N}@.]*@)/gu;
/** With another network in the text, a bare name may be there. */
const OTHER_NETWORK = /\b(?:tiktok|tik tok|facebook|twitter|youtube)\b/;
const ELSEWHERE =
  /\b(?:inspired by|similar to|like (?:the )?(?:one|site|website)?|looks? like|copy|such as|competitors?|their (?:site|website)|old (?:site|website)|designed by|como la de|comme celui|ispirato|inspiriert)\s*(?:at|of|on|:)?\s*$/;
const BOOKS =
  /\b(?:book(?:ings?)?|reserv\w*|reserve|tables?|tickets?|tisch|buchen|prenot\w*|reservier\w*)\b[^.]{0,24}$/;
const ORDERS =
  /\b(?:order(?:s|ing)?|pedidos?|pide|commander|commandes?|ordina|bestell\w*|delivery|takeout|takeaway)\b[^.]{0,24}$/;
const TRAILING = /[.,;:!?)\]}'"’”…*_]+$/;

function kindOf(url: string, before: string): LinkKind {
  const address = url.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();
  const known = KIND_BY_HOST.find(([, hosts]) => hosts.test(address));
  if (known) return known[0];
  const path = address.slice(address.indexOf('/') + 1);
  if (
    /^(?:book|reserv|resa|prenota|tisch)/.test(address) ||
    (path !== address && /^(?:book|reserv|prenota|tisch)/.test(path))
  )
    return 'booking';
  if (/^order/.test(address) || (path !== address && /^order/.test(path))) return 'ordering';
  const [books, orders] = [before.search(BOOKS), before.search(ORDERS)];
  if (books < 0 && orders < 0) return 'website';
  return books > orders ? 'booking' : 'ordering';
}

function linkAt({ folded }: ContactText, typed: string, start: number): Found | undefined {
  const trimmed = typed.replace(TRAILING, '');
  const url = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const before = wordsBefore(folded, start);
  if (NOT_OURS.test(before)) return undefined;
  return {
    start,
    end: start + trimmed.length,
    url,
    kind: kindOf(url, before),
    isCertain: !ELSEWHERE.test(before),
  };
}

function* addresses(text: ContactText): Generator<Found | undefined> {
  const taken = new Set<number>();
  for (const found of text.free.matchAll(WITH_SCHEME)) {
    for (let at = 0; at < found[0].length; at += 1) taken.add(found.index + at);
    yield linkAt(text, found[0], found.index);
  }
  for (const found of text.free.matchAll(BARE)) {
    const start = found.index;
    if (taken.has(start)) continue;
    const host = (found[0].split('/')[0] ?? '').replace(/\.+$/, '');
    const ending = host.slice(host.lastIndexOf('.'));
    const isName =
      ENDINGS.test(host.toLowerCase()) && ending === ending.toLowerCase() && !host.includes('..');
    const isAddress = text.free.charAt(start + found[0].length) === '@';
    if (isName && !isAddress && /\p{L}/u.test(host.slice(0, host.lastIndexOf('.'))))
      yield linkAt(text, found[0], start);
  }
}

function* handles({ free, folded }: ContactText): Generator<Found> {
  const isOneNetwork = !OTHER_NETWORK.test(folded);
  for (const { 0: typed, 1: name = '', index: start } of free.matchAll(HANDLE)) {
    const end = start + typed.length;
    const around = `${wordsBefore(folded, start, 40)} ${wordsAfter(folded, end, 30)}`;
    const before = wordsBefore(folded, start, 40);
    if (NOT_OURS.test(before) || !/[a-z]/i.test(name)) continue;
    const said =
      HANDLE_WORDS.find(([, words]) => words.test(before)) ??
      HANDLE_WORDS.find(([, words]) => words.test(around));
    const kind = said?.[0] ?? 'instagram';
    yield {
      start,
      end,
      kind,
      url: `${PROFILE_ADDRESS[kind]}${name}`,
      isCertain: said !== undefined || isOneNetwork,
    };
  }
  for (const { 0: typed, 1: site = '', 2: link = '', 3: name = '', index } of folded.matchAll(NAMED_HANDLE)) {
    const isAlone =
      /(?:^|[\n|•·])\s*$/.test(folded.slice(0, index)) &&
      /^\s*(?:$|[\n|•·])/.test(folded.slice(index + typed.length));
    if (/^\s?$/.test(link) && !isAlone && !/[._\d]/.test(name)) continue;
    const isTitle = /^(?:['’]\p{L}|\s\p{Lu}\p{Ll})/u.test(free.slice(index + typed.length));
    if (isTitle && !/^i/.test(site)) continue;
    const kind = HANDLE_WORDS.find(([, words]) => words.test(site))?.[0] ?? 'instagram';
    const end = index + typed.length;
    const start = end - name.length;
    const written = free.slice(start, end);
    yield { start, end, kind, url: `${PROFILE_ADDRESS[kind]}${written}`, isCertain: true };
  }
}

/** Web addresses, bare domains and names on social networks. */
export function readLinks(text: ContactText): ProfileProposal[] {
  const named = [...handles(text)];
  const taken = new Set(
    named.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  const found = [...addresses(text)].filter((link) => link !== undefined && !taken.has(link.start));
  return [...found, ...named].slice(0, MOST_LINKS).flatMap((link) => {
    if (link === undefined) return [];
    const typed = text.source.slice(link.start, link.end);
    const value = LinkSchema.safeParse({ kind: link.kind, url: link.url, typed: typed.slice(0, 160) });
    if (!value.success) return [];
    return [proposalAt(text.source, link, { field: 'links', value: value.data, isCertain: link.isCertain })];
  });
}
