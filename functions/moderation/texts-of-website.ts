import type { InspectedText } from '#functions/ai/inspection.ts';
import type { ContentType } from '#shared/moderation/moderated-content.ts';
import type { MenuItem, PageSections, SiteContent } from '#shared/site/site-content.ts';
import { newDescriptions } from './image-descriptions.ts';

/** The texts that a change of a website adds. Unchanged ones aren't moderated again. */
export function newTextsOfWebsite(before: SiteContent | undefined, after: SiteContent): InspectedText[] {
  const known = before === undefined ? [] : textsOf(before).map(({ text }) => text);
  const isKnown = new Set(known);
  const stoodBefore = known.join('\n');
  const added = textsOf(after)
    .filter(({ text }) => text !== '' && !isKnown.has(text))
    .map((each) => ({ ...each, before: stoodBefore }));
  return [...added, ...newDescriptions(before, after)];
}

type Parts = Readonly<Record<string, string | undefined>>;

function textOf(contentType: ContentType, part: string, text: string): InspectedText {
  const field = part === 'menu' ? 'description' : 'text';
  return { contentType, field, text, about: { used_for: 'website', part } };
}

/** Uses the field names of the website writer, so equal words are equal content. Leaves out guest reviews. */
function textsOf(content: SiteContent): InspectedText[] {
  const [{ sections }] = content.pages;
  const { faq, features, gallery } = sections;
  const { website_name, cuisine, meta_description } = content;
  return [
    ...generated({ website_name, cuisine, meta_description, ...singleTexts(sections) }),
    ...faq.items.flatMap(({ question, answer }) => generated({ faq_question: question, faq: answer })),
    ...features.flatMap(({ title, content }) => generated({ feature_title: title, feature: content })),
    ...gallery.images.flatMap(({ caption }) => generated({ gallery_caption: caption })),
    ...content.menu_items.flatMap(dishTexts),
    ...notesOf(content),
  ];
}

function generated(parts: Parts): InspectedText[] {
  return Object.entries(parts).map(([part, text = '']) => textOf('generated_text', part, text));
}

function singleTexts({ hero, about, menu, faq, gallery, reviews, contact }: PageSections): Parts {
  return {
    tagline: hero.tagline,
    hero_description: hero.description,
    about_title: about.title,
    about_content: about.content,
    menu_title: menu.title,
    faq_title: faq.title,
    gallery_title: gallery.title,
    gallery_description: gallery.description,
    reviews_title: reviews.title,
    contact_title: contact.title,
    contact_description: contact.description,
    contact_hours: contact.hours,
    contact_address: contact.address,
    contact_payment: contact.payment,
    contact_parking: contact.parking,
    contact_access: contact.access,
    contact_notes: contact.notes,
  };
}

function dishTexts({ name, description, price, course = '' }: MenuItem): InspectedText[] {
  const parts = { menu_name: name, menu: description, menu_price: price, menu_course: course };
  return Object.entries(parts).map(([part, text]) => textOf('menu_item', part, text));
}

/** The notes beside hours, phones, and links. */
function notesOf({ services = [], dated_hours = [], phones = [], links = [] }: SiteContent): InspectedText[] {
  return [
    ...services.flatMap(({ name, note }) => generated({ service_name: name, service_note: note })),
    ...dated_hours.flatMap(({ name, note }) => generated({ dates_name: name, dates_note: note })),
    ...phones.flatMap(({ label }) => generated({ phone_label: label })),
    ...links.flatMap(({ text }) => generated({ link: text })),
  ];
}
