import { SECTION_NAMES, type SectionName, type SiteContent } from '#shared/site/site-content.ts';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { type ContactPart, contactBeside, firstPhone, visitOf, webUrlOf } from './contact-part.ts';
import { statedHours } from './hours-part.ts';
import { coursesOf, indexed, type SitePage } from './site-page.ts';

/** The content as it would be published, and the words of its language. */
type Shown = { shown: SitePage; words: SiteWords };

function editableContact(content: SiteContent, { shown, words }: Shown): ContactPart {
  const { title, description, address, email = '' } = content.pages[0].sections.contact;
  return {
    title,
    description,
    address,
    email,
    hours: { ...statedHours(content, words), isSample: false },
    phone: { ...firstPhone(content), isSample: false },
    ...visitOf(content, words),
    ...contactBeside(content, words),
    ...(shown.contact?.dates && { dates: shown.contact.dates }),
    ...(shown.contact?.action && { action: shown.contact.action }),
  };
}

/**
 * The page as shown while editing: all sections and items, even empty ones, in the owner's exact words, without
 * samples.
 */
export function editablePage(content: SiteContent, { shown, words }: Shown): SitePage {
  const { hero, about, features, menu, gallery, reviews, faq } = content.pages[0].sections;
  const listed = new Set<SectionName>(['hero', ...content.section_order]);
  const items = indexed(content.menu_items);
  return {
    name: content.website_name,
    cuisine: content.cuisine,
    ...hero,
    sections: [...listed.union(new Set(SECTION_NAMES))],
    unlisted: new Set(SECTION_NAMES).difference(listed),
    linked: shown.linked,
    about: { title: about.title, text: about.content, paragraphs: [], isSample: false },
    features: indexed(features),
    menu: {
      title: menu.title,
      menuUrl: webUrlOf(menu.menu_url),
      courses: coursesOf(items),
      itemCount: items.length,
      isSample: false,
    },
    gallery: { ...gallery, images: indexed(gallery.images) },
    reviews: {
      title: reviews.title,
      rating: reviews.overall_rating,
      items: indexed(reviews.items),
      isSample: false,
    },
    faq: { title: faq.title, items: indexed(faq.items), isSample: false },
    contact: editableContact(content, { shown, words }),
  };
}
