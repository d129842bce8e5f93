import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Gold } from '../gold.ts';
import { addAsked, addPrinted, emptyTally, type Tally, type Verdict } from './tally.ts';

type Hours = { opens: string; closes: string | null };
/** Facts and proposals as sets of moments, so that the grouping of days doesn't matter. */
type Moments = { moments: string[]; isOptional: boolean; what: string };

/** Weekly hours: a moment is one day with its times and season. */
export function scoreServices({ facts }: Gold, proposals: readonly ProfileProposal[]): Tally {
  const asked = facts.flatMap((fact) =>
    fact.field === 'services' ? [toMoments(weekMoments(fact), fact, fact.optional)] : [],
  );
  const printed = proposals.flatMap((proposal) =>
    proposal.field === 'services' ? [toMoments(weekMoments(proposal.value), proposal.words)] : [],
  );
  const tally = judgeMoments('services', asked, printed);
  for (const fact of facts) {
    if (fact.field !== 'services' || fact.last_seating === undefined || fact.optional === true) continue;
    const isFound = proposals.some(
      ({ field, value }) =>
        field === 'services' &&
        value.last_seating === fact.last_seating &&
        weekMoments(value).some((moment) => weekMoments(fact).includes(moment)),
    );
    addAsked(tally, 'services.last_seating', { isFound, what: fact.last_seating });
  }
  return tally;
}

/** Hours on specific dates: a moment is one date with all its times. */
export function scoreDatedHours({ facts }: Gold, proposals: readonly ProfileProposal[]): Tally {
  const asked = facts.flatMap((fact) =>
    fact.field === 'dated_hours' ? [toMoments(dateMoments(fact), fact, fact.optional)] : [],
  );
  const printed = proposals.flatMap((proposal) =>
    proposal.field === 'dated_hours' ? [toMoments(dateMoments(proposal.value), proposal.words)] : [],
  );
  return judgeMoments('dated_hours', asked, printed);
}

function toMoments(moments: string[], source: unknown, optional = false): Moments {
  return { moments, isOptional: optional, what: typeof source === 'string' ? source : moments.join(', ') };
}

function judgeMoments(field: string, asked: readonly Moments[], printed: readonly Moments[]): Tally {
  const tally = emptyTally();
  const said = new Set(printed.flatMap(({ moments }) => moments));
  const required = new Set(asked.flatMap(({ moments, isOptional }) => (isOptional ? [] : moments)));
  const allowed = new Set(asked.flatMap(({ moments }) => moments));
  for (const { moments, isOptional, what } of asked) {
    if (!isOptional) addAsked(tally, field, { isFound: moments.every((moment) => said.has(moment)), what });
  }
  for (const { moments, what } of printed) {
    const verdict: Verdict = !moments.every((moment) => allowed.has(moment))
      ? 'wrong'
      : moments.some((moment) => required.has(moment))
        ? 'right'
        : 'neutral';
    addPrinted(tally, field, { verdict, what: `“${what}” as ${moments.join(', ')}` });
  }
  return tally;
}

function weekMoments(
  service: Hours & { days: readonly string[]; season?: { from: string; to: string } | null | undefined },
): string[] {
  const season = service.season ? ` ${service.season.from}..${service.season.to}` : '';
  return service.days.map((day) => `${day} ${times(service)}${season}`);
}

function dateMoments({
  from,
  to,
  services,
}: {
  from: string;
  to: string;
  services: readonly Hours[];
}): string[] {
  const hours = services.length === 0 ? 'closed' : services.map(times).toSorted().join(' ');
  const moments: string[] = [];
  const end = Date.parse(to);
  for (let at = Date.parse(from); at <= end && moments.length < 400; at += 86_400_000)
    moments.push(`${new Date(at).toISOString().slice(0, 10)} ${hours}`);
  return moments;
}

/** Normalizes midnight to 24:00. */
function times({ opens, closes }: Hours): string {
  return `${opens}-${closes === '00:00' ? '24:00' : (closes ?? '')}`;
}
