import type { GradeBundle } from '#shared/grader/grade-bundle.ts';
import type { GraderFact, GraderFacts } from '#shared/grader/grader-facts.ts';
import { RULE_IDS } from '#shared/grader/rules/rules.ts';
import { type Gathered, pageOf } from './gathered.ts';
import { googleFacts } from './google-facts.ts';
import { menuFacts } from './menu-facts.ts';
import { socialFacts } from './social-facts.ts';
import { websiteFacts } from './website-facts.ts';

/** Returns one fact per rule. Pure. */
export function gatherFacts(gathered: Gathered): GraderFacts {
  return {
    ...websiteFacts(gathered),
    ...socialFacts(gathered),
    ...googleFacts(gathered),
    ...menuFacts(gathered),
  };
}

type Earlier = Pick<GradeBundle, 'facts' | 'graded_at'>;

/**
 * Keeps the earlier value, with its date, for each fact that the site didn't let us read. For a site that is down,
 * that is every fact except that it is down, even what a broken connection says about encryption.
 */
export function withEarlierFacts(facts: GraderFacts, { facts: before, graded_at }: Earlier): GraderFacts {
  const isDown = facts.site_reachable.state === 'absent';
  const filled = RULE_IDS.map((id): [string, GraderFact] => {
    const earlier = before[id];
    const isOfSite = earlier.source === 'page' || earlier.source === 'transfer';
    const isOpen = facts[id].state === 'not_measured' || (isDown && id === 'site_https');
    const isFilled = isOpen && isOfSite && earlier.state !== 'not_measured';
    return [id, isFilled ? { ...earlier, read_at: earlier.read_at ?? graded_at } : facts[id]];
  });
  return Object.fromEntries(filled) as GraderFacts;
}

/** Technical details of the reading, for people who maintain the page. */
export function technicalOf({ reading }: Pick<Gathered, 'reading'>): GradeBundle['technical'] {
  const transfer = reading?.outcome === 'read' ? reading.transfer : undefined;
  const page = pageOf({ reading });
  const status = reading !== undefined && 'status' in reading ? reading.status : undefined;
  return {
    address: transfer?.url ?? null,
    status: transfer?.status ?? status ?? null,
    redirects:
      transfer?.redirects ?? (reading !== undefined && 'redirects' in reading ? reading.redirects : null),
    page_bytes: transfer?.bytes ?? null,
    is_compressed: transfer?.isCompressed ?? null,
    blocking_resources: page?.blockingResources.count ?? null,
    images: page?.images.count ?? null,
    images_without_description: page?.imagesWithoutAlt.count ?? null,
  };
}
