/** Hosts that a service uses for its own customers, and its bare domain. */
const OF_SERVICE =
  /^(?:(?:www|apps?|pos|get|go|about|business|partners?|merchants?|support|help|careers|blog|m|mobile|join|info)\.)?[^.]+\.(?:com?\.)?[a-z]{2,7}$/i;
/** The home page, or the home page of a country. */
const HOME = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i;
const NAMES_A_HOUSE = /[?&](?:\w{0,20}id|rest\w{0,20}|venue|store|location|query)=/i;
const FOR_OTHERS =
  /^\/(?:about|privacy|terms|legal|help|support|download|apps?|business|partners?|sign-?up|log-?in|careers|blog)(?:\/|$)|\/(?:\w+-)?(?:e-?)?gift-?(?:cards?|certificates?)?(?:\/|$)|\/(?:rewards|loyalty)(?:\/|$)/i;

/** Whether an address leads to the service's own pages or gift cards, not to a restaurant. */
export function isServicesOwn({ hostname, pathname, search }: URL): boolean {
  if (FOR_OTHERS.test(pathname)) return true;
  return HOME.test(pathname) && OF_SERVICE.test(hostname) && !NAMES_A_HOUSE.test(search);
}

const WIDGET = /widget|loader|embed|sdk|integration|order|reserv|book|button|modal|popup/i;

/** Whether a script adds ordering or reservations to the page, unlike a visit counter. */
export function isWidget({ pathname, search }: URL): boolean {
  return WIDGET.test(pathname) || NAMES_A_HOUSE.test(search);
}

/** A service with other purposes, and its path for reservations. */
type PartTime = { service: string; path: RegExp };

const PART_TIME: readonly (PartTime & { host: RegExp })[] = [
  { service: 'Yelp', host: /(?:^|\.)yelp\.[a-z.]{2,6}$/i, path: /^\/(?:reservations|waitlist)\//i },
  { service: 'Google', host: /(?:^|\.)google\.[a-z.]{2,6}$/i, path: /^\/maps\/reserve\//i },
];

/** The service of a host that takes reservations on some of its pages. */
export function partTimeAt(hostname: string): PartTime | undefined {
  return PART_TIME.find(({ host }) => host.test(hostname));
}
