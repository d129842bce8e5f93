import { imageFolderOf } from '#functions/images/content-images.ts';
import { withCarriedDrafts } from '#shared/site/review/carried-drafts.ts';
import type { SiteContent } from '#shared/site/site-content.ts';

type Contact = SiteContent['pages'][0]['sections']['contact'];

/** A regenerated page, and the page that it replaces. */
export type Regenerated = {
  websiteId: string;
  fresh: SiteContent;
  page: SiteContent;
  /** The owner made requests for the new page: their facts win over those of the old page. */
  hasNewRequirements: boolean;
  /** The owner's custom HTML is kept and may show any image of the old page. */
  hasCustomHtml?: boolean;
};

/**
 * Copies facts to the new page: the website's name, menu, hours, contact, reviews, and uploaded images. All other copy
 * and the design are new (decision record 0009). Pure.
 */
export function preserveOwnerFacts(regenerated: Regenerated): SiteContent {
  const { websiteId, fresh, page, hasNewRequirements } = regenerated;
  const isWanted = (isStated: boolean, isThere: boolean) => isStated && (hasNewRequirements || !isThere);
  const hours = isWanted(hasHours(fresh), hasHours(page)) ? fresh : page;
  const menu = isWanted(fresh.menu_items.length > 0, page.menu_items.length > 0) ? fresh : page;
  const heroImage = isUploaded(page.hero_image, websiteId) ? page.hero_image : fresh.hero_image;
  const [{ sections }] = fresh.pages;
  const before = page.pages[0].sections;
  const { services: _s, dated_hours: _d, clock: _c, phones: _p, links: _l, ...words } = fresh;
  const contact = isWanted(phoneOf(fresh) !== '', phoneOf(page) !== '') ? fresh : page;
  const { links } = isWanted(fresh.links !== undefined, page.links !== undefined) ? fresh : page;
  const content: SiteContent = {
    ...words,
    website_name: page.website_name,
    hero_image: heroImage,
    menu_items: menu.menu_items,
    ...hoursOf(hours),
    ...(contact.phones && { phones: contact.phones }),
    ...(links && { links }),
    pages: [
      {
        sections: {
          ...sections,
          menu: { ...sections.menu, menu_url: before.menu.menu_url },
          gallery: { ...sections.gallery, images: galleryOf(regenerated) },
          reviews: { ...before.reviews, title: sections.reviews.title },
          contact: {
            ...contactOf(sections.contact, before.contact, isWanted),
            hours: hours.pages[0].sections.contact.hours,
          },
        },
      },
    ],
  };
  const assets = regenerated.hasCustomHtml ? page.image_assets : uploadedAssets(page, websiteId);
  const drafts = [...(fresh.drafts ?? []), ...(page.drafts ?? [])];
  const whole = { ...content, image_assets: { ...assets, ...fresh.image_assets }, drafts };
  return withCarriedDrafts(whole, whole);
}

function contactOf(
  fresh: Contact,
  before: Contact,
  isWanted: (isStated: boolean, isThere: boolean) => boolean,
): Contact {
  const isReservationNew = isWanted(
    fresh.takes_reservations !== undefined,
    before.takes_reservations !== undefined,
  );
  const { takes_reservations } = isReservationNew ? fresh : before;
  const { takes_reservations: _fresh, ...texts } = fresh;
  const kept = (name: 'email' | 'reservation_url' | 'payment' | 'parking' | 'access' | 'notes') => {
    const value = isWanted(fresh[name] !== undefined, before[name] !== undefined)
      ? fresh[name]
      : before[name];
    return value === undefined ? {} : { [name]: value };
  };
  return {
    ...texts,
    phone: isWanted(fresh.phone !== '', before.phone !== '') ? fresh.phone : before.phone,
    address: isWanted(fresh.address !== '', before.address !== '') ? fresh.address : before.address,
    ...(takes_reservations !== undefined && { takes_reservations }),
    ...kept('email'),
    ...kept('reservation_url'),
    ...kept('payment'),
    ...kept('parking'),
    ...kept('access'),
    ...kept('notes'),
  };
}

function hasHours({ opening_hours, services = [], pages }: SiteContent): boolean {
  const { hours } = pages[0].sections.contact;
  return hours !== '' || Object.keys(opening_hours).length + services.length > 0;
}

function hoursOf({ opening_hours, services, dated_hours, clock }: SiteContent) {
  return {
    opening_hours,
    ...(services && { services }),
    ...(dated_hours && { dated_hours }),
    ...(clock && { clock }),
  };
}

function phoneOf({ pages }: SiteContent): string {
  return pages[0].sections.contact.phone;
}

/** Uploaded images, or drawn ones if there are none. */
function galleryOf({ websiteId, fresh, page }: Regenerated) {
  const own = page.pages[0].sections.gallery.images.filter(({ url }) => isUploaded(url, websiteId));
  return own.length > 0 ? own : fresh.pages[0].sections.gallery.images;
}

/** Images that were drawn for a website are in its folder, uploaded ones in their own. */
function isUploaded(url: string, websiteId: string): boolean {
  return url !== '' && imageFolderOf(url) !== websiteId;
}

function uploadedAssets({ image_assets }: SiteContent, websiteId: string) {
  return Object.fromEntries(Object.entries(image_assets).filter(([url]) => isUploaded(url, websiteId)));
}
