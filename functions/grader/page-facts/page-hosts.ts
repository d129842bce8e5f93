/** Hosts of services that restaurants link to, without `www.`; subdomains count too. November 2026. */

export const ORDERING_HOSTS: Readonly<Record<string, string>> = {
  'toasttab.com': 'Toast',
  'toast.site': 'Toast',
  'doordash.com': 'DoorDash',
  'order.online': 'DoorDash',
  'postmates.com': 'Postmates',
  'ubereats.com': 'Uber Eats',
  'grubhub.com': 'Grubhub',
  'seamless.com': 'Grubhub',
  'chownow.com': 'ChowNow',
  'spoton.com': 'SpotOn',
  'tbdine.com': 'Table Needs',
  'snackpass.co': 'Snackpass',
  'ritual.co': 'Ritual',
  'eatstreet.com': 'EatStreet',
  'delivery.com': 'Delivery.com',
  'hungerrush.com': 'HungerRush',
  'revelup.online': 'Revel',
  'mealkeyway.com': 'MenuSifu',
  'lunchbox.io': 'Lunchbox',
  'ordersave.com': 'Order Save',
  'fbgcdn.com': 'GloriaFood',
  'foodbooking.com': 'GloriaFood',
  'menulog.com.au': 'Menulog',
  'mryum.com': 'Mr Yum',
  'food.bolt.eu': 'Bolt Food',
  'smood.ch': 'Smood',
  'eat.ch': 'Just Eat',
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
  'thuisbezorgd.nl': 'Thuisbezorgd',
  'takeaway.com': 'Takeaway',
  'ifood.com.br': 'iFood',
  'skipthedishes.com': 'SkipTheDishes',
  'trycaviar.com': 'Caviar',
  'foodora.com': 'Foodora',
  'foodpanda.com': 'foodpanda',
  'gloriafood.com': 'GloriaFood',
  'flipdish.com': 'Flipdish',
  'popmenu.com': 'Popmenu',
  'rappi.com': 'Rappi',
  'pedidosya.com': 'PedidosYa',
};

export const BOOKING_HOSTS: Readonly<Record<string, string>> = {
  'tables.toasttab.com': 'Toast',
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
  'lafourchette.com': 'TheFork',
  'quandoo.com': 'Quandoo',
  'quandoo.de': 'Quandoo',
  'covermanager.com': 'CoverManager',
  'zenchef.com': 'Zenchef',
  'resdiary.com': 'ResDiary',
  'formitable.com': 'Formitable',
  'nowbookit.com': 'Now Book It',
  'obee.com.au': 'OBee',
  'eatapp.co': 'Eat App',
  'libroreserve.com': 'Libro',
  'tablein.com': 'Tablein',
  'aleno.me': 'aleno',
  'resmio.com': 'resmio',
  'superbexperience.com': 'Superb',
  'otstatic.com': 'OpenTable',
  'resos.com': 'resOS',
  'resengo.com': 'Resengo',
  'guestonline.fr': 'Guestonline',
  'tablecheck.com': 'TableCheck',
  'designmynight.com': 'DesignMyNight',
  'dish.co': 'DISH',
  'teburio.de': 'teburio',
  'gastronovi.com': 'gastronovi',
  'octotable.com': 'Octotable',
  'favouritetable.com': 'Favourite Table',
};

export const SOCIAL_HOSTS: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'pinterest.com': 'Pinterest',
  'linkedin.com': 'LinkedIn',
  'bsky.app': 'Bluesky',
};

/** Guests write there, not the restaurant. */
export const REVIEW_HOSTS: Readonly<Record<string, string>> = {
  'yelp.com': 'Yelp',
  'tripadvisor.com': 'Tripadvisor',
};

const MAP_ADDRESS =
  /^https?:\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|g\.page|maps\.apple\.com|(?:www\.)?waze\.com|(?:www\.)?openstreetmap\.org)/i;

export function isMapAddress(url: string): boolean {
  return MAP_ADDRESS.test(url);
}

/** Services with a domain per country: `tripadvisor.fr`, `deliveroo.co.uk`. */
const WORLDWIDE: Readonly<Record<string, string>> = {
  opentable: 'opentable.com',
  quandoo: 'quandoo.com',
  thefork: 'thefork.com',
  lafourchette: 'thefork.com',
  tripadvisor: 'tripadvisor.com',
  yelp: 'yelp.com',
  pinterest: 'pinterest.com',
  deliveroo: 'deliveroo.fr',
  'just-eat': 'just-eat.es',
  justeat: 'justeat.it',
  lieferando: 'lieferando.de',
};
const COUNTRY_DOMAIN = /(?:^|\.)([a-z-]{4,20})\.(?:com?\.)?[a-z]{2}$/;

/** The service of a host or one of its parent domains. */
export function serviceAt(hosts: Readonly<Record<string, string>>, hostname: string): string | undefined {
  const labels = hostname.toLowerCase().split('.').slice(-4);
  for (let i = 0; i + 1 < labels.length; i += 1) {
    const host = labels.slice(i).join('.');
    if (Object.hasOwn(hosts, host)) return hosts[host];
  }
  const worldwide = WORLDWIDE[COUNTRY_DOMAIN.exec(hostname.toLowerCase())?.[1] ?? ''];
  return worldwide === undefined ? undefined : hosts[worldwide];
}
