import type { SiteContent } from '#shared/site/site-content.ts';

/** A text of the content with its path and section. */
export type ContentText = { path: string; section: string; text: string };

type Sections = SiteContent['pages'][0]['sections'];
const SECTIONS = 'pages[0].sections';

/** All texts that can contain a suggestion, in page order. */
export function contentTexts({ pages, menu_items, meta_description }: SiteContent): ContentText[] {
  const { sections } = pages[0];
  const at = (section: keyof Sections, name: string, text: string): ContentText => ({
    path: `${SECTIONS}.${section}.${name}`,
    section,
    text,
  });
  return [
    at('hero', 'tagline', sections.hero.tagline),
    at('hero', 'description', sections.hero.description),
    at('about', 'title', sections.about.title),
    at('about', 'content', sections.about.content),
    ...(sections.features ?? []).map(({ content }, index) =>
      at('features', `items[${index}].content`, content),
    ),
    ...menu_items.map(({ description }, index) => ({
      path: `menu_items[${index}].description`,
      section: 'menu',
      text: description,
    })),
    ...sections.faq.items.map(({ answer }, index) => at('faq', `items[${index}].answer`, answer)),
    at('gallery', 'description', sections.gallery.description),
    at('contact', 'description', sections.contact.description),
    { path: 'meta_description', section: 'meta', text: meta_description },
  ].filter(({ text }) => text !== '');
}

/** Replaces texts with `change`. Questions and features that lose their text are removed. */
export function withContentTexts(content: SiteContent, change: (text: string) => string): SiteContent {
  const [{ sections }] = content.pages;
  const { hero, about, faq, gallery, contact, features } = sections;
  return {
    ...content,
    meta_description: change(content.meta_description),
    menu_items: content.menu_items.map((item) => ({ ...item, description: change(item.description) })),
    pages: [
      {
        sections: {
          ...sections,
          hero: { tagline: change(hero.tagline), description: change(hero.description) },
          about: { title: change(about.title), content: change(about.content) },
          faq: {
            ...faq,
            items: faq.items
              .map(({ question, answer }) => ({ question, answer: change(answer) }))
              .filter(({ answer }, index) => answer !== '' || faq.items[index]?.answer === ''),
          },
          gallery: { ...gallery, description: change(gallery.description) },
          contact: { ...contact, description: change(contact.description) },
          features: features
            .map((feature) => ({ ...feature, content: change(feature.content) }))
            .filter((feature, index) => feature.content !== '' || features[index]?.content === ''),
        },
      },
    ],
  };
}
