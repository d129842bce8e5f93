import { blockedAddress, refuseBlocked } from '#functions/grader/page-facts/address/refuse-address.ts';
import { websiteAddress } from '#functions/grader/page-facts/address/website-address.ts';
import type { PageDetails } from '#functions/grader/page-facts/details/page-details.ts';
import type { DetailsReading, FailureReason } from '#functions/grader/page-facts/page-reading.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { RestaurantProfileDependencies } from '#functions/profile/api/dependencies.ts';
import { limitPerDay } from '#functions/profile/api/limit-per-day.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import { readBrief } from '#functions/profile/read-brief.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { hoursOfReading } from '#shared/profile/entered/hours-of-reading.ts';
import type { PageContent, PageHours } from './shape-details.ts';

/** Reads one page or PDF that the owner chose, through the function without data access. Stores nothing. */
export function createReadPage(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.readPage> {
  const { pages, rateLimiter } = dependencies;
  return async ({ body: { url, is_mine } }, { restaurantId }) => {
    const address = websiteAddress(url);
    if (address === undefined) throw blockedAddress('malformed', 0, 'url');
    await refuseBlocked(pages, address, 'url');
    const { profile } = await getProfile(dependencies, restaurantId);
    await limitPerDay(rateLimiter, restaurantId, PAGES_A_DAY);
    const reading = await pages.readDetails(address.url, address.otherwise);
    const { url: found, page } = readableOf(reading, is_mine);
    const { pdfDetails, shapeDetails } = await loadShapes();
    const hours = page === undefined ? undefined : await hoursOfPage(dependencies, restaurantId, page);
    const details =
      page === undefined
        ? pdfDetails((reading as Read).pdfLines ?? [])
        : shapeDetails(page, { region: profile.region, hours });
    return { data: { url: found, ...withSomething(details, reading) } };
  };
}

/** The formats of phone numbers load slowly, and only pages need them. */
const loadShapes = () => import('./shape-details.ts');

/** Ten websites of twelve pages. An owner looking for the right page needs no more. */
const PAGES_A_DAY = { noun: 'pages', limit: 120 };

const PASTE = 'Paste your menu instead.';
const NOT_FOUND = 'We couldn’t find a page at this address. Check the spelling.';
const TOO_SLOW = `This page took too long to load. Try again later, or paste your menu instead.`;
const FAILED = `We couldn’t open this page. Check the address, or paste your menu instead.`;
const WHY: Readonly<Partial<Record<FailureReason, string>>> = {
  host_not_found: 'We couldn’t find a website at this address. Check the spelling.',
  not_found: NOT_FOUND,
  client_error: NOT_FOUND,
  timeout: TOO_SLOW,
};
const NOT_SHOWN = `This website doesn’t let us read the page. ${PASTE}`;
const NO_PAGE = `This link goes to a file, not a web page. ${PASTE}`;
const NEEDS_SCRIPTS = `This page needs JavaScript, which we don’t run. ${PASTE}`;
const TOO_LARGE = `This page is too large for us to read. ${PASTE}`;
const NOTHING = `We couldn’t find any details on that page. ${PASTE}`;
const FORBIDDEN =
  'This page asks automated tools not to read it. Confirm that it’s your website, then try again.';

type Read = Extract<DetailsReading, { outcome: 'read' }>;
type Readable = { url: string; page: PageDetails | undefined };

/** Throws `AppError('invalid_input')` with the reason if there is nothing to read. */
function readableOf(reading: DetailsReading, isMine: boolean): Readable {
  if (reading.outcome === 'blocked') throw blockedAddress(reading.reason, reading.redirects, 'url');
  if (reading.outcome === 'failed') throw refused(WHY[reading.reason] ?? FAILED);
  if (reading.outcome === 'not_measured') throw refused(NOT_SHOWN);
  if (reading.page === undefined && reading.pdfLines === undefined) throw refused(NO_PAGE);
  if (reading.robots.outcome === 'disallowed' && !isMine) throw refused(FORBIDDEN, 'is_mine');
  return { url: reading.url, page: reading.page?.details };
}

/** The hours in the page's structured data, or else in its text. */
async function hoursOfPage(
  dependencies: RestaurantProfileDependencies,
  restaurantId: string,
  { restaurant, shown }: PageDetails,
): Promise<PageHours | undefined> {
  const { statedHours } = await loadShapes();
  const stated = statedHours(restaurant.hours);
  if (stated !== undefined) return { hours: stated, foundIn: 'structured data' };
  const isStated = restaurant.hours.lines.length > 0;
  const text = (isStated ? restaurant.hours.lines : shown.hourLines).join('\n');
  if (text === '') return undefined;
  const { week } = hoursOfReading(await readBrief(dependencies, restaurantId, { text, choices: [] }), text);
  return week && { hours: week, foundIn: isStated ? 'structured data' : 'text on the page' };
}

/** Throws `AppError('invalid_input')` for a page without details or links. */
function withSomething(details: PageContent, reading: DetailsReading): PageContent {
  const hasDetails = Object.keys(details.found_in).some((detail) => detail !== 'name');
  if (hasDetails || details.more_pages.length > 0) return details;
  const { isTruncated, page } = reading as Read;
  if (isTruncated) throw refused(TOO_LARGE);
  throw refused(page?.details.needsScripts === true ? NEEDS_SCRIPTS : NOTHING);
}

/** Loaded pages count, even without a result. */
function refused(message: string, field = 'url'): AppError {
  return new AppError('invalid_input', { message, fields: { [field]: message }, isAfterWork: true });
}
