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
  readonly #ordering = new Collection<LinkOffer>();
  readonly #hiddenOrdering = new Collection<LinkOffer>();
  readonly #booking = new Collection<LinkOffer>();
  readonly #hiddenBooking = new Collection<LinkOffer>();
  readonly #social = new Collection<LinkOffer>();
  readonly #reviews = new Collection<LinkOffer>();
  readonly #maps = new Collection<string>();
  readonly #menuLinks = new Collection<string>();
  readonly #hidden = new Set<string>();
  readonly #servicesAt = serviceFinder();

  add(url: URL, label: string, element: OutlineElement): void {
    const { isNetwork, partTime, ...services } = this.#servicesAt(url.hostname);
    const booking = partTime?.path.test(url.pathname) ? partTime.service : services.booking;
    if (booking !== undefined || services.ordering !== undefined)
      this.#addOffer(url, { booking, ordering: services.ordering }, element);
    else if (isMapAddress(url.href)) this.#maps.add(url.href, element);
    else if (isNetwork) this.#addAccount(url, element);
    else this.#addOwn(url, label, element);
  }

  /** A script that adds a service's button or frame to the page. */
  addScript(url: URL, script: OutlineElement): void {
    const { booking, ordering } = this.#servicesAt(url.hostname);
    if ((booking ?? ordering) !== undefined && isWidget(url))
      this.#addOffer(url, { booking, ordering }, script);
  }

  #addOffer(url: URL, { booking, ordering }: Services, element: OutlineElement): void {
    if (isServicesOwn(url)) return;
    if (booking !== undefined) this.#addBooking({ url: url.href, provider: booking }, element);
    else if (ordering !== undefined) this.#addOrdering({ url: url.href, provider: ordering }, element);
  }

  #addOrdering(offer: LinkOffer, element: OutlineElement): void {
    (this.#isHidden(offer, element) ? this.#hiddenOrdering : this.#ordering).add(offer, element);
  }

  #addBooking(offer: LinkOffer, element: OutlineElement): void {
    (this.#isHidden(offer, element) ? this.#hiddenBooking : this.#booking).add(offer, element);
  }

  /** Scripts are always hidden, but their content is shown. */
  #isHidden({ url }: LinkOffer, element: OutlineElement): boolean {
    const isHidden = element.name !== 'script' && element.isHidden();
    if (isHidden) this.#hidden.add(url);
    return isHidden;
  }

  /** Whether a link to this address was hidden. */
  hasHidden({ href }: URL): boolean {
    return this.#hidden.has(href);
  }

  #addAccount(given: URL, element: OutlineElement): void {
    const url = shownIn(given);
    const network = networkAt(url);
    if (network !== undefined) this.#social.add({ url: url.href, provider: network }, element);
    const reviews = reviewsAt(url);
    if (reviews !== undefined) this.#reviews.add({ url: url.href, provider: reviews }, element);
  }

  #addOwn(url: URL, label: string, element: OutlineElement): void {
    const kind = kindOfLink(url, label);
    if (kind === 'booking') this.#addBooking({ url: url.href, provider: null }, element);
    if (kind === 'ordering') this.#addOrdering({ url: url.href, provider: null }, element);
    if (kind === 'menu') this.#menuLinks.add(url.href, element);
  }

  facts(): LinkFacts {
    return {
      ordering: this.#ordering.facts(),
      hiddenOrdering: this.#hiddenOrdering.facts(),
      booking: this.#booking.facts(),
      hiddenBooking: this.#hiddenBooking.facts(),
      social: this.#social.facts(),
      reviews: this.#reviews.facts(),
      maps: this.#maps.facts(),
      menuLinks: this.#menuLinks.facts(),
    };
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
