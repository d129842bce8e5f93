import { phrasesOf } from './phrases/phrases-of-language.ts';
import { asSentence, capital, fitting } from './phrases/sentence.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

/** The input for a page’s copy. `dishes`: names on its menu. */
export type WordsSource = {
  profile: RestaurantProfile;
  /** BCP 47, of the page. */
  language: string;
  websiteName: string;
  dishes: readonly string[];
};

/** The text over the image, and the rest for About. */
/** `taken`: the passage that became the tagline, or empty. */
export type Opening = { tagline: string; taken: string; description: string; about: string };

const LONGEST_TAGLINE = 90;
const LONGEST_HERO = 340;
const LONGEST_META = 190;
const LONGEST_ABOUT = 5_000;
/** The dishes that a sentence names. */
const NAMED_DISHES = 3;

/** Types that say nothing by themselves. */
const ANY_KIND = /^(?:restaurant|ristorante|restaurante|gastst[äa]tte|lokal|eatery|place|spot)s?$/i;

/** "Sichuan noodle bar in Oakland"; empty if the type of restaurant is unknown. */
export function identityOf({ profile, language }: WordsSource): string {
  const { kind, cuisines, address } = profile;
  const [cuisine = ''] = cuisines;
  const isAny = ANY_KIND.test(kind) && cuisine === '' && address.locality === '';
  if (kind === '' || isAny) return '';
  const isSaid = kind.toLowerCase().includes(cuisine.toLowerCase());
  const parts = { kind, cuisine: isSaid ? '' : cuisine, place: address.locality };
  const phrases = phrasesOf(language);
  if (phrases === undefined) return [kind, address.locality].filter((part) => part !== '').join(' · ');
  return capital(phrases.identity(parts));
}

function onTheMenu({ dishes, language }: WordsSource): string {
  const phrases = phrasesOf(language);
  const names = dishes.filter((name) => name !== '').slice(0, NAMED_DISHES);
  return phrases === undefined || names.length < NAMED_DISHES ? '' : phrases.onTheMenu(phrases.list(names));
}

/** The owner’s passages: the story, then sentences about people. */
export function passagesOf(profile: RestaurantProfile): string[] {
  const texts = [...profile.story.map(({ text }) => asSentence(text)), ...linesOfPeople(profile)];
  return [...new Set(texts)].filter((text) => text !== '');
}

/**
 * The page’s sentence for each person: the owner’s, or name and role ("Rita Ouellet, chef.") if no passage mentions
 * them; otherwise empty.
 */
export function linesOfPeople({ story, people }: RestaurantProfile): string[] {
  const passages = [...story.map(({ text }) => text), ...people.map(({ sentence }) => sentence)].join('\n');
  return people.map(({ name, role, sentence }) => {
    const [firstName = ''] = name.split(' ');
    const isMentioned = sentence !== '' || name === '' || role === '' || passages.includes(firstName);
    return asSentence(isMentioned ? sentence : `${name}, ${role}`);
  });
}

/** `invitation` is used over the image if nothing else fits. Pure. */
export function openingOf(source: WordsSource, invitation: string): Opening {
  const identity = identityOf(source);
  const [first = '', ...rest] = passagesOf(source.profile);
  if (identity === '' && first !== '' && first.length <= LONGEST_TAGLINE) {
    return {
      tagline: first.replace(/\.$/, ''),
      taken: first,
      description: onTheMenu(source),
      about: paragraphs(rest),
    };
  }
  const tagline = identity.length > LONGEST_TAGLINE ? '' : identity || invitation;
  const isFirstShown = rest.length > 0 && first.length <= LONGEST_HERO;
  return isFirstShown
    ? { tagline, taken: '', description: first, about: paragraphs(rest) }
    : {
        tagline,
        taken: '',
        description: onTheMenu(source),
        about: paragraphs(first === '' ? [] : [first, ...rest]),
      };
}

/** The description for search results. */
export function metaDescriptionOf(source: WordsSource): string {
  const { profile, websiteName } = source;
  const identity = identityOf(source);
  const lead = identity === '' ? `${websiteName}.` : `${websiteName}: ${identity}.`;
  return (
    fitting([lead, onTheMenu(source), ...passagesOf(profile)], LONGEST_META) ||
    websiteName.slice(0, LONGEST_META)
  );
}

/** The passages that fit together, in order. One that is too long is left out. */
function paragraphs(passages: readonly string[]): string {
  return passages
    .reduce(
      (text, passage) => (text.length + passage.length + 2 <= LONGEST_ABOUT ? `${text}\n\n${passage}` : text),
      '',
    )
    .trim();
}
