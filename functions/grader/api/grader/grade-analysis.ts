import type { AiAnalysisDependencies, Analysis } from '#functions/grader/api/dependencies.ts';
import { gatherFacts, technicalOf, withEarlierFacts } from '#functions/grader/gather/gather-facts.ts';
import { type Gathered, isUnread } from '#functions/grader/gather/gathered.ts';
import { notesOf } from '#functions/grader/gather/notes.ts';
import { gradeRow } from '#functions/grader/grade-row.ts';
import type { GradeRow } from '#functions/grader/grades-repository.ts';
import { blockedAddress, refuseBlocked } from '#functions/grader/page-facts/address/refuse-address.ts';
import { type WebsiteAddress, websiteAddress } from '#functions/grader/page-facts/address/website-address.ts';
import { networkPageAt } from '#functions/grader/page-facts/page-hosts.ts';
import type { PageReading } from '#functions/grader/page-facts/page-reading.ts';
import type { WantedPlace } from '#functions/grader/places/place-finder.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { firstProfile } from '#functions/profile/profile-row.ts';
import type { AnalysisRequest } from '#shared/grader/contract/analysis.ts';
import type { GraderResult } from '#shared/grader/contract/grader.ts';
import type { GradeBundle } from '#shared/grader/grade-bundle.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { RULE_VERSION } from '#shared/grader/rules/rules.ts';
import { isSameSite } from '#shared/grader/same-site.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { findGradedSite, findPublishedAddress } from './graded-site.ts';
import { knownRestaurant } from './known-restaurant.ts';

/**
 * How many grades to search for the previous one of this website, because other websites may have been graded in
 * between.
 */
const GRADES_LOOKED_AT = 20;

type Known = {
  restaurantId: string;
  restaurant: GradeBundle['restaurant'];
  profile: RestaurantProfile;
  address: WebsiteAddress | undefined;
  isPublishedHere: boolean;
};

/**
 * Checks the address and limits, reads the website, then applies the rules. A blocked address is neither requested
 * nor counted.
 */
export function createGradeAnalysis(dependencies: AiAnalysisDependencies): Analysis {
  const { meter, places } = dependencies;
  return async (request, restaurantId) => {
    const known = await findKnown(dependencies, { request, restaurantId });
    const { address } = known;
    if (address !== undefined) await refuseBlocked(dependencies.pages, address);
    const use = { feature: 'digital_grader', restaurantId } as const;
    return meter.measure(use, async () => {
      const result = await grade(dependencies, known);
      return { result, costMicros: places.costMicros, hasFailed: false };
    });
  };
}

/** Without a website in the call and the profile, the one published here is graded. */
async function findKnown(
  dependencies: AiAnalysisDependencies,
  { request, restaurantId }: { request: AnalysisRequest; restaurantId: string },
): Promise<Known> {
  const profile = await profileOf(dependencies, restaurantId);
  const restaurant = knownRestaurant(request, profile);
  const address = websiteAddress(restaurant.website);
  const own = address === undefined ? await findPublishedAddress(dependencies, restaurantId) : undefined;
  if (own === undefined) return { restaurantId, restaurant, profile, address, isPublishedHere: false };
  const graded = { ...restaurant, website: own };
  return { restaurantId, restaurant: graded, profile, address: { url: own }, isPublishedHere: true };
}

async function profileOf(
  { profiles, restaurants }: AiAnalysisDependencies,
  restaurantId: string,
): Promise<RestaurantProfile> {
  const [row, restaurant] = await Promise.all([profiles.find(restaurantId), restaurants.find(restaurantId)]);
  if (row !== undefined) return row.profile;
  if (restaurant === undefined) throw new AppError('not_found');
  return firstProfile(restaurant).profile;
}

async function grade(dependencies: AiAnalysisDependencies, known: Known): Promise<GraderResult> {
  const { grades, gradeFiles, clock, ids } = dependencies;
  const [gathered, previous] = await Promise.all([
    gather(dependencies, known),
    grades.list(known.restaurantId, { limit: GRADES_LOOKED_AT }).then((page) => latestOf(page.grades, known)),
  ]);
  const { reading } = gathered;
  const [earlier, site] = await Promise.all([
    earlierBundle(dependencies, { known, reading, previous }),
    findGradedSite(dependencies, { ...known, address: websiteOf(known, gathered), reading }),
  ]);
  const facts = gatherFacts(gathered);
  const bundle: GradeBundle = {
    grade_id: ids.next(),
    graded_at: clock.now().toISOString(),
    rule_version: RULE_VERSION,
    restaurant: known.restaurant,
    site,
    monthly_revenue: known.profile.monthly_revenue,
    currency: known.profile.currency,
    facts: earlier === undefined ? facts : withEarlierFacts(facts, earlier),
    technical: technicalOf(gathered),
    notes: notesOf(gathered, earlier?.graded_at),
    previous: previous === undefined ? null : previousOf(previous),
  };
  const result = gradePresence(bundle);
  const bytes = JSON.stringify(result);
  await gradeFiles.save(known.restaurantId, bundle, bytes);
  // The row is written last, so that every listed grade has its files.
  await grades.create(gradeRow(known.restaurantId, result, bytes));
  return result;
}

function websiteOf({ address }: Known, { networkPage }: Gathered): string | undefined {
  return networkPage === undefined ? address?.url : undefined;
}

async function gather({ pages, places }: AiAnalysisDependencies, known: Known): Promise<Gathered> {
  const { address, profile, restaurant, isPublishedHere } = known;
  const given = networkPageAt(address?.url ?? '');
  const isAsked = address !== undefined && given === undefined;
  const [reading, place] = await Promise.all([
    isAsked ? pages.read(address.url, address.otherwise) : undefined,
    places.find(wantedPlace(known)),
  ]);
  // The name may resolve differently by now, and redirects may lead anywhere.
  if (reading?.outcome === 'blocked') throw blockedAddress(reading.reason, reading.redirects);
  const networkPage = given ?? networkPageAt(reading?.outcome === 'read' ? reading.transfer.url : '');
  const own = networkPage === undefined ? reading : undefined;
  const googleBusinessUrl = restaurant.google_business_url;
  const isSecureOnly = isAskedSecurely(address);
  return {
    reading: own,
    address: address?.url,
    isPublishedHere,
    isSecureOnly,
    networkPage,
    place,
    profile,
    googleBusinessUrl,
  };
}

/** True only if the typed address has the https scheme. An address without one is also requested without encryption. */
function isAskedSecurely(address: WebsiteAddress | undefined): boolean {
  return address?.otherwise === undefined && /^https:/i.test(address?.url ?? '');
}

function wantedPlace({ restaurant, profile: { address, phones } }: Known): WantedPlace {
  const { name, location, website } = restaurant;
  // A location in the call isn't the profile's location.
  const isOwn = location === printedAddress(address);
  return {
    name,
    location,
    website,
    street: isOwn ? address.street : '',
    postalCode: isOwn ? address.postal_code : '',
    phones: phones.map(({ number, typed }) => number || typed),
  };
}

type Latest = { known: Known; reading: PageReading | undefined; previous: GradeRow | undefined };

/** Returns the previous grade's facts if the same website is down or blocks us this time. */
async function earlierBundle(
  { gradeFiles }: AiAnalysisDependencies,
  { known: { restaurantId, restaurant }, reading, previous }: Latest,
): Promise<GradeBundle | undefined> {
  if (!isUnread(reading) || previous === undefined) return undefined;
  if (!isSameSite(previous.website, restaurant.website)) return undefined;
  return gradeFiles.getBundle({ restaurantId, gradeId: previous.grade_id });
}

/** Finds the newest grade of the same website, however its address was spelled, or of the time without one. */
function latestOf(newestFirst: readonly GradeRow[], { restaurant }: Known): GradeRow | undefined {
  return newestFirst.find(({ website }) => !namesWebsite(website) || isSameSite(website, restaurant.website));
}

function namesWebsite(typed: string): boolean {
  const address = websiteAddress(typed);
  return address !== undefined && networkPageAt(address.url) === undefined;
}

function previousOf({ grade_id, graded_at, score, points, planned }: GradeRow): GradeBundle['previous'] {
  return { grade_id, graded_at, score, points, planned };
}
