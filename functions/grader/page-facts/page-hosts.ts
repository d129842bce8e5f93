/** The service of each host, without `www.`; subdomains count too. */
type Hosts = ReadonlyMap<string, string>;

function hostsOf(services: string): Hosts {
  const rows = services.split(';').map((row) => row.trim().split(/:?\s+(?=\S+\.)/));
  return new Map(rows.flatMap(([service = '', ...hosts]) => hosts.map((host) => [host, service] as const)));
}

// Services that restaurants link to, in November 2026. `.*`: one domain per country, such as `tripadvisor.fr` and
// `deliveroo.co.uk`.

export const ORDERING_HOSTS = hostsOf(`
  Toast: toasttab.com toast.site; DoorDash: doordash.com order.online; Postmates: postmates.com;
  Uber Eats: ubereats.com; Grubhub: grubhub.com seamless.com; ChowNow: chownow.com; SpotOn: spoton.com;
  Table Needs: tbdine.com; Snackpass: snackpass.co; Ritual: ritual.co; EatStreet: eatstreet.com;
  Delivery.com: delivery.com; HungerRush: hungerrush.com; Revel: revelup.online; MenuSifu: mealkeyway.com;
  Lunchbox: lunchbox.io; Order Save: ordersave.com; GloriaFood: fbgcdn.com foodbooking.com gloriafood.com;
  Menulog: menulog.com.au; Mr Yum: mryum.com; Bolt Food: food.bolt.eu; Smood: smood.ch;
  Just Eat: eat.ch just-eat.* justeat.*; Slice: slicelife.com; Square: square.site; Clover: clover.com;
  Menufy: menufy.com; BeyondMenu: beyondmenu.com; Olo: olo.com; Owner: owner.com; Lieferando: lieferando.*;
  Deliveroo: deliveroo.*; Glovo: glovoapp.com; Wolt: wolt.com; Thuisbezorgd: thuisbezorgd.nl;
  Takeaway: takeaway.com; iFood: ifood.com.br; SkipTheDishes: skipthedishes.com; Caviar: trycaviar.com;
  Foodora: foodora.com; foodpanda: foodpanda.com; Flipdish: flipdish.com; Popmenu: popmenu.com;
  Rappi: rappi.com; PedidosYa: pedidosya.com`);

export const BOOKING_HOSTS = hostsOf(`
  Toast: tables.toasttab.com; OpenTable: opentable.com otstatic.com opentable.*; Resy: resy.com;
  Tock: exploretock.com; SevenRooms: sevenrooms.com;
  TheFork: thefork.com lafourchette.com thefork.* lafourchette.*; Quandoo: quandoo.com quandoo.*;
  CoverManager: covermanager.com; Zenchef: zenchef.com; ResDiary: resdiary.com; Formitable: formitable.com;
  Now Book It: nowbookit.com; OBee: obee.com.au; Eat App: eatapp.co; Libro: libroreserve.com;
  Tablein: tablein.com; aleno: aleno.me; resmio: resmio.com; Superb: superbexperience.com; resOS: resos.com;
  Resengo: resengo.com; Guestonline: guestonline.fr; TableCheck: tablecheck.com;
  DesignMyNight: designmynight.com; DISH: dish.co; teburio: teburio.de; gastronovi: gastronovi.com;
  Octotable: octotable.com; Favourite Table: favouritetable.com`);

export const SOCIAL_HOSTS = hostsOf(`
  Facebook: facebook.com fb.com; Instagram: instagram.com; TikTok: tiktok.com; X: twitter.com x.com;
  YouTube: youtube.com; Threads: threads.net threads.com; Pinterest: pinterest.com pinterest.*;
  LinkedIn: linkedin.com; Bluesky: bsky.app`);

/** Guests write there, not the restaurant. */
export const REVIEW_HOSTS = hostsOf(`
  Yelp: yelp.com yelp.*; Tripadvisor: tripadvisor.com tripadvisor.*`);

const MAP_ADDRESS =
  /^https?:\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|g\.page|maps\.apple\.com|(?:www\.)?waze\.com|(?:www\.)?openstreetmap\.org)/i;

export function isMapAddress(url: string): boolean {
  return MAP_ADDRESS.test(url);
}

const COUNTRY_DOMAIN = /(?:^|\.)([a-z-]{4,20})\.(?:com?\.)?[a-z]{2}$/;

/** The service of a host or one of its parent domains. */
export function serviceAt(hosts: Hosts, hostname: string): string | undefined {
  const labels = hostname.toLowerCase().split('.').slice(-4);
  const names = labels.slice(1).map((_, at) => labels.slice(at).join('.'));
  const found =
    names.find((name) => hosts.has(name)) ?? `${COUNTRY_DOMAIN.exec(hostname.toLowerCase())?.[1]}.*`;
  return hosts.get(found);
}

/** The social network or review service of a host, whose pages aren't a restaurant's website. */
export function networkAt(hostname: string): string | undefined {
  return serviceAt(SOCIAL_HOSTS, hostname) ?? serviceAt(REVIEW_HOSTS, hostname);
}

/** A social or review page given in place of a website, which doesn't count as the restaurant's own website. */
export type NetworkPage = { url: string; network: string };

export function networkPageAt(address: string): NetworkPage | undefined {
  const url = URL.parse(address);
  const network = url === null ? undefined : networkAt(url.hostname);
  return url === null || network === undefined ? undefined : { url: url.href, network };
}
