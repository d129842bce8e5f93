import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { NOT_OURS, proposalAt, wordsBefore } from './passage.ts';

/** A text as it is (`free`), and folded: lower case without accents. */
export type ContactText = { source: string; free: string; folded: string };

const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 120;
const LOCAL_END = /[\p{L}\p{N}._%+-]+$/u;
const DOMAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]|\.(?=[\p{L}\p{N}]))*\.\p{L}{2,24}(?![\p{L}\p{N}])/u;
const SPELLED =
  /([a-z0-9][a-z0-9._+-]{0,63})\s?(?:\[at\]|\(at\)|\{at\}|\sat\s|\s@\s|\sarroba\s|\schiocciola\s)\s?([a-z0-9][a-z0-9-]{0,62})(?:\s?(?:\[dot\]|\(dot\)|\{dot\}|\[punkt\]|\(punkt\))\s?|\s(?:dot|punto|point|punkt)\s|\.)([a-z]{2,12})(?![a-z0-9])/g;

/** Where written addresses stand, in order: each "@" is looked at once. */
function writtenAddresses(free: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = free.indexOf('@'); at >= 0; at = free.indexOf('@', at + 1)) {
    const local =
      LOCAL_END.exec(free.slice(Math.max(0, at - LONGEST_LOCAL), at))?.[0].replace(/^[.]+/, '') ?? '';
    const domain = DOMAIN.exec(free.slice(at + 1, at + 1 + LONGEST_DOMAIN))?.[0] ?? '';
    if (local !== '' && domain !== '') found.push({ start: at - local.length, end: at + 1 + domain.length });
  }
  return found;
}

function spelledAddresses(folded: string) {
  return [...folded.matchAll(SPELLED)]
    .filter(({ 0: words }) => /\b(?:dot|punto|point|punkt)\b|[[({]/.test(words))
    .map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      value: `${found[1]}@${found[2]}.${found[3]}`,
    }));
}

/** E-mail addresses; of several the first is certain. */
export function readEmail({ source, free, folded }: ContactText): ProfileProposal[] {
  const written = writtenAddresses(free).filter(({ start }) => !NOT_OURS.test(wordsBefore(folded, start)));
  const certain = written.map((span, index) =>
    proposalAt(source, span, {
      field: 'email',
      value: source.slice(span.start, span.end),
      isCertain: index === 0,
    }),
  );
  const spelled = spelledAddresses(folded).map(({ value, ...span }) =>
    proposalAt(source, span, { field: 'email', value, isCertain: false }),
  );
  return [...certain, ...spelled].filter(({ value }) => typeof value === 'string' && value.length <= 254);
}
