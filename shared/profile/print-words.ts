import type { SiteContent } from '#shared/site/site-content.ts';
import { invitationsFor } from './invitations.ts';
import { metaDescriptionOf, openingOf, type WordsSource } from './page-words.ts';
import { asSentence, asWholeSentence } from './phrases/sentence.ts';
import type { WORD_KINDS } from './projection/fact-kinds.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

type Printer = (content: SiteContent, profile: RestaurantProfile) => SiteContent;
type Sections = SiteContent['pages'][0]['sections'];

/** The menu’s names, from the profile or the website. */
function sourceOf(content: SiteContent, profile: RestaurantProfile): WordsSource {
  const { language, website_name: websiteName, menu_items } = content;
  return { profile, language, websiteName, dishes: menu_items.map(({ name }) => name) };
}

function withSections(content: SiteContent, change: (sections: Sections) => Partial<Sections>): SiteContent {
  const [{ sections }] = content.pages;
  return { ...content, pages: [{ sections: { ...sections, ...change(sections) } }] };
}

/** The current welcome if it still fits, else the first that does. */
function invitationOf({ language, pages }: SiteContent, profile: RestaurantProfile): string {
  const invitations = invitationsFor(profile, language);
  const { tagline } = pages[0].sections.hero;
  return invitations.includes(tagline) ? tagline : (invitations[0] ?? '');
}

/** The copy that a page derives from a profile. Other copy, such as a welcome, stays. */
export const WORD_PRINTERS: Readonly<Record<(typeof WORD_KINDS)[number], Printer>> = {
  name: (content, { name }) => (name === '' ? content : { ...content, website_name: name }),
  tagline: (content, profile) => {
    const source = sourceOf(content, profile);
    const { tagline } = openingOf(source, invitationOf(content, profile));
    const printed = withSections(content, ({ hero }) => ({ hero: { ...hero, tagline } }));
    return { ...printed, meta_description: metaDescriptionOf(source) };
  },
  story: (content, profile) => {
    const opening = openingOf(sourceOf(content, profile), '');
    return withSections(content, ({ hero, about }) => {
      // If the website has its own tagline, the profile's passage moves to About.
      const isAbove = opening.taken === '' || hero.tagline === opening.tagline;
      const passages = isAbove ? opening.about : [opening.taken, opening.about].filter(Boolean).join('\n\n');
      return { hero: { ...hero, description: opening.description }, about: { ...about, content: passages } };
    });
  },
  welcome: (content, profile) =>
    withSections(content, ({ contact }) => {
      const isWelcome = invitationsFor(profile, content.language)
        .map(asSentence)
        .includes(contact.description);
      const description = asWholeSentence(profile.booking.note) || (isWelcome ? contact.description : '');
      return { contact: { ...contact, description } };
    }),
};
