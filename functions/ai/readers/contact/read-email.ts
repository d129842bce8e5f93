import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { type ContactText, NOT_OURS, proposalAt, wordsBefore } from './passage.ts';

const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 120;
const LONGEST = 254;
const LOCAL_END = /[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]*$/u;
const DOMAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]|\.(?=[\p{L}\p{N}]))*\.\p{L}{2,24}(?![\p{L}\p{N}])/u;

/** Email addresses. Only the first is certain. Each "@" is read once, so time is linear. */
export function readEmail({ source, free, folded }: ContactText): ProfileProposal[] {
  const found: ProfileProposal[] = [];
  for (let at = free.indexOf('@'); at >= 0; at = free.indexOf('@', at + 1)) {
    const local = LOCAL_END.exec(free.slice(Math.max(0, at - LONGEST_LOCAL), at))?.[0] ?? '';
    const domain = DOMAIN.exec(free.slice(at + 1, at + 1 + LONGEST_DOMAIN))?.[0] ?? '';
    const span = { start: at - local.length, end: at + 1 + domain.length };
    const value = source.slice(span.start, span.end);
    if (local === '' || domain === '' || value.length > LONGEST) continue;
    if (NOT_OURS.test(wordsBefore(folded, span.start))) continue;
    found.push(proposalAt(source, span, { field: 'email', value, isCertain: found.length === 0 }));
  }
  return found;
}
