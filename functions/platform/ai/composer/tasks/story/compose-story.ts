import type { PageFacts } from '#functions/platform/ai/website-facts.ts';
import { phrasesOf } from '#shared/profile/phrases/phrases-of-language.ts';
import { asSentence, capital, fitting } from '#shared/profile/phrases/sentence.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { createChooser } from '../../chooser.ts';
import { composeQuestions } from './questions.ts';
import type { Story } from './story.ts';

const LONGEST_TAGLINE = 90;
const LONGEST_HERO = 340;
const LONGEST_META = 190;
const LONGEST_ABOUT = 5_000;
/** Dishes that a sentence names. */
const NAMED_DISHES = 3;

/** Kinds that say nothing by themselves. */
const ANY_KIND = /^(?:restaurant|ristorante|restaurante|gastst[äa]tte|lokal|eatery|place|spot)s?$/i;

/** "Sichuan noodle bar in Oakland"; empty while the kind of place is unknown. */
function identityOf({ kind, cuisines, address, languages }: RestaurantProfile): string {
  const [cuisine = ''] = cuisines;
  const isAny = ANY_KIND.test(kind) && cuisine === '' && address.locality === '';
  if (kind === '' || isAny) return '';
  const isSaid = kind.toLowerCase().includes(cuisine.toLowerCase());
  const parts = { kind, cuisine: isSaid ? '' : cuisine, place: address.locality };
  const phrases = phrasesOf(languages[0] ?? 'en');
  if (phrases === undefined) return [kind, address.locality].filter((part) => part !== '').join(' · ');
  return capital(phrases.identity(parts));
}

function onTheMenu({ dishes, languages }: RestaurantProfile): string {
  const phrases = phrasesOf(languages[0] ?? 'en');
  const names = dishes.slice(0, NAMED_DISHES).map(({ name }) => name);
  return phrases === undefined || names.length < NAMED_DISHES ? '' : phrases.onTheMenu(phrases.list(names));
}

/** The owner's own passages: the story, then what is said of people. */
function passagesOf({ story, people }: RestaurantProfile): string[] {
  const texts = [...story.map(({ text }) => text), ...people.map(({ sentence }) => sentence)];
  return [...new Set(texts.map(asSentence))].filter((text) => text !== '');
}

/** What stands over the picture, and what is left for About. */
function openingOf(facts: PageFacts): { tagline: string; description: string; about: string[] } {
  const { profile, seed } = facts;
  const identity = identityOf(profile);
  const [first = '', ...rest] = passagesOf(profile);
  if (identity === '' && first !== '' && first.length <= LONGEST_TAGLINE) {
    return { tagline: first.replace(/\.$/, ''), description: onTheMenu(profile), about: rest };
  }
  const [invitation = ''] = invitationsOf(profile, seed);
  const tagline = identity.length > LONGEST_TAGLINE ? '' : identity || invitation;
  const isFirstShown = rest.length > 0 && first.length <= LONGEST_HERO;
  return isFirstShown
    ? { tagline, description: first, about: rest }
    : { tagline, description: onTheMenu(profile), about: first === '' ? [] : [first, ...rest] };
}

function invitationsOf({ languages, name }: RestaurantProfile, seed: string): string[] {
  const invitations = phrasesOf(languages[0] ?? 'en')?.invitations ?? [];
  if (invitations.length === 0) return [];
  const turn = createChooser(`${seed}\u0000${name}`).index('invitation', invitations.length);
  return [...invitations.slice(turn), ...invitations.slice(0, turn)];
}

function metaDescription({ profile, websiteName }: PageFacts): string {
  const identity = identityOf(profile);
  const lead = identity === '' ? `${websiteName}.` : `${websiteName}: ${identity}.`;
  return (
    fitting([lead, onTheMenu(profile), ...passagesOf(profile)], LONGEST_META) ||
    websiteName.slice(0, LONGEST_META)
  );
}

/** Passages that fit together, in their order; one that is too long is left out whole. */
function paragraphs(passages: readonly string[]): string {
  return passages
    .reduce(
      (text, passage) => (text.length + passage.length + 2 <= LONGEST_ABOUT ? `${text}\n\n${passage}` : text),
      '',
    )
    .trim();
}

/**
 * The words of a page: the owner's sentences, word for word, and at most one line of the composer's own in a
 * section. Nothing is stated that the profile does not hold. Pure.
 */
export function composeStory(facts: PageFacts): Story {
  const { profile, seed } = facts;
  const language = profile.languages[0] ?? 'en';
  const { titles } = siteWordsOf(language);
  const opening = openingOf(facts);
  return {
    language,
    tagline: opening.tagline,
    hero_description: opening.description,
    meta_description: metaDescription(facts),
    about_title: titles.about,
    about_content: paragraphs(opening.about),
    gallery_title: titles.gallery,
    gallery_description: '',
    faq_title: titles.faq,
    faq: composeQuestions(profile),
    reviews_title: titles.reviews,
    contact_title: titles.contact,
    contact_description: contactDescription(profile, invitationsOf(profile, seed).at(1) ?? ''),
  };
}

/** How to come: what the owner says of booking, else a word of welcome. */
function contactDescription({ booking }: RestaurantProfile, invitation: string): string {
  return asSentence(booking.note) || asSentence(invitation);
}
