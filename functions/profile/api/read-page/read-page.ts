import { blockedAddress, refuseBlocked } from '#functions/grader/page-facts/address/refuse-address.ts';
import { websiteAddress } from '#functions/grader/page-facts/address/website-address.ts';
import type { DetailsReading, FailureReason } from '#functions/grader/page-facts/page-reading.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { countOfDay } from '#functions/profile/api/count-of-day.ts';
import type { RestaurantProfileDependencies } from '#functions/profile/api/dependencies.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import type { StatedDetails } from '#shared/profile/entered/page-details.ts';
import { shapeDetails } from './shape-details.ts';

/** Reads one page of an owner's choosing, through the function that has no rights to data. Stores nothing. */
export function createReadPage(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.readPage> {
  const { pages, rateLimiter } = dependencies;
  return async ({ body: { url, is_mine } }, { restaurantId }) => {
    const address = websiteAddress(url);
    if (address === undefined) throw blockedAddress('malformed', 0, 'url');
    await refuseBlocked(pages, address, 'url');
    const { profile } = await getProfile(dependencies, restaurantId);
    await countOfDay(rateLimiter, restaurantId, PAGES_A_DAY);
    const reading = await pages.readDetails(address.url, address.otherwise);
    return { data: detailsOf(reading, { region: profile.region, isMine: is_mine }) };
  };
}

/** More is no owner who looks for the right page. */
const PAGES_A_DAY = { noun: 'pages', limit: 30 };

const PASTE = 'Paste your menu instead.';
const NOT_FOUND = 'We found no page at this address. Check the address.';
const TOO_SLOW = `This page takes too long to load. Try again later, or paste your menu instead.`;
const FAILED = `We couldn’t open this page. Check the address, or paste your menu instead.`;
const WHY: Readonly<Partial<Record<FailureReason, string>>> = {
  host_not_found: 'We found no website at this address. Check the address.',
  not_found: NOT_FOUND,
  client_error: NOT_FOUND,
  timeout: TOO_SLOW,
};
const NOT_SHOWN = `This website doesn’t let us read the page. ${PASTE}`;
const NO_PAGE = `This address leads to a file, not to a web page. ${PASTE}`;
const TOO_LARGE = `This page is too large for us to read. ${PASTE}`;
const NOTHING = `We found no details on that page. ${PASTE}`;
const FORBIDDEN =
  'This website asks programs not to read this page. Confirm that it’s your website, then read it again.';

type Asked = { region: string; isMine: boolean };

/** Throws `AppError('invalid_input')` with the reason where there is nothing to answer. */
function detailsOf(reading: DetailsReading, { region, isMine }: Asked): StatedDetails {
  if (reading.outcome === 'blocked') throw blockedAddress(reading.reason, reading.redirects, 'url');
  if (reading.outcome === 'failed') throw refused(WHY[reading.reason] ?? FAILED);
  if (reading.outcome === 'not_measured') throw refused(NOT_SHOWN);
  const { url, page, isTruncated } = reading;
  if (page === undefined) throw refused(NO_PAGE);
  if (page.robots.outcome === 'disallowed' && !isMine) throw refused(FORBIDDEN, 'is_mine');
  const details = shapeDetails(page.details, region);
  if (Object.keys(details.found_in).every((detail) => detail === 'name'))
    throw refused(isTruncated ? TOO_LARGE : NOTHING);
  return { url, ...details };
}

/** A page that was asked for counts, whatever came of it. */
function refused(message: string, field = 'url'): AppError {
  return new AppError('invalid_input', { message, fields: { [field]: message }, isAfterWork: true });
}
