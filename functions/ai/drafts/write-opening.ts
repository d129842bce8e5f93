import { identityOf } from '#shared/profile/page-words.ts';
import { phrasesOf } from '#shared/profile/phrases/phrases-of-language.ts';
import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import { hasSentenceWords } from '../brief/headline.ts';
import type { Line } from '../library/copy-library.ts';
import { canFill, slotsOf } from '../library/expand-line.ts';
import { isDenied } from '../library/page-topics.ts';
import { owner, type Piece, suggested, written } from './draft-builder.ts';
import type { PageSource } from './page-source.ts';
import { OWNER_DETAILS_NEEDED } from './write-sections.ts';

export const PROOF_NEEDED = 'Guests may ask for proof. Keep this only if you can back it up.';

/** Longest texts, in characters. */
const [LONGEST_TAGLINE, LONGEST_HERO_SENTENCE, LONGEST_META] = [90, 180, 160];

export type Opening = {
  tagline: string;
  hero_description: string;
  about_title: string;
  about_content: string;
  meta_description: string;
};

/** Hero, About and the sentence for search results. `story`: the owner's sentences, each printed once. */
export function writeOpening(source: PageSource, story: readonly string[], language: string): Opening {
  const { builder, drawer, library, cuisine, slots, profile, websiteName } = source;
  const said = identityOf({ profile, language, websiteName, dishes: [] });
  const identity = isSaid(profile.kind, source.identity) ? capital(source.identity) : said;
  const hasIdentity = identity !== '' && identity.length <= LONGEST_TAGLINE;
  const short = inTown(hasIdentity ? identity : nameInTown(source), source, language);
  const notes = profile.house_notes.map(({ text }) => asSentence(text));
  const fuller = [...story, ...(hasIdentity ? [] : notes)].find((text) =>
    isHeadline(text, hasIdentity ? short : ''),
  );
  const headline = fuller?.replace(/\.$/, '') ?? short;
  // A sentence that is the tagline is not printed again.
  const rest = story.filter((text) => text !== fuller && text !== asSentence(identity));
  const [above, aboutSentences] = heroSentence(rest, source.identity);
  // The line above names the town already.
  const heroSlots = headline.includes(slots.town ?? '') ? { ...slots, town: '' } : slots;
  const draw = (lines: readonly Line[]) => drawer.draw(lines, heroSlots);
  // The name is the title already.
  const tagline = builder.text([
    headline === ''
      ? written(withoutPeriod(draw(cuisine.hero) ?? draw(library.hero) ?? ''))
      : owner(headline),
  ]);
  // Two lines on the same food would say the same.
  const ours = (headline === '' ? undefined : draw(cuisine.hero)) ?? draw(library.hero);
  // Beside a sentence of the owner, one of ours is enough.
  const invitation = above === undefined ? drawer.draw(library.about.opening, heroSlots) : undefined;
  const hero_description = builder.text([
    above === undefined ? undefined : owner(above),
    written(ours),
    written(invitation),
  ]);
  return {
    tagline,
    hero_description,
    about_title: builder.text([written(drawer.draw(library.about.title, slots))]),
    about_content: about(source, aboutSentences),
    meta_description: meta(source, { identity: headline, language }, [above, ...aboutSentences]),
  };
}

/** "Opa Grill in Tarpon Springs", where only the town is known. */
const nameInTown = ({ websiteName, profile }: PageSource): string =>
  profile.address.locality !== '' && websiteName.length <= LONGEST_TAGLINE ? websiteName : '';

const withoutPeriod = (text: string): string => (/[.!?]\s/.test(text) ? text : text.replace(/\.$/, ''));

/** A word before what the restaurant is: "Omakase sushi counter in Chicago, 10 seats." */
const WORD_BEFORE = /^(?:[\p{L}-]+ )?$/u;

/** "Crab shack in Annapolis.", "Memphis soul food since 1984." */
const SAYS_WHERE_OR_SINCE = /\s(?:in|near|en|à|ad?)\s\p{Lu}|\s(?:since|desde|depuis|seit|dal)\s\d{4}/u;

/** Whether a sentence of the owner is the headline and more; without a headline, whether it can be one. */
function isHeadline(text: string, headline: string): boolean {
  if (text.length > LONGEST_TAGLINE || STANDS_ALONE.test(text) || hasSentenceWords(text)) return false;
  if (headline === '') return SAYS_WHERE_OR_SINCE.test(text);
  const at = text.toLowerCase().indexOf(headline.toLowerCase());
  return at >= 0 && WORD_BEFORE.test(text.slice(0, at)) && !/[:;]/.test(text);
}

/** Whether a phrase of the brief says what the restaurant is, and the same as the profile does. */
function isSaid(kind: string, phrase: string): boolean {
  const words = phrase.toLowerCase();
  return (
    phrase !== '' &&
    kind
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
}

/** "Mexican food in Tucson", "Bagel shop in Hoboken, lox from Brooklyn"; the town is not said twice. */
function inTown(text: string, { profile }: PageSource, language: string): string {
  const place = profile.address.locality;
  const phrases = phrasesOf(language);
  // "au Havre" says "Le Havre".
  const said = [place, phrases?.identity({ kind: '', cuisine: '', place }) ?? place];
  if (text === '' || said.some((each) => text.toLowerCase().includes(each.toLowerCase()))) return text;
  const [kind = text, ...rest] = text.split(/(?=,)/);
  const placed = phrases?.identity({ kind, cuisine: '', place }) ?? kind;
  const whole = [placed, ...rest].join('');
  return whole.length <= LONGEST_TAGLINE ? whole : text;
}

/** The owner speaking for the restaurant, of what guests get: "We make our pasta by hand every morning." */
const STANDS_ALONE =
  /^(?!(?:we are|we['’]re|somos|nous sommes|wir sind|siamo)(?!\p{L}))(?:we|our|everything|every|all|nos|nous|notre|wir|unser\p{L}*|alles|siamo|facciamo|nostr\p{L}|tutto|somos|hacemos|nuestr\p{L}+|todo)(?!\p{L})/iu;

/** The shortest sentence that can stand above About where there are several; the rest in its order. */
function heroSentence(story: readonly string[], identity: string): [string | undefined, string[]] {
  if (story.length < 2) return [undefined, [...story]];
  const above = story
    .filter((text) => text.length <= LONGEST_HERO_SENTENCE && STANDS_ALONE.test(text) && !isDenied(text))
    .filter((text) => identity === '' || !text.includes(identity))
    .toSorted((a, b) => a.length - b.length)[0];
  return [above, story.filter((text) => text !== above)];
}

/** A shorter story is no About. */
const FEWEST_STORY_WORDS = 25;

function about(source: PageSource, aboutSentences: readonly string[]): string {
  const { builder, drawer, library, slots, claims, unsure, removed } = source;
  // We add less to a story that the owner wrote.
  const isShort = aboutSentences.join(' ').split(/\s+/).length < FEWEST_STORY_WORDS;
  const prose = isShort ? paragraph(source) : invitation(source, aboutSentences.length === 1);
  const asked = claims.map((text, index): Piece | undefined =>
    suggested(text, { id: `claim-${index + 1}`, reason: PROOF_NEEDED }, removed),
  );
  const own = unsure.map((text, index): Piece | undefined =>
    suggested(
      text,
      { id: `words-${index + 1}`, reason: 'These are your own words. Check them before you publish.' },
      removed,
    ),
  );
  const story = suggested(
    drawer.draw(library.about.suggested, slots),
    { id: 'story', reason: OWNER_DETAILS_NEEDED },
    removed,
  );
  return joined(builder, [
    aboutSentences.map(owner),
    [written(prose || undefined)],
    [...own, ...asked, story],
  ]);
}

/** A whole thought, with a sentence on the food of the cuisine in it, and two where no dish can be named. */
function paragraph({ drawer, library, cuisine, slots }: PageSource): string {
  const tastes = [cuisine.about, slots.dish === '' ? cuisine.about : []].map((lines) =>
    drawer.draw(lines, slots),
  );
  const taste = tastes.filter((line) => line !== undefined).join(' ');
  return drawer.drawParagraph(library.about.paragraphs, { ...slots, taste }) ?? '';
}

/** An invitation, after a sentence about dishes if some are known. */
function invitation({ drawer, library, slots }: PageSource, isLong: boolean): string {
  const { middle, closing } = library.about;
  const ofDishes = middle.filter((line) => slotsOf(line).length > 0);
  const plain = middle.filter((line) => slotsOf(line).length === 0);
  const first = ofDishes.some((line) => canFill(line, slots)) ? ofDishes : plain;
  const drawn = [isLong ? first : [], closing].map((lines) => drawer.draw(lines, slots));
  return drawn.filter((line) => line !== undefined).join(' ');
}

/** Paragraphs with a blank line between them, remembered as one text. */
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

/** The name, what it is, facts and an invitation, as far as they fit. */
function meta(
  { builder, drawer, library, slots, websiteName }: PageSource,
  { identity, language }: { identity: string; language: string },
  facts: readonly (string | undefined)[],
): string {
  const colon = language.startsWith('fr') ? '\u00a0:' : ':';
  const isNamed = identity.startsWith(websiteName);
  const lead =
    isNamed || identity === '' ? `${identity || websiteName}.` : `${websiteName}${colon} ${identity}.`;
  const pieces: Piece[] = [owner(lead.slice(0, LONGEST_META))];
  const length = () => pieces.reduce((sum, { text }) => sum + text.length + 1, 0);
  const add = (piece: Piece | undefined) => {
    if (piece !== undefined && length() + piece.text.length <= LONGEST_META) pieces.push(piece);
  };
  for (const fact of facts) if (fact !== undefined) add(owner(fact));
  add(written(drawer.draw(library.meta, slots)));
  return builder.text(pieces);
}
