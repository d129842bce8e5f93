import { Collection } from '#functions/grader/page-facts/collect-facts.ts';
import type { LinkOffer, PageFacts } from '#functions/grader/page-facts/page-facts.ts';
import {
  BOOKING_HOSTS,
  isMapAddress,
  ORDERING_HOSTS,
  REVIEW_HOSTS,
  SOCIAL_HOSTS,
  serviceAt,
} from '#functions/grader/page-facts/page-hosts.ts';
import type { OutlineElement } from '#functions/grader/page-facts/traverse-dom.ts';
import { networkAt, reviewsAt, shownIn } from './accounts.ts';
import { kindOfLink } from './link-words.ts';
import { isServicesOwn, isWidget, partTimeAt } from './service-pages.ts';

export type LinkFacts = Pick<
  PageFacts,
  'ordering' | 'hiddenOrdering' | 'booking' | 'hiddenBooking' | 'social' | 'reviews' | 'maps'
> & {
  menuLinks: PageFacts['menu']['links'];
};

/** Sorts a page's links by destination. */
export class FoundLinks {
  readonly #found = {
    ordering: new Collection<LinkOffer>(),
    hiddenOrdering: new Collection<LinkOffer>(),
    booking: new Collection<LinkOffer>(),
    hiddenBooking: new Collection<LinkOffer>(),
    social: new Collection<LinkOffer>(),
    reviews: new Collection<LinkOffer>(),
    maps: new Collection<string>(),
    menuLinks: new Collection<string>(),
  };
  readonly #hidden = new Set<string>();
  readonly #servicesAt = serviceFinder();

  add(url: URL, label: string, element: OutlineElement): void {
    const { isNetwork, partTime, ...services } = this.#servicesAt(url.hostname);
    const booking = partTime?.path.test(url.pathname) ? partTime.service : services.booking;
    if (booking !== undefined || services.ordering !== undefined)
      this.#addService(url, { booking, ordering: services.ordering }, element);
    else if (isMapAddress(url.href)) this.#found.maps.add(url.href, element);
    else if (isNetwork) this.#addAccount(url, element);
    else this.#addOwn(url, label, element);
  }

  /** A script that adds a service's button or frame to the page. */
  addScript(url: URL, script: OutlineElement): void {
    const { booking, ordering } = this.#servicesAt(url.hostname);
    if ((booking ?? ordering) !== undefined && isWidget(url))
      this.#addService(url, { booking, ordering }, script);
  }

  #addService(url: URL, { booking, ordering }: Services, element: OutlineElement): void {
    const kind = booking === undefined ? 'ordering' : 'booking';
    if (!isServicesOwn(url))
      this.#addOffer(kind, { url: url.href, provider: booking ?? ordering ?? null }, element);
  }

  /** Scripts are always hidden, but their content is shown. */
  #addOffer(kind: 'ordering' | 'booking', offer: LinkOffer, element: OutlineElement): void {
    const isHidden = element.name !== 'script' && element.isHidden();
    if (isHidden) this.#hidden.add(offer.url);
    const hidden = kind === 'ordering' ? 'hiddenOrdering' : 'hiddenBooking';
    this.#found[isHidden ? hidden : kind].add(offer, element);
  }

  /** Whether a link to this address was hidden. */
  hasHidden({ href }: URL): boolean {
    return this.#hidden.has(href);
  }

  #addAccount(given: URL, element: OutlineElement): void {
    const url = shownIn(given);
    const [network, reviews] = [networkAt(url), reviewsAt(url)];
    if (network !== undefined) this.#found.social.add({ url: url.href, provider: network }, element);
    if (reviews !== undefined) this.#found.reviews.add({ url: url.href, provider: reviews }, element);
  }

  #addOwn(url: URL, label: string, element: OutlineElement): void {
    const kind = kindOfLink(url, label);
    if (kind === 'menu') this.#found.menuLinks.add(url.href, element);
    else if (kind !== undefined) this.#addOffer(kind, { url: url.href, provider: null }, element);
  }

  facts(): LinkFacts {
    const facts = Object.entries(this.#found).map(([kind, found]) => [kind, found.facts()]);
    return Object.fromEntries(facts) as LinkFacts;
  }
}

type Services = { booking: string | undefined; ordering: string | undefined };

/** Looks up each host once. */
function serviceFinder() {
  const find = (host: string) => ({
    booking: serviceAt(BOOKING_HOSTS, host),
    ordering: serviceAt(ORDERING_HOSTS, host),
    partTime: partTimeAt(host),
    isNetwork: (serviceAt(SOCIAL_HOSTS, host) ?? serviceAt(REVIEW_HOSTS, host)) !== undefined,
  });
  const known = new Map<string, ReturnType<typeof find>>();
  return (host: string) => {
    const services = known.get(host) ?? find(host);
    known.set(host, services);
    return services;
  };
}
