import type { Fact, PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import type { FailureReason, RobotsReading, Transfer } from '#functions/grader/page-facts/page-reading.ts';
import { fitsPhones } from '#functions/grader/page-facts/read-head.ts';
import type { GraderFact, GraderFacts } from '#shared/grader/grader-facts.ts';
import { absent, firstSeen, notMeasured, onPage, seen } from './fact.ts';
import { type Gathered, isInOtherLanguage, isShell } from './gathered.ts';
import { structureFacts } from './structure-facts.ts';

type WebsiteRule = Extract<keyof GraderFacts, `site_${string}`>;
export type WebsiteFacts = Record<WebsiteRule, GraderFact>;

const RULES: readonly WebsiteRule[] = [
  'site_reachable',
  'site_https',
  'site_speed',
  'site_setup',
  'site_ordering',
  'site_findable',
  'site_mobile',
  'site_headings',
  'site_names',
  'site_parts',
];

/** The result of requesting the website, and the page's own statements. */
export function websiteFacts({
  reading,
  networkPage,
  isSecureOnly,
}: Pick<Gathered, 'reading' | 'networkPage' | 'isSecureOnly'>): WebsiteFacts {
  if (reading === undefined) {
    const why = networkPage === undefined ? 'no_website' : 'network_page';
    return { ...all(notMeasured('transfer')), site_reachable: absent('transfer', why) };
  }
  switch (reading.outcome) {
    case 'read':
      return readWebsite(reading.transfer, reading.page);
    case 'not_measured':
      return all(notMeasured('transfer'));
    case 'failed':
      return unreachable(reading, isSecureOnly);
    case 'blocked':
      return unreachable({ reason: 'bad_response' });
  }
}

function all(fact: GraderFact): WebsiteFacts {
  return Object.fromEntries(RULES.map((rule) => [rule, fact])) as WebsiteFacts;
}

const INSECURE: readonly FailureReason[] = ['certificate', 'no_secure_connection'];

/** Failures that may not happen without https. */
const OF_CONNECTION: readonly FailureReason[] = ['connection_refused', 'connection_failed', 'timeout'];

type Failure = { reason: FailureReason; redirects?: number; isHttps?: boolean };

/** One finding says that the page doesn't open. Everything on the page is unknown. */
function unreachable(failure: Failure, isSecureOnly = false): WebsiteFacts {
  const { reason, redirects } = failure;
  const isSecureAlone = isSecureOnly && redirects === 0 && OF_CONNECTION.includes(reason);
  return {
    ...all(notMeasured('transfer')),
    site_reachable: absent('transfer', isSecureAlone ? `${reason}_https` : reason),
    site_https: security(failure),
  };
}

/** Even an error arrives over a connection, or shows that no secure one is possible. */
function security({ reason, isHttps }: Failure): GraderFact {
  if (isHttps === false || INSECURE.includes(reason)) return absent('transfer');
  return isHttps ? seen({ snippet: 'https', source: 'transfer' }) : notMeasured('transfer');
}

type Page = { facts: PageFacts; robots: RobotsReading };

function readWebsite(transfer: Transfer, page: Page | undefined): WebsiteFacts {
  const { url, status, isHttps, totalMilliseconds } = transfer;
  const seconds = Math.round(totalMilliseconds / 10) / 100;
  return {
    site_reachable: seen({ snippet: `${status} ${url}`, source: 'transfer' }),
    site_https: isHttps ? seen({ snippet: url, source: 'transfer' }) : absent('transfer'),
    site_speed: seen({ value: seconds, snippet: `${totalMilliseconds} ms`, source: 'transfer' }),
    site_setup: inHead(page?.facts, page?.facts.title),
    site_ordering: page === undefined ? absent('page') : ordering(page.facts),
    site_findable: page === undefined ? absent('page') : findable(page),
    site_mobile: onPhones(page?.facts),
    ...structureFacts(transfer, page?.facts),
  };
}

/** Scripts that fill a page may change its head, too. */
function inHead(facts: PageFacts | undefined, said: Fact<string> | undefined): GraderFact {
  return said === undefined && facts !== undefined && isShell(facts) ? notMeasured('page') : onPage(said);
}

function onPhones(facts: PageFacts | undefined): GraderFact {
  const viewport = facts?.viewport;
  if (viewport === undefined || fitsPhones(viewport.value)) return inHead(facts, viewport);
  return { ...absent('page', 'fixed'), snippet: viewport.snippet };
}

function ordering(facts: PageFacts): GraderFact {
  const isUnclear = isShell(facts) || facts.isPartlyRead || isInOtherLanguage(facts);
  return (
    firstSeen(facts.ordering, 'link') ??
    firstSeen(facts.booking, 'booking') ??
    firstSeen(facts.orderButtons, 'button') ??
    (isUnclear ? seen({ value: 'unclear', source: 'page' }) : absent('page'))
  );
}

function findable({ facts, robots }: Page): GraderFact {
  const { description, noIndex } = facts;
  if (noIndex !== undefined) return seen({ value: 'disallowed', snippet: noIndex.snippet, source: 'page' });
  if (robots.outcome === 'disallowed')
    return seen({ value: 'disallowed', snippet: robots.rule.snippet, source: 'page' });
  if (description !== undefined)
    return seen({ value: 'described', snippet: description.snippet, source: 'page' });
  return isShell(facts) ? notMeasured('page') : seen({ value: 'undescribed', source: 'page' });
}
