import { READ_LANGUAGES } from '#functions/grader/page-facts/link-words.ts';
import type { PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import type { PageReading } from '#functions/grader/page-facts/page-reading.ts';
import type { PlaceAnswer } from '#functions/grader/places/place-finder.ts';
import type { GraderFact } from '#shared/grader/grader-facts.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { absent, notMeasured } from './fact.ts';
import type { NetworkPage } from './network-page.ts';

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

/** True if what we can't see may exist: scripts fill the page, or guests see another one. */
export function isShell({ textCharacters, scripts, isElsewhere }: PageFacts): boolean {
  return isElsewhere || (scripts > 0 && textCharacters < SHELL_CHARACTERS);
}

/** Our words for links to menus and orders cover only some languages. */
export function isInOtherLanguage({ language }: PageFacts): boolean {
  const [base = ''] = (language?.value ?? '').trim().toLowerCase().split(/[-_]/);
  return /^[a-z]{2,3}$/.test(base) && !READ_LANGUAGES.includes(base);
}

/** The value of something not seen on the page: missing, or not measured. */
export function unseen({ reading }: Pick<Gathered, 'reading'>): GraderFact {
  if (reading?.outcome !== 'read') return notMeasured('page');
  const { page } = reading;
  const isUnclear = page !== undefined && (isShell(page.facts) || page.facts.isPartlyRead);
  return isUnclear ? notMeasured('page') : absent('page');
}

/** The same for something that only words would show. */
export function unseenWords(gathered: Pick<Gathered, 'reading'>): GraderFact {
  const page = pageOf(gathered);
  return page !== undefined && isInOtherLanguage(page) ? notMeasured('page') : unseen(gathered);
}
