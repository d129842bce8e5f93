import { REVIEW_HOSTS, SOCIAL_HOSTS, serviceAt } from '#functions/grader/page-facts/page-hosts.ts';

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

/** For an embedded feed, the address of its account; otherwise the address itself. */
export function shownIn(url: URL): URL {
  const shown = /^\/plugins\/page(?:\.php)?$/.test(url.pathname) ? url.searchParams.get('href') : null;
  return (shown === null ? null : URL.parse(shown)) ?? url;
}

/** The network of an account's address; undefined for other addresses. */
export function networkAt(url: URL): string | undefined {
  return accountOn(serviceAt(SOCIAL_HOSTS, url.hostname), url.pathname);
}

/** The review service whose page of the restaurant an address shows. */
export function reviewsAt(url: URL): string | undefined {
  return accountOn(serviceAt(REVIEW_HOSTS, url.hostname), url.pathname);
}

function accountOn(network: string | undefined, path: string): string | undefined {
  if (network === undefined || path.length <= 1 || NOT_OWN.test(path)) return undefined;
  const isAccount = ACCOUNT_PATHS[network]?.test(path) ?? true;
  return isAccount && !NO_ACCOUNT_PATHS[network]?.test(path) ? network : undefined;
}
