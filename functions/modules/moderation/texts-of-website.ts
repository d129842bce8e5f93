import type { InspectedText } from '#functions/platform/ai/inspection.ts';
import type { ContentType } from '#shared/domain/moderation/moderated-content.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { newDescriptions } from './picture-descriptions.ts';

/** More texts of one change are looked at as one: who brings a whole website brings it at once. */
const MOST_APART = 20;

/** What a change of a website's sections brings of words; what stood before is not looked at again. */
export function newTextsOfWebsite(before: SiteContent | undefined, after: SiteContent): InspectedText[] {
  const known = before === undefined ? [] : textsOf(before).map(({ text }) => text);
  const isKnown = new Set(known);
  const added = textsOf(after)
    .filter(({ text }) => text !== '' && !isKnown.has(text))
    .map((each) => ({ ...each, before: known.join('\n') }));
  const pictures = before === undefined ? [] : newDescriptions(before, after);
  if (added.length <= MOST_APART) return [...added, ...pictures];
  const all = textOf('generated_text', 'website', added.map(({ text }) => text).join('\n'));
  return [{ ...all, before: known.join('\n') }, ...pictures];
}

function textOf(contentType: ContentType, part: string, text: string): InspectedText {
  const field = contentType === 'menu_item' ? 'description' : 'text';
  return { contentType, field, text, about: { used_for: 'website', part } };
}

/** As the writer of the website names its own: the same words are the same content. */
function textsOf({ meta_description, menu_items, pages: [{ sections }] }: SiteContent): InspectedText[] {
  const { hero, about, faq, gallery, contact } = sections;
  return [
    textOf('generated_text', 'tagline', hero.tagline),
    textOf('generated_text', 'hero_description', hero.description),
    textOf('generated_text', 'meta_description', meta_description),
    textOf('generated_text', 'about_content', about.content),
    textOf('generated_text', 'gallery_description', gallery.description),
    textOf('generated_text', 'contact_description', contact.description),
    textOf('generated_text', 'contact_notes', contact.notes ?? ''),
    ...faq.items.map(({ answer }) => textOf('generated_text', 'faq', answer)),
    ...gallery.images.map(({ caption }) => textOf('generated_text', 'gallery_caption', caption)),
    ...menu_items.map(({ description }) => textOf('menu_item', 'menu', description)),
  ];
}
