/** Hosts of a service for its own customers, and those without a name before it. */
const OF_SERVICE =
  /^(?:(?:www|apps?|pos|get|go|about|business|partners?|merchants?|support|help|careers|blog|m|mobile|join|info)\.)?[^.]+\.(?:com?\.)?[a-z]{2,7}$/i;
/** Nothing behind the host, or the country of the guest. */
const HOME = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i;
const NAMES_A_HOUSE = /[?&](?:\w{0,20}id|rest\w{0,20}|venue|store|location|query)=/i;
const FOR_OTHERS =
  /^\/(?:about|privacy|terms|legal|help|support|download|apps?|business|partners?|sign-?up|log-?in|careers|blog)(?:\/|$)|\/(?:\w+-)?(?:e-?)?gift-?(?:cards?|certificates?)?(?:\/|$)|\/(?:rewards|loyalty)(?:\/|$)/i;

/** Whether an address at a service leads to the service itself, or to its gift cards, and to no table or dish. */
export function isServicesOwn({ hostname, pathname, search }: URL): boolean {
  if (FOR_OTHERS.test(pathname)) return true;
  return HOME.test(pathname) && OF_SERVICE.test(hostname) && !NAMES_A_HOUSE.test(search);
}

const WIDGET = /widget|loader|embed|sdk|integration|order|reserv|book|button|modal|popup/i;

/** Whether a script of a service puts its way to order or to reserve into the page, and does not just count visits. */
export function isWidget({ pathname, search }: URL): boolean {
  return WIDGET.test(pathname) || NAMES_A_HOUSE.test(search);
}

/** A service that does other things too, and where it takes reservations. */
type PartTime = { service: string; path: RegExp };

const PART_TIME: readonly (PartTime & { host: RegExp })[] = [
  { service: 'Yelp', host: /(?:^|\.)yelp\.[a-z.]{2,6}$/i, path: /^\/(?:reservations|waitlist)\//i },
  { service: 'Google', host: /(?:^|\.)google\.[a-z.]{2,6}$/i, path: /^\/maps\/reserve\//i },
];

/** The service at a host that takes reservations on some of its pages. */
export function partTimeAt(hostname: string): PartTime | undefined {
  return PART_TIME.find(({ host }) => host.test(hostname));
}
