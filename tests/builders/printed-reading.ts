import type { Service } from '#shared/profile/hours.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';

/** "mo-fr", "mo,we,sa", "daily"; three or more days in a row become a range. */
function printDays(days: readonly string[]): string {
  const indexes = WEEKDAYS.flatMap((day, index) => (days.includes(day) ? [index] : []));
  if (indexes.length === 7) return 'daily';
  const groups: number[][] = [];
  for (const index of indexes) {
    const last = groups.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else groups.push([index]);
  }
  const name = (index: number | undefined) => WEEKDAYS[index ?? 0]?.slice(0, 2) ?? '';
  return groups
    .flatMap((group) => (group.length > 2 ? [`${name(group[0])}-${name(group.at(-1))}`] : group.map(name)))
    .join(',');
}

function printService({ name, days, opens, closes, last_seating, season, note }: Service): string {
  const parts = [name, printDays(days), `${opens}-${closes ?? ''}`];
  if (last_seating) parts.push(`last ${last_seating}`);
  if (season) parts.push(`[${season.from}..${season.to}${season.name && ` ${season.name}`}]`);
  if (note) parts.push(`(${note})`);
  return parts.filter(Boolean).join(' ');
}

function printValue(proposal: ProfileProposal): string {
  if (proposal.field === 'services') return printService(proposal.value);
  if (proposal.field === 'closed_days') return `closed ${proposal.value.slice(0, 2)}`;
  if (proposal.field === 'hours_text') return `"${proposal.value}"`;
  if (proposal.field === 'menus') return `${proposal.value.name}: ${proposal.value.availability}`;
  return `${proposal.field} ${JSON.stringify(proposal.value)}`;
}

/** Proposals as short lines for test tables, with "?" before uncertain ones. */
export function printReading(proposals: readonly ProfileProposal[]): string[] {
  return proposals.map(
    (proposal) => `${proposal.confidence === 'likely' ? '? ' : ''}${printValue(proposal)}`,
  );
}
