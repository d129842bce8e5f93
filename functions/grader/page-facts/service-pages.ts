import { BOOKING_HOSTS, ORDERING_HOSTS, REVIEW_HOSTS, SOCIAL_HOSTS, serviceAt } from './page-hosts.ts';

type Services = { booking: string | undefined; ordering: string | undefined };

/** Hosts that a service uses for its own customers, and its bare domain. */
const OF_SERVICE =
  /^(?:(?:www|apps?|pos|get|go|about|business|partners?|merchants?|support|help|careers|blog|m|mobile|join|info)\.)?[^.]+\.(?:com?\.)?[a-z]{2,7}$/i;
/** The home page, or the home page of a country. */
const HOME = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i;
const NAMES_A_RESTAURANT = /[?&](?:\w{0,20}id|rest\w{0,20}|venue|store|location|query)=/i;
const FOR_OTHERS =
  /^\/(?:about|privacy|terms|legal|help|support|download|apps?|business|partners?|sign-?up|log-?in|careers|blog)(?:\/|$)|\/(?:\w+-)?(?:e-?)?gift-?(?:cards?|certificates?)?(?:\/|$)|\/(?:rewards|loyalty)(?:\/|$)/i;
/** Services with other purposes take reservations here. */
const RESERVES = [
  ['Yelp', /(?:^|\.)yelp\.[a-z.]{2,6}\/(?:reservations|waitlist)\//i],
  ['Google', /(?:^|\.)google\.[a-z.]{2,6}\/maps\/reserve\//i],
] as const;
const WIDGET = /widget|loader|embed|sdk|integration|order|reserv|book|button|modal|popup/i;

/** The services that take orders and reservations at an address. */
export function servicesAt({ hostname, pathname }: URL): Services {
  const place = `${hostname}${pathname}`;
  const reserves = RESERVES.find(([, address]) => address.test(place))?.[0];
  return {
    booking: reserves ?? serviceAt(BOOKING_HOSTS, hostname),
    ordering: serviceAt(ORDERING_HOSTS, hostname),
  };
}

/** Whether an address leads to the service's own pages or gift cards, not to a restaurant. */
export function isServicesOwn({ hostname, pathname, search }: URL): boolean {
  if (FOR_OTHERS.test(pathname)) return true;
  return HOME.test(pathname) && OF_SERVICE.test(hostname) && !NAMES_A_RESTAURANT.test(search);
}

/** Whether a script adds ordering or reservations to the page, unlike a visit counter. */
export function isWidget({ pathname, search }: URL): boolean {
  return WIDGET.test(pathname) || NAMES_A_RESTAURANT.test(search);
}

/** Share buttons and the placeholder links of website builders don't lead to the restaurant. */
const NOT_OWN =
  /^\/(?:(?:sharer|share|intent|dialog|plugins|tr\b)|@?(?:wix|squarespace|godaddy|weebly|webflow|wordpress(?:dotcom)?|shopify|elementor|jimdo|ionos|strikingly|site123|bentobox|getbento|toasttab|facebook|instagram)\/?$)/i;

/** Path prefixes before account names. */
const ACCOUNT_PATHS: Readonly<Record<string, RegExp>> = {
  TikTok: /^\/@[^/]+\/?$/,
  Threads: /^\/@[^/]+\/?$/,
  LinkedIn: /^\/(?:company|in|showcase)\//i,
  Bluesky: /^\/profile\/[^/]+\/?$/i,
  YouTube:
    /^\/(?:@[^/]+|(?:channel|c|user)\/[^/]+|(?!watch|playlist|results|feed|premium)[\w.-]+)(?:\/(?:videos|featured)?)?$/i,
};

/** Posts, videos, events, and searches aren't accounts. */
const NO_ACCOUNT_PATHS: Readonly<Record<string, RegExp>> = {
  Facebook:
    /^\/(?:events|groups|photos?|watch|reel|stories|hashtag|login|help|polic|privacy|legal|business|ads|search|marketplace|(?:photo|story|permalink|video|l|login)\.php)(?:\/|$)|^\/[^/]+\/(?:posts|photos|videos|events)\/./i,
  Instagram: /^\/(?:[^/]+\/)?(?:p|reels?|tv|stories|explore|accounts|direct|legal)(?:\/|$)/i,
  X: /^\/(?:home|hashtag|search|i|login|signup|privacy|tos|explore)(?:\/|$)|\/status\//i,
  Pinterest: /^\/pin\//i,
  Yelp: /^\/(?:search|about|developers|login|signup|app|mobile)(?:\/|$)/i,
};

export type Account = { kind: 'social' | 'reviews'; url: string; provider: string };

/** The restaurant's account at an address, or in the feed that it embeds; undefined for other addresses. */
export function accountAt(given: URL): Account | undefined {
  const shown = /^\/plugins\/page(?:\.php)?$/.test(given.pathname) ? given.searchParams.get('href') : null;
  const url = (shown === null ? null : URL.parse(shown)) ?? given;
  const social = serviceAt(SOCIAL_HOSTS, url.hostname);
  const provider = social ?? serviceAt(REVIEW_HOSTS, url.hostname);
  if (provider === undefined || url.pathname.length <= 1 || NOT_OWN.test(url.pathname)) return undefined;
  const isAccount = ACCOUNT_PATHS[provider]?.test(url.pathname) ?? true;
  if (!isAccount || NO_ACCOUNT_PATHS[provider]?.test(url.pathname)) return undefined;
  return { kind: social === undefined ? 'reviews' : 'social', url: url.href, provider };
}
