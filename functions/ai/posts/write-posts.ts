import { takesPhonesOf } from '#functions/platform/ai/holds-phone.ts';
import { withPlainCharacters } from '#shared/domain/sms/plain-characters.ts';
import { smsSegments } from '#shared/domain/sms/sms-segments.ts';
import { postLength } from '#shared/domain/social/post-length.ts';
import { SUBJECT_CHARACTERS } from '#shared/domain/social/post-rules.ts';
import { createWrittenTexts, type WrittenTexts } from '#shared/domain/social/shared-words.ts';
import { asSentence, capital, withoutOpenEnd } from '#shared/profile/phrases/sentence.ts';
import type { CopyLibrary, Line } from '../library/copy-library.ts';
import { cuisineIdOf } from '../library/cuisine-of.ts';
import { canFill, expandLine, type Slots } from '../library/expand-line.ts';
import { libraryOf } from '../library/libraries.ts';
import { speaksOf } from './avoided-words.ts';
import type { PostBrief, PostHouse, WrittenPost, WrittenPosts } from './post-facts.ts';
import { type Way, waysOf } from './post-ways.ts';
import { dateName, occasionDay, saidHours, weekdayName } from './said-when.ts';

type Asked = {
  house: PostHouse;
  briefs: readonly PostBrief[];
  /** Texts that stand already: no sentence of them comes again. */
  written: readonly string[];
};

/** One that has two words too few is still a post, one that has no room is none. */
const FEWEST_WORDS = 15;
const MOST_WORDS = 60;
/** A short post says what to do, too. */
const FEW_WORDS = 25;
/** Draws of one way in which no sentence may come again, and of those in which only the whole may not. */
const STRICT_DRAWS = 4;
const DRAWS = 8;
/** Other words that a post has before the first come again. */
const MOST_TURNS = 12;

/**
 * One post of the library for each brief, in their order: none is left out, no sentence is there twice, and nothing is
 * stated that the house and the brief do not say. The same facts give the same posts. Pure.
 */
export function writePosts({ house, briefs, written }: Asked): WrittenPosts {
  const offers = briefs.filter(({ angle }) => angle === 'offer').map(({ words }) => words);
  const told: Told = {
    lines: new Set(),
    sentences: new Set(),
    texts: createWrittenTexts(written, offers),
    whole: written.map(foldedText),
  };
  for (const text of written) for (const sentence of sentencesOf(text)) told.sentences.add(sentence);
  return { posts: briefs.map((brief) => writePost(brief, house, told)) };
}

/** What the posts before say. */
type Told = { lines: Set<Line>; sentences: Set<string>; texts: WrittenTexts; whole: string[] };

type PostSlots = ReturnType<typeof slotsOf>;
/** `body`: the lines of the library that are drawn. */
type Writing = {
  body: string;
  brief: PostBrief;
  house: PostHouse;
  told: Told;
  library: CopyLibrary;
  slots: PostSlots;
};

function writePost(brief: PostBrief, house: PostHouse, told: Told): WrittenPost {
  const library = libraryOf(house.language);
  const slots = slotsOf(brief, house, library);
  const writing: Writing = { brief, house, told, library, slots, body: '' };
  // Each press for other words takes the next of them.
  const place = brief.turn % MOST_TURNS;
  const found: Drawn[] = [];
  for (const ways of waysOf(brief, library, house.name)) {
    for (let draw = 0; draw < DRAWS && found.length <= place; draw++) {
      for (const way of ways) {
        if (found.length > place) break;
        if (draw === 0 && way.parts.some((line) => told.lines.has(line))) continue;
        found.push(...drawn(writing, way, draw));
      }
    }
  }
  const kept = found[found.length === 0 ? 0 : place % found.length];
  if (kept === undefined) return plainest(writing);
  remember(told, kept);
  return { post_id: brief.post_id, subject: subjectOf(writing), ...kept.post };
}

/** `ours`: its text without the owner's own sentence. */
type Drawn = { way: Way; ours: string; post: Pick<WrittenPost, 'text' | 'photo' | 'tags'> };

/** A way with its words drawn; none where it says again what another says, or does not fit. */
function drawn(writing: Writing, way: Way, draw: number): Drawn[] {
  const { brief, house, told, slots } = writing;
  if (!way.parts.every((line) => canFill(line, slots))) return [];
  const seed = [house.name, brief.post_id, brief.turn, draw].join('\u0000');
  const body = way.parts.map((line) => capital(expandLine(line, seed, slots))).join(' ');
  const ours = way.parts.includes('{lead}') ? body.replace(slots.lead, '') : body;
  if (draw < STRICT_DRAWS && (isSaid(told, ours) || told.texts.repeats(ours))) return [];
  if (told.whole.some((text) => text.includes(foldedText(body)))) return [];
  if (speaksOf(ours, brief.avoids ?? [], house.language)) return [];
  const text = shaped(writing, body);
  if (text === undefined) return [];
  const photo = canFill(way.photo, slots) ? capital(expandLine(way.photo, seed, slots)) : '';
  return [
    { way, ours, post: { text: spelled(text, house), photo: spelled(photo, house), tags: [...way.tags] } },
  ];
}

function remember(told: Told, { way, ours, post: { text } }: Drawn): void {
  for (const line of way.parts) told.lines.add(line);
  for (const sentence of sentencesOf(text)) told.sentences.add(sentence);
  told.texts.add(ours);
  told.whole.push(foldedText(text));
}

const spelled = (text: string, { locale }: PostHouse) =>
  locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;

function slotsOf(brief: PostBrief, house: PostHouse, library: CopyLibrary) {
  const [dish, other] = brief.dishes;
  const cuisine = cuisineIdOf({ kind: house.kind, cuisines: [house.cuisine], name: house.name });
  const { food } = (cuisine && library.cuisines[cuisine]) ?? library.generalCuisine;
  const { day, occasion, angle, words, date } = brief;
  const isSaidToday = day?.date === date || angle === 'service' || angle === 'occasion';
  return {
    name: house.name,
    town: house.locality,
    food,
    dish: dish?.name ?? '',
    dish2: other?.name ?? '',
    price: dish?.price ?? '',
    offer: angle === 'offer' ? withoutOpenEnd(words).replace(/[.!]$/, '') : '',
    lead: asSentence(words),
    service: brief.label,
    occasion: occasion?.name ?? '',
    hours: day === null || !isSaidToday ? '' : saidHours(day.hours, house.language),
    day: occasion !== null ? occasionDay(occasion, house) : day === null ? '' : weekdayName(day.date, house),
  };
}

/** The text as its platform shows it; undefined where it has no room, or too little to say. */
function shaped(drawing: Writing, body: string): string | undefined {
  const writing = { ...drawing, body };
  const { brief, house, library } = writing;
  const { platform } = brief;
  if (platform === 'sms') return asTextMessage(writing, body);
  const opens = opensAgain(writing);
  const facts = [availabilityOf(brief), opens].filter((fact) => fact !== '');
  const breaks = platform === 'tiktok' || platform === 'google_business' ? ' ' : '\n\n';
  const most = isInviting(brief) && opens === '' && brief.label !== 'question' ? FEW_WORDS : FEWEST_WORDS;
  const come = wordsOf(body) < most && isInviting(brief) ? fact(writing, library.ads.come, {}) : '';
  const whole = (more: readonly string[]) =>
    [[body, come].filter((part) => part !== '').join(' '), [...facts, ...more].join(' ')]
      .filter((part) => part !== '')
      .join(breaks);
  const optional = [priceOf(writing), linkOf(writing)].filter((fact) => fact !== '');
  const texts = [optional, optional.slice(0, 1), []].map(whole);
  const fits = (text: string) =>
    wordsOf(text) >= FEWEST_WORDS &&
    wordsOf(text) <= MOST_WORDS &&
    takesPhonesOf(platform, text) &&
    !postLength(platform, text).isTooLong;
  const text = texts.find(fits);
  if (text === undefined || platform !== 'email') return text;
  return `${text}\n\n${[house.name, house.address || house.locality].filter((part) => part !== '').join(', ')}`;
}

/** By whom, the point, and the way out, in characters that every phone shares. */
function asTextMessage(writing: Writing, body: string): string | undefined {
  const { brief, house, library } = writing;
  const from = body.includes(house.name) || house.name === '' ? '' : `${house.name}: `;
  const facts = [availabilityOf(brief), opensAgain(writing)].filter((fact) => fact !== '');
  const text = withPlainCharacters([`${from}${body}`, ...facts, library.facts.stop].join(' '));
  return postLength('sms', text).isTooLong ? undefined : text;
}

/** When there is some of a dish that is not always there. */
const availabilityOf = ({ angle, dishes }: PostBrief): string =>
  angle === 'pair' ? '' : asSentence(dishes[0]?.availability ?? '');

/** While it is closed a post says when it opens: guests would come to a closed door. */
function opensAgain(writing: Writing): string {
  const { brief, house, library } = writing;
  const { angle, day, occasion, back } = brief;
  const isClosedThen =
    angle === 'occasion' && day !== null && day.date === occasion?.date && day.hours.length === 0;
  const isClosedNow = angle !== 'occasion' && angle !== 'service' && day !== null && day.date > brief.date;
  const next = isClosedThen ? back : isClosedNow ? day : null;
  if (next === null || next.hours.length === 0) return '';
  const slots = { day: dateName(next.date, house), hours: saidHours(next.hours, house.language) };
  return fact(writing, library.facts.again, slots) || expandLine(library.facts.again[0] ?? '', '', slots);
}

/** What a dish costs, for every other post about one. */
function priceOf(writing: Writing): string {
  const { angle, dishes } = writing.brief;
  const [dish] = dishes;
  const isTold = (angle === 'dish' || angle === 'menu') && dish !== undefined && dish.price !== '';
  return isTold && !writing.body.includes(dish.price) ? fact(writing, writing.library.facts.price, {}) : '';
}

/** Nobody is invited to a house that may be closed then. */
const isInviting = ({ occasion, day }: PostBrief): boolean =>
  occasion === null || (occasion.is_unsaid !== true && day?.hours.length !== 0);

/** Where guests order or book, on platforms whose links can be tapped. */
function linkOf(writing: Writing): string {
  const { house, brief, library } = writing;
  const canTap = brief.platform === 'facebook' || brief.platform === 'email';
  if (!canTap || !isInviting(brief)) return '';
  const [lines, url] =
    house.links.booking !== ''
      ? [library.ads.book, house.links.booking]
      : [library.ads.order, house.links.ordering];
  const said = url === '' ? '' : fact(writing, lines, {});
  return said === '' ? '' : `${said} ${url}`;
}

const DRAWN = ['', 'again', 'once more'] as const;

/** The first of these sentences that no other post has; empty text where all are used. */
function fact({ told, slots, house, brief, body }: Writing, lines: readonly Line[], more: Slots): string {
  const known = { ...slots, ...more };
  return (
    lines
      .filter((line) => canFill(line, known))
      .flatMap((line) =>
        DRAWN.map((draw) => capital(expandLine(line, `${house.name}${brief.post_id}${draw}`, known))),
      )
      .find(
        (sentence) =>
          !isSaid(told, sentence) &&
          !body.includes(sentence) &&
          !speaksOf(sentence, brief.avoids ?? [], house.language),
      ) ?? ''
  );
}

function subjectOf({ brief, house, library, slots, told }: Writing): string {
  if (brief.platform !== 'email') return '';
  const fits = (text: string) => text !== '' && text.length <= SUBJECT_CHARACTERS;
  const [first = ''] = slots.lead.split(/(?<=[.!?])\s/);
  const own = brief.angle === 'offer' ? first.replace(/\.$/, '') : (brief.occasion?.name ?? '');
  if (fits(own)) return own;
  const drawn = library.images.emailSubject
    .filter((line) => canFill(line, slots) && (slots.dish === '' || line.includes('{dish}')))
    .concat(library.images.emailSubject.filter((line) => !line.includes('{dish}') && canFill(line, slots)))
    .map((line) => ({ line, text: capital(expandLine(line, `${house.name}${brief.post_id}`, slots)) }))
    .find(({ line, text }) => fits(text) && !told.lines.has(line));
  if (drawn === undefined)
    return [brief.dishes[0]?.name ?? '', house.name].find(fits) ?? house.name.slice(0, SUBJECT_CHARACTERS);
  told.lines.add(drawn.line);
  return drawn.text;
}

/** Where no line has room, as in a text message beside a long name: the owner's words alone, else the name. */
function plainest({ brief, house, library, slots }: Writing): WrittenPost {
  const said = slots.lead || slots.dish || slots.occasion || house.name;
  const stop = brief.platform === 'sms' ? ` ${library.facts.stop}` : '';
  const plain = withPlainCharacters(
    brief.platform === 'sms' && smsSegments(said).encoding !== 'GSM-7' ? house.name : said,
  );
  const room = brief.platform === 'sms' ? 160 - stop.length : said.length;
  return {
    post_id: brief.post_id,
    subject: '',
    text: `${[...(stop === '' ? said : plain)].slice(0, room).join('')}${stop}`,
    photo: '',
    tags: [],
  };
}

const isSaid = ({ sentences }: Told, text: string): boolean =>
  sentencesOf(text).some((each) => sentences.has(each));

/** "Montag, 30. November" is one sentence. */
const SENTENCE_END = /(?<=[.!?]["')]?)(?<!, \d{1,2}\.)\s+|\n+/u;

const foldedText = (text: string): string => sentencesOf(text).join(' ');

/** The sentences of a text, without what differs in their form alone. */
export function sentencesOf(text: string): string[] {
  return withPlainCharacters(text)
    .split(SENTENCE_END)
    .map((each) =>
      each
        .toLowerCase()
        .replace(/[^\p{L}\p{N}$€£ ]+/gu, '')
        .trim(),
    )
    .filter((each) => each !== '');
}

const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
