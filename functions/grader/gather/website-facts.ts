import type { Fact } from '#functions/grader/page-facts/facts.ts';
import type {
  FailedFetch,
  FailureReason,
  RobotsReading,
  Transfer,
} from '#functions/grader/page-facts/page-reading.ts';
import { fitsPhones } from '#functions/grader/page-facts/read-head.ts';
import type { PageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import type { GraderFact, GraderFacts } from '#shared/grader/grader-facts.ts';
import { RULE_IDS } from '#shared/grader/rules/rules.ts';
import {
  absent,
  firstSeen,
  type Gathered,
  isInOtherLanguage,
  isShell,
  isUnclear,
  notMeasured,
  onPage,
  seen,
} from './gathered.ts';

type WebsiteRule = Extract<keyof GraderFacts, `site_${string}`>;
export type WebsiteFacts = Record<WebsiteRule, GraderFact>;

/** The result of requesting the website, and the page's own statements. */
export function websiteFacts({
  reading,
  networkPage,
  isSecureOnly,
}: Pick<Gathered, 'reading' | 'networkPage' | 'isSecureOnly'>): WebsiteFacts {
  if (reading?.outcome === 'read') return readWebsite(reading.transfer, reading.page);
  const isSite = (rule: string): rule is WebsiteRule => rule.startsWith('site_');
  const unknown = RULE_IDS.filter(isSite).map((rule) => [rule, notMeasured('transfer')]);
  const facts = Object.fromEntries(unknown) as WebsiteFacts;
  if (reading?.outcome === 'not_measured') return facts;
  if (reading !== undefined) return { ...facts, ...unreachable(reading, isSecureOnly) };
  const why = networkPage === undefined ? 'no_website' : 'network_page';
  return { ...facts, site_reachable: absent('transfer', why) };
}

const INSECURE: readonly FailureReason[] = ['certificate', 'no_secure_connection'];

/** Failures that may not happen without https. */
const OF_CONNECTION: readonly FailureReason[] = ['connection_refused', 'connection_failed', 'timeout'];

/** One finding says that the page doesn't open. Everything on the page is unknown. */
function unreachable(failure: Exclude<FailedFetch, { outcome: 'not_measured' }>, isSecureOnly = false) {
  const { reason, redirects, isHttps } =
    failure.outcome === 'failed' ? failure : { reason: 'bad_response' as const };
  const isSecureAlone = isSecureOnly && redirects === 0 && OF_CONNECTION.includes(reason);
  // Even an error arrives over a connection, or shows that no secure one is possible.
  const isInsecure = isHttps === false || INSECURE.includes(reason);
  const secure = isHttps ? seen({ snippet: 'https', source: 'transfer' }) : notMeasured('transfer');
  return {
    site_reachable: absent('transfer', isSecureAlone ? `${reason}_https` : reason),
    site_https: isInsecure ? absent('transfer') : secure,
  };
}

type Page = { facts: PageFacts; robots: RobotsReading };

function readWebsite(transfer: Transfer, page: Page | undefined): WebsiteFacts {
  const { url, status, isHttps, totalMilliseconds } = transfer;
  const seconds = Math.round(totalMilliseconds / 10) / 100;
  const unread = notMeasured('page');
  return {
    site_reachable: seen({ snippet: `${status} ${url}`, source: 'transfer' }),
    site_https: isHttps ? seen({ snippet: url, source: 'transfer' }) : absent('transfer'),
    site_speed: seen({ value: seconds, snippet: `${totalMilliseconds} ms`, source: 'transfer' }),
    site_setup: inHead(page?.facts, page?.facts.title),
    site_ordering: page === undefined ? absent('page') : ordering(page.facts),
    site_findable: page === undefined ? absent('page') : findable(page),
    site_mobile: onPhones(page?.facts),
    site_headings: page === undefined ? unread : headings(page.facts),
    site_names: page === undefined ? unread : names(page.facts),
    site_parts: page === undefined ? unread : parts(transfer, page.facts),
  };
}

/** Scripts that fill a page may change its head, too. */
function inHead(facts: PageFacts | undefined, said: Fact<string> | undefined): GraderFact {
  return said === undefined && facts !== undefined && isShell(facts) ? notMeasured('page') : onPage(said);
}

function onPhones(facts: PageFacts | undefined): GraderFact {
  const viewport = facts?.viewport;
  if (viewport === undefined || fitsPhones(viewport.value)) return inHead(facts, viewport);
  return fault('fixed', viewport);
}

function ordering(facts: PageFacts): GraderFact {
  return (
    firstSeen(facts.ordering, 'link') ??
    firstSeen(facts.booking, 'booking') ??
    firstSeen(facts.orderButtons, 'button') ??
    (isUnclear(facts) || isInOtherLanguage(facts)
      ? seen({ value: 'unclear', source: 'page' })
      : absent('page'))
  );
}

function findable({ facts, robots }: Page): GraderFact {
  const ban = facts.noIndex ?? (robots.outcome === 'disallowed' ? robots.rule : undefined);
  const said = ban ?? facts.description;
  if (said !== undefined)
    return seen({
      value: ban === undefined ? 'described' : 'disallowed',
      snippet: said.snippet,
      source: 'page',
    });
  return isShell(facts) ? notMeasured('page') : seen({ value: 'undescribed', source: 'page' });
}

function headings(facts: PageFacts): GraderFact {
  const [main] = facts.h1.first;
  const [skipped] = facts.skippedHeadings.first;
  if (main === undefined) return isUnclear(facts) ? notMeasured('page') : absent('page', 'none');
  return skipped === undefined ? onPage(main) : fault('skipping', skipped);
}

function names(facts: PageFacts): GraderFact {
  const { unnamedLinks, unnamedFields } = facts;
  const [unnamed] = [...unnamedLinks.first, ...unnamedFields.first];
  if (unnamed !== undefined) return fault(String(unnamedLinks.count + unnamedFields.count), unnamed);
  return isUnclear(facts) ? notMeasured('page') : seen({ source: 'page' });
}

/** Insecure parts matter only on pages with https. */
function parts({ isHttps, url }: Transfer, facts: PageFacts): GraderFact {
  const [insecure] = facts.insecureResources.first;
  if (insecure !== undefined) return fault('insecure', insecure);
  return !isHttps || isUnclear(facts) ? notMeasured('page') : seen({ snippet: url, source: 'page' });
}

/** A fault with the markup that shows it. */
function fault(value: string, { snippet }: Fact<string>): GraderFact {
  return { ...seen({ value, snippet, source: 'page' }), state: 'absent' };
}
