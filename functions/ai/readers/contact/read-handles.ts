import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { NETWORKS } from './link-hosts.ts';
import { type ContactText, NOT_OURS, wordsAfter, wordsBefore } from './passage.ts';
import { linkAt } from './read-links.ts';

const WORDS = NETWORKS.map(({ words }) => words).join('|');
/** "x" is a word besides. */
const NAMED = WORDS.replace(/\|x$/, '');
const NETWORK = new RegExp(`(?<![a-z\\d])(?:${WORDS})(?![a-z\\d])`, 'g');
const NAME = '[a-z\\d_](?:[a-z\\d_.]{0,28}[a-z\\d_])?';
/** "@lupo", and without "@" behind a network and a colon or in the form of a name: "Instagram: lupo", "IG lupo.nyc". */
const HANDLE = new RegExp(
  `(?:(?<![a-z\\d._@/])@|(?<=(?<![a-z\\d/.])(?:${NAMED}) ?: ?)(?=${NAME}\\s*(?:[\\n|•·,;)]|$))|(?<=(?<![a-z\\d/.])(?:${NAMED}) )(?=[a-z\\d]{2,20}[._][a-z\\d]))(${NAME})(?![a-z\\d@/])`,
  'g',
);
/** Characters between the name of a network and a name on it. */
const [BEFORE, BEHIND] = [40, 20];

/** Names on social networks, beside the name of the network. Alone a name is Instagram's, if no other is named. */
export function readHandles({ source, folded }: ContactText): ProfileProposal[] {
  const isAlone = !/\b(?:tiktok|tik tok|facebook|twitter|youtube)\b/.test(folded);
  return [...folded.matchAll(HANDLE)].flatMap(({ 0: typed, 1: name = '', index: start }) => {
    const end = start + typed.length;
    const before = wordsBefore(folded, start, BEFORE);
    if (NOT_OURS.test(before) || !/[a-z]/.test(name)) return [];
    const word = before.match(NETWORK)?.at(-1) ?? wordsAfter(folded, end, BEHIND).match(NETWORK)?.[0];
    const network = NETWORKS.find(({ words }) => words.split('|').includes(word ?? 'instagram'));
    if (network === undefined) return [];
    const url = network.profile + source.slice(end - name.length, end);
    return linkAt(
      source,
      { start, end },
      { kind: network.kind, url, isCertain: word !== undefined || isAlone },
    );
  });
}
