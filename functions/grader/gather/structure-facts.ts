import type { PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import type { Transfer } from '#functions/grader/page-facts/page-reading.ts';
import type { GraderFact } from '#shared/grader/grader-facts.ts';
import { absent, notMeasured, seen } from './fact.ts';
import { isShell } from './gathered.ts';

type StructureRule = 'site_headings' | 'site_names' | 'site_parts';

/** How well a page can be read out, and whether all of it comes: what needs no style sheet to be seen. */
export function structureFacts(
  transfer: Transfer,
  facts: PageFacts | undefined,
): Record<StructureRule, GraderFact> {
  const fact = notMeasured('page');
  if (facts === undefined) return { site_headings: fact, site_names: fact, site_parts: fact };
  return { site_headings: headings(facts), site_names: names(facts), site_parts: parts(transfer, facts) };
}

/** More of it comes with the scripts, or was not read. */
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

/** Of a page that comes without https itself, nothing is asked besides. */
function parts({ isHttps, url }: Transfer, facts: PageFacts): GraderFact {
  const [insecure] = facts.insecureResources.first;
  if (insecure !== undefined) return missing('insecure', insecure.snippet);
  return !isHttps || isUnclear(facts) ? notMeasured('page') : seen({ snippet: url, source: 'page' });
}

/** What is wrong, with the markup that shows it. */
function missing(value: string, snippet: string): GraderFact {
  return { ...seen({ value, snippet, source: 'page' }), state: 'absent' };
}
