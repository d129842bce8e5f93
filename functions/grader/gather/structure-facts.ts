import type { PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import type { Transfer } from '#functions/grader/page-facts/page-reading.ts';
import type { GraderFact } from '#shared/grader/grader-facts.ts';
import { absent, notMeasured, seen } from './fact.ts';
import { isShell } from './gathered.ts';

type StructureRule = 'site_headings' | 'site_names' | 'site_parts';

/** Measures accessibility and loading, as far as that is possible without style sheets. */
export function structureFacts(
  transfer: Transfer,
  facts: PageFacts | undefined,
): Record<StructureRule, GraderFact> {
  const fact = notMeasured('page');
  if (facts === undefined) return { site_headings: fact, site_names: fact, site_parts: fact };
  return { site_headings: headings(facts), site_names: names(facts), site_parts: parts(transfer, facts) };
}

/** True if scripts may add more, or the page was only partly read. */
const isUnclear = (facts: PageFacts) => isShell(facts) || facts.isPartlyRead;

function headings(facts: PageFacts): GraderFact {
  const [main] = facts.h1.first;
  const [skipped] = facts.skippedHeadings.first;
  if (main === undefined) return isUnclear(facts) ? notMeasured('page') : absent('page', 'none');
  if (skipped !== undefined) return missing('skipping', skipped.snippet);
  return seen({ snippet: main.snippet, source: 'page' });
}

function names(facts: PageFacts): GraderFact {
  const { unnamedLinks, unnamedFields } = facts;
  const [unnamed] = [...unnamedLinks.first, ...unnamedFields.first];
  if (unnamed !== undefined)
    return missing(String(unnamedLinks.count + unnamedFields.count), unnamed.snippet);
  return isUnclear(facts) ? notMeasured('page') : seen({ source: 'page' });
}

/** Insecure parts matter only on pages with https. */
function parts({ isHttps, url }: Transfer, facts: PageFacts): GraderFact {
  const [insecure] = facts.insecureResources.first;
  if (insecure !== undefined) return missing('insecure', insecure.snippet);
  return !isHttps || isUnclear(facts) ? notMeasured('page') : seen({ snippet: url, source: 'page' });
}

/** A fault with the markup that shows it. */
function missing(value: string, snippet: string): GraderFact {
  return { ...seen({ value, snippet, source: 'page' }), state: 'absent' };
}
