import type { PageFacts } from '#functions/platform/ai/website-facts.ts';
import { invitationsFor } from '#shared/profile/invitations.ts';
import { metaDescriptionOf, openingOf } from '#shared/profile/page-words.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { menuItemsOf } from '#shared/profile/projection/printed-menu.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { createChooser } from '../../chooser.ts';
import type { Story } from './story.ts';

/** Two words of welcome, another pair for another website. */
function welcome({ profile, seed }: PageFacts, language: string): [string, string] {
  const invitations = invitationsFor(profile, language);
  if (invitations.length === 0) return ['', ''];
  const turn = createChooser(`${seed}\u0000${profile.name}`).index('invitation', invitations.length);
  const at = (place: number) => invitations[place % invitations.length] ?? '';
  return [at(turn), at(turn + 1)];
}

/**
 * The words of a page: the owner's sentences, word for word, and at most one line of the composer's own in a
 * section. Nothing is stated that the profile does not hold. Pure.
 */
export function composeStory(facts: PageFacts): Story {
  const { profile, websiteName } = facts;
  const language = profile.languages[0] ?? 'en';
  const { titles } = siteWordsOf(language);
  const dishes = menuItemsOf(profile).map(({ name }) => name);
  const source = { profile, language, websiteName, dishes };
  const [invitation, farewell] = welcome(facts, language);
  const opening = openingOf(source, invitation);
  return {
    language,
    tagline: opening.tagline,
    hero_description: opening.description,
    meta_description: metaDescriptionOf(source),
    about_title: titles.about,
    about_content: opening.about,
    gallery_title: titles.gallery,
    gallery_description: '',
    faq_title: titles.faq,
    reviews_title: titles.reviews,
    contact_title: titles.contact,
    contact_description: asSentence(profile.booking.note) || asSentence(farewell),
  };
}
