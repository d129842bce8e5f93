import { isSameJson } from '#shared/editing/same-json.ts';
import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { changeTexts } from './website-texts.ts';

/** The public name of a restaurant whose own name was rejected. */
const GENERIC_NAMES: Readonly<Record<string, string>> = {
  es: 'Restaurante',
  it: 'Ristorante',
};

/**
 * A website's content without a rejected text. The page doesn't show the emptied text, a dish without a name, or a
 * question without an answer. Undefined if the content doesn't have the text.
 */
export function withdrawnContent(content: SiteContent, rejected: RejectedText): SiteContent | undefined {
  const keep = (text: string) => withoutRejected(text, rejected);
  const name = keep(content.website_name) || (GENERIC_NAMES[content.language.slice(0, 2)] ?? 'Restaurant');
  const named = (text: string) => (text === '' ? '' : keep(text) || name);
  const without = structuredClone(content);
  changeTexts(without, (text, part) => (part === 'meta_description' ? named(text) : keep(text)));
  without.website_name = name;
  without.menu_items = without.menu_items.filter(
    (dish, at) => dish.name !== '' || content.menu_items[at]?.name === '',
  );
  const { features, faq, gallery } = without.pages[0].sections;
  without.pages[0].sections.features = features.filter((feature) => feature.content !== '');
  faq.items = faq.items.filter(({ question, answer }) => question !== '' && answer !== '');
  for (const image of [...gallery.images, ...Object.values(without.image_assets)])
    image.alt = named(image.alt);
  return isSameJson(without, content) ? undefined : without;
}
