import { isSameJson } from '#shared/editing/same-json.ts';
import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';
import type { PageSections, SiteContent } from '#shared/site/site-content.ts';

/** The public name of a restaurant whose own name was rejected. */
const GENERIC_NAMES: Readonly<Record<string, string>> = {
  es: 'Restaurante',
  it: 'Ristorante',
};

type Off = (text: string) => string;

/**
 * The content of a page without a rejected text. Pages hide empty fields, dishes without a name, and questions without
 * an answer. Undefined if the text isn't in it.
 */
export function withdrawnContent(content: SiteContent, rejected: RejectedText): SiteContent | undefined {
  const off: Off = (text) => withoutRejected(text, rejected);
  const house = off(content.website_name) || (GENERIC_NAMES[content.language.slice(0, 2)] ?? 'Restaurant');
  const named: Off = (text) => (text === '' ? '' : off(text) || house);
  const without: SiteContent = {
    ...content,
    website_name: house,
    cuisine: off(content.cuisine),
    meta_description: named(content.meta_description),
    menu_items: content.menu_items
      .map((item) => withoutIn(item, off, ['name', 'description', 'price', 'course']))
      .filter(({ name }, at) => name !== '' || content.menu_items[at]?.name === ''),
    ...withdrawnNotes(content, off),
    image_assets: Object.fromEntries(
      Object.entries(content.image_assets).map(([url, asset]) => [url, { ...asset, alt: named(asset.alt) }]),
    ),
    pages: [{ sections: withdrawnSections(content.pages[0].sections, { off, named }) }],
  };
  return isSameJson(without, content) ? undefined : without;
}

function withdrawnSections(
  { hero, about, features, menu, faq, gallery, reviews, contact }: PageSections,
  { off, named }: { off: Off; named: Off },
): PageSections {
  const questions = faq.items.map((item) => withoutIn(item, off, ['question', 'answer']));
  return {
    hero: withoutIn(hero, off, ['tagline', 'description']),
    about: withoutIn(about, off, ['title', 'content']),
    features: features
      .map((feature) => withoutIn(feature, off, ['title', 'content']))
      .filter(({ content }) => content !== ''),
    menu: withoutIn(menu, off, ['title']),
    faq: {
      title: off(faq.title),
      items: questions.filter(({ question, answer }) => question !== '' && answer !== ''),
    },
    gallery: {
      ...withoutIn(gallery, off, ['title', 'description']),
      images: gallery.images.map((image) => ({
        ...image,
        caption: off(image.caption),
        alt: named(image.alt),
      })),
    },
    reviews: withoutIn(reviews, off, ['title']),
    contact: withoutIn(contact, off, CONTACT_TEXTS),
  };
}

const CONTACT_TEXTS = [
  'title',
  'description',
  'hours',
  'address',
  'payment',
  'parking',
  'access',
  'notes',
] as const;

/** The notes beside hours, phones, and links. */
function withdrawnNotes(
  { services, dated_hours, phones, links }: SiteContent,
  off: Off,
): Partial<SiteContent> {
  return {
    ...(services && { services: services.map((one) => withoutIn(one, off, ['name', 'note'])) }),
    ...(dated_hours && { dated_hours: dated_hours.map((one) => withoutIn(one, off, ['name', 'note'])) }),
    ...(phones && { phones: phones.map((one) => withoutIn(one, off, ['label'])) }),
    ...(links && { links: links.map((one) => withoutIn(one, off, ['text'])) }),
  };
}

/** Removes rejected text from some fields of a part. Missing fields stay missing. */
function withoutIn<Part extends object, Key extends keyof Part>(
  part: Part,
  off: Off,
  keys: readonly Key[],
): Part {
  const changed = { ...part };
  for (const key of keys) {
    const text: unknown = part[key];
    if (typeof text === 'string') Object.assign(changed, { [key]: off(text) });
  }
  return changed;
}
