import type { IsHeld } from '#functions/platform/ai/text-task.ts';
import type { PageFacts } from '#functions/platform/ai/website-facts.ts';
import { invitationsFor } from '#shared/profile/invitations.ts';
import { metaDescriptionOf, openingOf } from '#shared/profile/page-words.ts';
import { asSentence, asWholeSentence } from '#shared/profile/phrases/sentence.ts';
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

/** As many other words of welcome are tried. */
const TRIES = 4;

/**
 * The words of a page, with other words of welcome where they state what the record does not hold. What states it in all
 * of them is left out, passage by passage.
 */
export function composeStory(facts: PageFacts, isHeld: IsHeld = () => true): Story {
  const tries = Array.from({ length: TRIES }, (_, turn) =>
    turn === 0 ? facts.seed : `${facts.seed} ${turn}`,
  );
  let first: Story | undefined;
  for (const seed of tries) {
    const story = storyOf({ ...facts, seed });
    first ??= story;
    if (wordsOf(story).every(isHeld)) return story;
  }
  return plainest(first ?? storyOf(facts), facts, isHeld);
}

const wordsOf = (story: Story): string[] => [
  story.tagline,
  story.hero_description,
  story.meta_description,
  story.about_content,
  story.contact_description,
];

function plainest(story: Story, { websiteName }: PageFacts, isHeld: IsHeld): Story {
  const held = (text: string, plain = '') => (isHeld(text) ? text : plain);
  return {
    ...story,
    tagline: held(story.tagline),
    hero_description: held(story.hero_description),
    meta_description: held(story.meta_description, websiteName),
    about_content: story.about_content.split('\n\n').filter(isHeld).join('\n\n'),
    contact_description: held(story.contact_description),
  };
}

/**
 * The words of a page: the owner's sentences, word for word, and at most one line of the composer's own in a
 * section. Nothing is stated that the profile does not hold. Pure.
 */
function storyOf(facts: PageFacts): Story {
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
    contact_description: asWholeSentence(profile.booking.note) || asSentence(farewell),
  };
}
