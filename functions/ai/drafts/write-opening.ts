import { identityOf } from '#shared/profile/page-words.ts';
import { phrasesOf } from '#shared/profile/phrases/phrases-of-language.ts';
import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { hasSentenceWords, withHeadline } from '../brief/headline.ts';
import { slipsIn } from '../brief/slips.ts';
import type { Line } from '../library/copy-library.ts';
import { dishInSentence } from '../library/name-in-sentence.ts';
import { isDenied } from '../library/page-topics.ts';
import { isHours } from '../readers/lines/line-forms.ts';
import { owner, type Piece, suggested, suggestionId, written } from './draft-builder.ts';
import { namedKind } from './hinted-profile.ts';
import type { PageSource } from './page-source.ts';
import { OWNER_DETAILS_NEEDED } from './write-sections.ts';

export const PROOF_NEEDED = 'Guests may ask for proof. Keep this only if you can back it up.';

/** Maximum lengths in characters. */
const [LONGEST_TAGLINE, LONGEST_HERO_SENTENCE, LONGEST_META] = [90, 180, 160];

export type Opening = {
  tagline: string;
  hero_description: string;
  about_title: string;
  about_content: string;
  meta_description: string;
};

/** The hero, About, and the meta description. `given`: the owner’s sentences, each printed once. */
export function writeOpening(source: PageSource, given: readonly string[], language: string): Opening {
  const { builder, drawer, library, cuisine, slots, profile, websiteName } = source;
  const known = identityOf({
    profile: { ...profile, kind: namedKind(profile.kind, language) },
    language,
    websiteName,
    dishes: [],
  });
  // The owner’s first line says more than a kind, and "Diner" says nothing below "Rusty’s Diner".
  const identity = source.identity === '' ? known : capital(source.identity);
  const isInName =
    profile.address.locality === '' && websiteName.toLowerCase().includes(identity.toLowerCase());
  const hasIdentity = identity !== '' && identity.length <= LONGEST_TAGLINE && !isInName;
  const short = inTown(hasIdentity ? identity : nameInTown(source), source, language);
  const story = hasIdentity ? given : withHeadline(given);
  const notes = profile.house_notes.map(({ text }) => asSentence(text));
  // Without a kind, only the owner’s first words introduce the restaurant.
  const fuller = (hasIdentity ? story : [...story, ...notes].slice(0, 1)).find(
    (text) => isHeadline(text, hasIdentity ? identity : '', profile) && slipsIn(text, language).length === 0,
  );
  const title = fuller?.replace(/\.$/, '') ?? short;
  const isTitle = !hasIdentity && !/[,.]/.test(title) && !hasSentenceWords(title);
  const headline = withTownName(isTitle ? inTown(title, source, language) : title, profile.address.locality);
  // The tagline’s sentence isn’t printed again.
  const isSaid = (text: string) =>
    text === fuller || text === asSentence(identity) || repeats(text, headline);
  const rest = story.filter((text) => !isSaid(text));
  const [above, aboutSentences] = source.isAboutOnly ? [undefined, rest] : heroSentence(rest);
  // The headline already names the town.
  const heroSlots = headline.includes(slots.town ?? '') ? { ...slots, town: '' } : slots;
  const draw = (lines: readonly Line[]) => drawer.draw(lines, heroSlots);
  const tagline =
    headline === ''
      ? written(withoutPeriod(draw(cuisine.hero) ?? draw(library.hero) ?? ''))
      : owner(headline);
  const reason = (headline === '' ? undefined : draw(cuisine.hero)) ?? draw(library.hero);
  return {
    tagline: builder.text([tagline]),
    hero_description: builder.text([above === undefined ? written(reason) : owner(above)]),
    about_title: builder.text([written(drawer.draw(library.about.title, slots))]),
    about_content: about(source, aboutSentences),
    meta_description: meta(source, { identity: headline, language }, [above, ...aboutSentences]),
  };
}

/** "We are a Persian restaurant in Plano, TX." below "Persian restaurant in Plano", "We’re a pie pub." */
function repeats(text: string, headline: string): boolean {
  const said = headline.toLowerCase();
  const words = text.toLowerCase().match(/(?!are\b|the\b)\p{L}{3,}|\d+/gu) ?? [];
  return words.length > 1 && words.every((word) => said.includes(word));
}

/** The town as the address spells it: "bagel shop in ann arbor". */
function withTownName(text: string, town: string): string {
  const at = town === '' ? -1 : text.toLowerCase().indexOf(` in ${town.toLowerCase()}`);
  const start = at + ' in '.length;
  return at < 0 ? text : `${text.slice(0, start)}${town}${text.slice(start + town.length)}`;
}

/** "Opa Grill in Tarpon Springs", if only the town is known. */
const nameInTown = ({ websiteName, profile }: PageSource): string =>
  profile.address.locality !== '' && websiteName.length <= LONGEST_TAGLINE ? websiteName : '';

const withoutPeriod = (text: string): string => (/[.!?]\s/.test(text) ? text : text.replace(/\.$/, ''));

/** A few words may precede what the restaurant is: "Omakase sushi counter in Chicago, 10 seats." */
const WORDS_BEFORE = /^(?:[\p{L}-]+ ){0,3}$/u;

/** "We make our pasta by hand every morning." */
const isInOurName = (text: string): boolean =>
  /^(?:we|our|everything|every|all|nos|nous|notre|wir|unser\p{L}*|alles|siamo|facciamo|nostr\p{L}|tutto|somos|hacemos|nuestr\p{L}+|todo)(?!\p{L})/iu.test(
    text,
  );

/** Whether an owner’s sentence says what the restaurant is, where, and more. Without a kind, all short ones do. */
function isHeadline(text: string, identity: string, { kind, address }: RestaurantProfile): boolean {
  const [town = ''] = address.locality.split(/,|\s(?=\p{Lu}{2}$)/u);
  const noun = kind.toLowerCase().split(' ').at(-1) ?? '';
  if (text.length > LONGEST_TAGLINE || isHours(text)) return false;
  // "Curry goat, oxtail, patties" is a list of dishes.
  if (identity === '') return !isDenied(text) && (hasSentenceWords(text) || text.split(',').length < 3);
  if (isInOurName(text) || hasSentenceWords(text)) return false;
  // "Pub with food in Westport, Co. Mayo" says more than "Pub in Westport".
  if (noun !== '' && town !== '' && text.toLowerCase().includes(noun) && text.includes(town)) return true;
  const at = text.toLowerCase().indexOf(identity.toLowerCase());
  return at >= 0 && WORDS_BEFORE.test(text.slice(0, at)) && text.includes(town) && !/[:;]/.test(text);
}

const IN_A_PLACE = /\s(?:in|near|en|à|à|a|ad) \p{Lu}\p{Ll}/u;

/** Adds the town, but not twice: "Mexican food in Tucson", "Bagel shop in Hoboken, lox from Brooklyn". */
function inTown(text: string, { profile }: PageSource, language: string): string {
  const place = profile.address.locality;
  const phrases = phrasesOf(language);
  // "au Havre" is "Le Havre", and "Garland TX" is in "Pho shop in Garland".
  const [town = place] = place.split(/,|\s(?=\p{Lu}{2}$)/u);
  const said = [town, phrases?.identity({ kind: '', cuisine: '', place }) ?? place];
  const isPlaced =
    IN_A_PLACE.test(text) || said.some((each) => text.toLowerCase().includes(each.toLowerCase()));
  if (text === '' || isPlaced) return text;
  const [kind = text, ...rest] = text.split(/(?=,)/);
  const placed = phrases?.identity({ kind, cuisine: '', place }) ?? kind;
  const whole = [placed, ...rest].join('');
  return whole.length <= LONGEST_TAGLINE ? whole : text;
}

/** The owner’s first sentence opens the page if it is short and others follow. The others keep their order. */
function heroSentence(story: readonly string[]): [string | undefined, string[]] {
  const [first = '', ...others] = story;
  const isOpening = others.length > 0 && first.length <= LONGEST_HERO_SENTENCE && !beginsDenied(first);
  return isOpening ? [first, others] : [undefined, [...story]];
}

/** "We don’t do takeout" is no way to open a page; "Kerala food, not your usual curry" is. */
const beginsDenied = (text: string): boolean => isDenied(text.split(/[,;:(–—]/)[0] ?? '');

/** So many sentences of the owner need none of ours to complete. */
const OWN_STORY = 4;

/** A story with fewer words ends with an invitation, except where guests pay before they come. */
const FEWEST_STORY_WORDS = 25;

const UNSURE = 'You wrote this. Check it before you publish.';

function about(source: PageSource, aboutSentences: readonly string[]): string {
  const { builder, drawer, library, slots, claims, unsure, removed, place } = source;
  const asked = claims.map((text): Piece | undefined =>
    suggested(text, { id: suggestionId('claim', text), reason: PROOF_NEEDED }, removed),
  );
  const own = unsure.map((text): Piece | undefined =>
    suggested(text, { id: suggestionId('words', text), reason: UNSURE }, removed),
  );
  const story =
    aboutSentences.length >= OWN_STORY
      ? undefined
      : suggested(
          drawer.draw(library.about.suggested, slots),
          { id: 'story', reason: OWNER_DETAILS_NEEDED },
          removed,
        );
  const words = aboutSentences.join(' ').split(/\s+/).length;
  const isShort =
    aboutSentences.length > 0 && (source.isAboutOnly || (words < FEWEST_STORY_WORDS && place !== 'formal'));
  return joined(builder, [
    aboutSentences.map(owner),
    ...(aboutSentences.length === 0 ? ourParagraphs(source) : []),
    isShort ? [written(drawer.draw(library.about.closing, slots))] : [],
    [...own, ...asked, story],
  ]);
}

/**
 * Our own paragraphs, where the owner has written none: a welcome, the food, and an invitation. Owners who wrote notes
 * know their food better than we do.
 */
function ourParagraphs({ drawer, library, cuisine, slots, profile }: PageSource) {
  const { opening, closing } = library.about;
  const hasNotes = profile.house_notes.length + profile.story.length > 0;
  const paragraphs = hasNotes
    ? [[opening, closing]]
    : [
        [opening, cuisine.about, cuisine.about],
        [cuisine.about, cuisine.about, closing],
      ];
  return paragraphs.map((lists) => lists.map((lines) => written(drawer.draw(lines, slots))));
}

/** Joins paragraphs with a blank line and records them as one text. */
function joined(
  builder: PageSource['builder'],
  paragraphs: readonly (readonly (Piece | undefined)[])[],
): string {
  const pieces = paragraphs
    .map((paragraph) => paragraph.filter((piece) => piece !== undefined).filter(({ text }) => text !== ''))
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph, at) =>
      paragraph.map((piece, index) => ({
        ...piece,
        text: `${at > 0 && index === 0 ? '\n\n' : index > 0 ? ' ' : ''}${piece.text}`,
      })),
    );
  return builder.text(pieces, '');
}

/** The first three dishes; empty if there are fewer. */
function onTheMenu({ dishes }: PageSource['profile'], language: string): string {
  const names = dishes.slice(0, MOST_DISHES).map(({ name }) => dishInSentence(name, language));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return names.length < MOST_DISHES ? '' : (phrasesOf(language)?.onTheMenu(list) ?? '');
}

const MOST_DISHES = 3;

/** The name, what the restaurant is, and facts, up to the maximum length. */
function meta(
  { builder, websiteName, profile }: PageSource,
  { identity, language }: { identity: string; language: string },
  facts: readonly (string | undefined)[],
): string {
  const colon = language.startsWith('fr') ? '\u00a0:' : ':';
  const isNamed = identity.startsWith(websiteName);
  const lead =
    isNamed || identity === '' ? `${identity || websiteName}.` : `${websiteName}${colon} ${identity}.`;
  const pieces: Piece[] = [owner(lead.slice(0, LONGEST_META))];
  const length = () => pieces.reduce((sum, { text }) => sum + text.length + 1, 0);
  const fits = ({ text }: Piece) => length() + text.length <= LONGEST_META;
  for (const piece of facts.flatMap((fact) => (fact === undefined ? [] : owner(fact)))) {
    // Later sentences alone may lack their context.
    if (!fits(piece)) break;
    pieces.push(piece);
  }
  const menu = owner(onTheMenu(profile, language));
  if (fits(menu)) pieces.push(menu);
  return builder.text(pieces);
}
