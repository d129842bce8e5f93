import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { NETWORKS } from './link-hosts.ts';
import { type ContactText, NOT_OURS, wordsAfter, wordsBefore } from './passage.ts';
import { linkAt } from './read-links.ts';

const NAME = '[a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?';
const HANDLE = new RegExp(`(?<![\\p{L}\\p{N}._@/])@(${NAME})(?![\\p{L}\\p{N}@])`, 'giu');
/** Characters between the name of a network and a name on it. */
const [BEFORE, BEHIND] = [40, 20];
const WORDS = NETWORKS.map(({ words }) => words).join('|');
/** "Instagram: lupo.nyc", "IG lupo_nyc": without "@" a colon or the form of the name shows that it is one. */
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}/.])(${WORDS})(?: ?: ?(?=${NAME}\\s*(?:[\\n|•·,;)]|$))| (?=[a-z0-9]{2,20}[._]))(${NAME})(?![\\p{L}\\p{N}@/])`,
  'gu',
);

const networkIn = (words: string, isLast: boolean) => {
  const said = [...words.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${WORDS})(?![\\p{L}\\p{N}])`, 'gu'))];
  const word = said.at(isLast ? -1 : 0)?.[0];
  return NETWORKS.find((network) => network.words.split('|').includes(word ?? ''));
};

/** Names on social networks, beside the name of the network. */
export function readHandles({ source, folded }: ContactText): ProfileProposal[] {
  // Alone, a name is one on Instagram, unless the text speaks of another network.
  const isAlone = !/\b(?:tiktok|tik tok|facebook|twitter|youtube)\b/.test(folded);
  const written = [...folded.matchAll(HANDLE)].flatMap(({ 0: typed, 1: name = '', index: start }) => {
    const end = start + typed.length;
    const before = wordsBefore(folded, start, BEFORE);
    const network = networkIn(before, true) ?? networkIn(wordsAfter(folded, end, BEHIND), false);
    if (NOT_OURS.test(before) || !/[a-z]/.test(name)) return [];
    const { kind, profile } = network ?? {
      kind: 'instagram' as const,
      profile: 'https://www.instagram.com/',
    };
    const url = profile + source.slice(start + 1, end);
    return linkAt(source, { start, end }, { kind, url, isCertain: network !== undefined || isAlone });
  });
  const named = [...folded.matchAll(NAMED)].flatMap(({ 0: typed, 1: word = '', 2: name = '', index }) => {
    const [start, end] = [index + typed.length - name.length, index + typed.length];
    const network = networkIn(word, true);
    if (network === undefined || NOT_OURS.test(wordsBefore(folded, index, BEFORE))) return [];
    const { kind, profile } = network;
    return linkAt(source, { start, end }, { kind, url: profile + source.slice(start, end), isCertain: true });
  });
  return [...written, ...named];
}
