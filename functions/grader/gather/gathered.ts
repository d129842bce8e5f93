import type { PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import type { PageReading } from '#functions/grader/page-facts/page-reading.ts';
import { READ_LANGUAGES } from '#functions/grader/page-facts/page-words.ts';
import type { PlaceAnswer } from '#functions/grader/places/place-finder.ts';
import type { GraderFact } from '#shared/grader/grader-facts.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { absent, notMeasured } from './fact.ts';
import type { NetworkPage } from './network-page.ts';

/** What a grade is gathered from. */
export type Gathered = {
  /** Undefined where no website is known. */
  reading: PageReading | undefined;
  /** As it was asked for. */
  address?: string | undefined;
  /** Its address begins with https://, so that it was not asked without. */
  isSecureOnly?: boolean;
  /** Where a page at a network was given in the place of a website. */
  networkPage?: NetworkPage | undefined;
  place: PlaceAnswer;
  googleBusinessUrl: string;
  profile: RestaurantProfile;
};

/** The facts of the page that came, if one did. */
export function pageOf({ reading }: Pick<Gathered, 'reading'>): PageFacts | undefined {
  return reading?.outcome === 'read' ? reading.page?.facts : undefined;
}

/** A website is known, and showed us no page this time. */
export function isUnread(reading: Gathered['reading']): boolean {
  return reading?.outcome === 'failed' || reading?.outcome === 'not_measured';
}

/** Pages with so little text are made by their scripts. */
const SHELL_CHARACTERS = 250;

/** What is not seen on such a page may well be there: its scripts make it up, or guests see another one. */
export function isShell({ textCharacters, scripts, isElsewhere }: PageFacts): boolean {
  return isElsewhere || (scripts > 0 && textCharacters < SHELL_CHARACTERS);
}

/** The words for hours, phones, menus and orders are known in some languages only. */
export function isInOtherLanguage({ language }: PageFacts): boolean {
  const [base = ''] = (language?.value ?? '').trim().toLowerCase().split(/[-_]/);
  return /^[a-z]{2,3}$/.test(base) && !READ_LANGUAGES.includes(base);
}

/** What holds of a thing that was not seen on the page: not there, or not looked at. */
export function unseen({ reading }: Pick<Gathered, 'reading'>): GraderFact {
  if (reading?.outcome !== 'read') return notMeasured('page');
  const { page } = reading;
  const isUnclear = page !== undefined && (isShell(page.facts) || page.facts.isPartlyRead);
  return isUnclear ? notMeasured('page') : absent('page');
}

/** The same of what words alone would show. */
export function unseenWords(gathered: Pick<Gathered, 'reading'>): GraderFact {
  const page = pageOf(gathered);
  return page !== undefined && isInOtherLanguage(page) ? notMeasured('page') : unseen(gathered);
}
