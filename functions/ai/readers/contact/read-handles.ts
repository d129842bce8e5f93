import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { NETWORKS } from './link-hosts.ts';
import { type ContactText, NOT_OURS, wordsAfter, wordsBefore } from './passage.ts';
import { linkAt } from './read-links.ts';

const WORDS = NETWORKS.map(({ words }) => words).join('|');
/** The network "x" is left out, because it is often just a letter. */
const NAMED = WORDS.replace(/\|x$/, '');
const NETWORK = new RegExp(`(?<![a-z\\d])(?:${WORDS})(?![a-z\\d])`, 'g');
const NAME = '[a-z\\d_](?:[a-z\\d_.]{0,28}[a-z\\d_])?';
/** "@lupo", or a name after a network: "Instagram: lupo", "IG lupo.nyc". */
const HANDLE = new RegExp(
  `(?:(?<![a-z\\d._@/])@|(?<=(?<![a-z\\d/.])(?:${NAMED}) ?: ?)(?=${NAME}\\s*(?:[\\n|•·,;)]|$))|(?<=(?<![a-z\\d/.])(?:${NAMED}) )(?=[a-z\\d]{2,20}[._][a-z\\d]))(${NAME})(?![a-z\\d@/])`,
  'g',
);
/** Number of characters between a network’s name and an account. */
const [BEFORE, BEHIND] = [40, 20];

/**
 * Social accounts next to a network’s name. A single account without a network is on Instagram if the text names no
 * other.
 */
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
