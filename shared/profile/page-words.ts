import { phrasesOf } from './phrases/phrases-of-language.ts';
import { asSentence, capital, fitting } from './phrases/sentence.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

/** What the words of a page are made of. `dishes`: names as its menu has them. */
export type WordsSource = {
  profile: RestaurantProfile;
  /** BCP 47, of the page. */
  language: string;
  websiteName: string;
  dishes: readonly string[];
};

/** What stands over the picture, and what is left for About. */
/** `taken`: the passage that became the tagline, else empty. */
export type Opening = { tagline: string; taken: string; description: string; about: string };

const LONGEST_TAGLINE = 90;
const LONGEST_HERO = 340;
const LONGEST_META = 190;
const LONGEST_ABOUT = 5_000;
/** Dishes that a sentence names. */
const NAMED_DISHES = 3;

/** Kinds that say nothing by themselves. */
const ANY_KIND = /^(?:restaurant|ristorante|restaurante|gastst[äa]tte|lokal|eatery|place|spot)s?$/i;

/** "Sichuan noodle bar in Oakland"; empty while the kind of place is unknown. */
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

/** The owner's own passages: the story, then what is said of people. */
export function passagesOf(profile: RestaurantProfile): string[] {
  const texts = [...profile.story.map(({ text }) => asSentence(text)), ...linesOfPeople(profile)];
  return [...new Set(texts)].filter((text) => text !== '');
}

/**
 * What a page says of each of the people: the owner's sentence, else name and role, "Rita Ouellet, chef.", of whom no
 * passage speaks; else empty text.
 */
export function linesOfPeople({ story, people }: RestaurantProfile): string[] {
  const told = [...story.map(({ text }) => text), ...people.map(({ sentence }) => sentence)].join('\n');
  return people.map(({ name, role, sentence }) => {
    const [firstName = ''] = name.split(' ');
    const isTold = sentence !== '' || name === '' || role === '' || told.includes(firstName);
    return asSentence(isTold ? sentence : `${name}, ${role}`);
  });
}

/** `invitation` stands over the picture where nothing is known that could. Pure. */
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

/** The sentence for search results. */
export function metaDescriptionOf(source: WordsSource): string {
  const { profile, websiteName } = source;
  const identity = identityOf(source);
  const lead = identity === '' ? `${websiteName}.` : `${websiteName}: ${identity}.`;
  return (
    fitting([lead, onTheMenu(source), ...passagesOf(profile)], LONGEST_META) ||
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
