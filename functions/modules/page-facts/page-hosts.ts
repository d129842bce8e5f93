/** Hosts of services that restaurants link to, without `www.`; those below them count too. November 2026. */

export const ORDERING_HOSTS: Readonly<Record<string, string>> = {
  'toasttab.com': 'Toast',
  'toast.site': 'Toast',
  'doordash.com': 'DoorDash',
  'order.online': 'DoorDash',
  'ubereats.com': 'Uber Eats',
  'grubhub.com': 'Grubhub',
  'seamless.com': 'Grubhub',
  'chownow.com': 'ChowNow',
  'slicelife.com': 'Slice',
  'square.site': 'Square',
  'clover.com': 'Clover',
  'menufy.com': 'Menufy',
  'beyondmenu.com': 'BeyondMenu',
  'olo.com': 'Olo',
  'owner.com': 'Owner',
  'just-eat.es': 'Just Eat',
  'just-eat.fr': 'Just Eat',
  'justeat.it': 'Just Eat',
  'lieferando.de': 'Lieferando',
  'deliveroo.fr': 'Deliveroo',
  'deliveroo.it': 'Deliveroo',
  'glovoapp.com': 'Glovo',
  'wolt.com': 'Wolt',
};

export const BOOKING_HOSTS: Readonly<Record<string, string>> = {
  'opentable.com': 'OpenTable',
  'opentable.de': 'OpenTable',
  'opentable.es': 'OpenTable',
  'resy.com': 'Resy',
  'exploretock.com': 'Tock',
  'sevenrooms.com': 'SevenRooms',
  'thefork.com': 'TheFork',
  'thefork.es': 'TheFork',
  'thefork.fr': 'TheFork',
  'thefork.it': 'TheFork',
  'quandoo.com': 'Quandoo',
  'quandoo.de': 'Quandoo',
  'covermanager.com': 'CoverManager',
  'zenchef.com': 'Zenchef',
};

export const SOCIAL_HOSTS: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
  'yelp.com': 'Yelp',
  'tripadvisor.com': 'Tripadvisor',
};

const MAP_ADDRESS =
  /^https?:\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|g\.page|maps\.apple\.com|(?:www\.)?waze\.com|(?:www\.)?openstreetmap\.org)/i;

export function isMapAddress(url: string): boolean {
  return MAP_ADDRESS.test(url);
}

/** The service that a host belongs to, by its name or one above it. */
export function serviceAt(hosts: Readonly<Record<string, string>>, hostname: string): string | undefined {
  const labels = hostname.toLowerCase().split('.').slice(-4);
  for (let i = 0; i + 1 < labels.length; i += 1) {
    const host = labels.slice(i).join('.');
    if (Object.hasOwn(hosts, host)) return hosts[host];
  }
  return undefined;
}
