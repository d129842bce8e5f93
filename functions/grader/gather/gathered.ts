import type { Fact, Facts } from '#functions/grader/page-facts/facts.ts';
import { READ_LANGUAGES } from '#functions/grader/page-facts/link-words.ts';
import type { NetworkPage } from '#functions/grader/page-facts/page-hosts.ts';
import type { PageReading } from '#functions/grader/page-facts/page-reading.ts';
import type { PageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import type { PlaceAnswer } from '#functions/grader/places/place-finder.ts';
import type { FactSource } from '#shared/grader/components.ts';
import type { GraderFact } from '#shared/grader/grader-facts.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** The input of a grade. */
export type Gathered = {
  /** Undefined if no website is known. */
  reading: PageReading | undefined;
  /** The requested address. */
  address?: string | undefined;
  /** No address was given, so it is the one of the website published here. */
  isPublishedHere?: boolean;
  /** The typed address has the https scheme, so it was requested only with encryption. */
  isSecureOnly?: boolean;
  /** Set if a social page was given in place of a website. */
  networkPage?: NetworkPage | undefined;
  place: PlaceAnswer;
  googleBusinessUrl: string;
  profile: RestaurantProfile;
};

/** The facts of the page, if one was read. */
export function pageOf({ reading }: Pick<Gathered, 'reading'>): PageFacts | undefined {
  return reading?.outcome === 'read' ? reading.page?.facts : undefined;
}

/** True if a website is known but no page could be read this time. */
export function isUnread(reading: Gathered['reading']): boolean {
  return reading?.outcome === 'failed' || reading?.outcome === 'not_measured';
}

/** Pages with less text are usually filled by scripts. */
const SHELL_CHARACTERS = 250;

/** True if what we can't see may exist, because scripts or frames fill the page. */
export const isShell = ({ textCharacters, scripts }: PageFacts) =>
  scripts > 0 && textCharacters < SHELL_CHARACTERS;

/** True if scripts may add more, or the page was only partly read. */
export const isUnclear = (page: PageFacts) => isShell(page) || page.isPartlyRead;

/** Our words for links to menus and orders cover only some languages. */
export function isInOtherLanguage({ language }: PageFacts): boolean {
  const [base = ''] = (language?.value ?? '').trim().toLowerCase().split(/[-_]/);
  return /^[a-z]{2,3}$/.test(base) && !READ_LANGUAGES.includes(base);
}

/** The value of something not seen on the page: missing, or not measured. */
export function unseen({ reading }: Pick<Gathered, 'reading'>): GraderFact {
  if (reading?.outcome !== 'read') return notMeasured('page');
  const { page } = reading;
  return page !== undefined && isUnclear(page.facts) ? notMeasured('page') : absent('page');
}

/** The same for something that only words would show. */
export function unseenWords(gathered: Pick<Gathered, 'reading'>): GraderFact {
  const page = pageOf(gathered);
  return page !== undefined && isInOtherLanguage(page) ? notMeasured('page') : unseen(gathered);
}

const SNIPPET_CHARACTERS = 200;

type Seen = { value?: number | string; snippet?: string; source: FactSource };

export function seen({ value, snippet = '', source }: Seen): GraderFact {
  const quoted = snippet.slice(0, SNIPPET_CHARACTERS).toWellFormed();
  return { state: 'seen', ...(value !== undefined && { value }), snippet: quoted, source };
}

export function absent(source: FactSource, value?: string): GraderFact {
  return { state: 'absent', ...(value !== undefined && { value }), snippet: '', source };
}

export function notMeasured(source: FactSource): GraderFact {
  return { state: 'not_measured', snippet: '', source };
}

/** Whether the page has something. */
export function onPage(fact: Fact<unknown> | undefined): GraderFact {
  return fact === undefined ? absent('page') : seen({ snippet: fact.snippet, source: 'page' });
}

/** Quotes the first of several facts on the page; undefined without one. */
export function firstSeen(
  facts: Facts<unknown> | undefined,
  value?: number | string,
): GraderFact | undefined {
  const [first] = facts?.first ?? [];
  return first && seen({ ...(value !== undefined && { value }), snippet: first.snippet, source: 'page' });
}
