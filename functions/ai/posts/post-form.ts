import { takesPhonesOf } from '#functions/ai/contains-phone.ts';
import { postLength } from '#shared/posts/social/post-length.ts';
import { SUBJECT_CHARACTERS } from '#shared/posts/social/post-rules.ts';
import type { SocialPlatform } from '#shared/posts/social/social-platforms.ts';
import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import { withPlainCharacters } from '#shared/sms/plain-characters.ts';
import type { CopyLibrary, Line } from '../library/copy-library.ts';
import { canFill, expandLine, type Slots } from '../library/expand-line.ts';
import { dateName, formatHours } from './format-when.ts';
import type { PostAngle, PostBrief, PostRestaurant } from './post-facts.ts';
import type { PostSlots } from './post-slots.ts';
import { sentencesOf } from './sentences.ts';

/** A post in progress. */
export type Writing = {
  brief: PostBrief;
  restaurant: PostRestaurant;
  library: CopyLibrary;
  slots: PostSlots;
  /** What earlier posts used: lines of the library, sentences, and whole texts. */
  used: { lines: Set<Line>; sentences: Set<string>; whole: string[] };
  /** Text from the library’s lines. */
  body: string;
};

const FEWEST_WORDS = 15;
const MOST_WORDS = 60;
/** A shorter post also says what to do. Posts about a moment of the reader’s do that themselves. */
const FEW_WORDS = 20;
const ON_SOMETHING: readonly PostAngle[] = ['dish', 'menu', 'offer', 'service'];

const isSaid = (text: string): boolean => text !== '';
const joined = (parts: readonly string[], by = ' '): string => parts.filter(isSaid).join(by);
const wordsOf = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** The text as the platform shows it; undefined if it is too long or says too little. */
export function asPlatformShows(writing: Writing): string | undefined {
  const { body, brief, restaurant, library } = writing;
  const { platform } = brief;
  const opens = opensAgain(writing);
  const facts = [asSentence(brief.angle === 'pair' ? '' : (brief.dishes[0]?.availability ?? '')), opens];
  const fits = (text: string) => takesPhonesOf(platform, text) && !postLength(platform, text).isTooLong;
  if (platform === 'sms') {
    const from = body.includes(restaurant.name) || restaurant.name === '' ? '' : `${restaurant.name}: `;
    return [withPlainCharacters(joined([from + body, ...facts, library.facts.stop]))].find(fits);
  }
  // Avoids two sentences with the same verb: "Come in and say it. Come hungry.", "Find company. Bring company."
  const begun = (line: Line) => line.toLowerCase().match(/^[^\p{L}]*(\p{L}+)/u)?.[1] ?? '';
  const isOther = (line: Line) =>
    ![begun(line), ...(line.match(/\p{L}{7,}/gu) ?? [])].some((word) => body.toLowerCase().includes(word));
  const few = opens === '' && ON_SOMETHING.includes(brief.angle) ? FEW_WORDS : FEWEST_WORDS;
  const come =
    wordsOf(body) < few && isInviting(brief) ? fact(writing, library.ads.come.filter(isOther)) : '';
  const breaks = platform === 'tiktok' || platform === 'google_business' ? ' ' : '\n\n';
  const price = priceOf(writing);
  const text = [[price, linkOf(writing)], [price], []]
    .map((more) => joined([joined([body, come]), joined([...facts, ...more])], breaks))
    .find((each) => wordsOf(each) >= FEWEST_WORDS && wordsOf(each) <= MOST_WORDS && fits(each));
  const sender = joined([restaurant.name, restaurant.address || restaurant.locality], ', ');
  return text === undefined || platform !== 'email' ? text : `${text}\n\n${sender}`;
}

/** Don’t invite guests to a restaurant that may be closed then. */
const isInviting = ({ occasion, day }: PostBrief): boolean =>
  occasion === null || (occasion.is_unsaid !== true && day?.hours.length !== 0);

/** Says when a closed restaurant opens again, so that guests don’t come in vain. */
function opensAgain(writing: Writing): string {
  const { brief, restaurant, library } = writing;
  const { angle, day, occasion, back, date } = brief;
  const isOfDay = angle === 'occasion' || angle === 'service';
  const isClosedThen = angle === 'occasion' && day?.date === occasion?.date && day?.hours.length === 0;
  const next = isClosedThen ? back : !isOfDay && day !== null && day.date > date ? day : null;
  if (next === null || next.hours.length === 0) return '';
  const { again } = library.facts;
  const slots = { day: dateName(next.date, restaurant), hours: formatHours(next.hours, restaurant.language) };
  return fact(writing, again, slots) || expandLine(again[0] ?? '', '', slots);
}

/** The dish’s price, unless the post already states it. */
function priceOf(writing: Writing): string {
  const { brief, body, library } = writing;
  const [dish] = brief.dishes;
  const canStatePrice =
    (brief.angle === 'dish' || brief.angle === 'menu') && dish !== undefined && dish.price !== '';
  return canStatePrice && !body.includes(dish.price) ? fact(writing, library.facts.price) : '';
}

/** Where guests order or book, on platforms with links that guests can tap. */
function linkOf(writing: Writing): string {
  const { restaurant, brief, library } = writing;
  const { booking, ordering } = restaurant.links;
  const url = booking || ordering;
  const canTap = brief.platform === 'facebook' || brief.platform === 'email';
  const said =
    canTap && url !== '' && isInviting(brief)
      ? fact(writing, booking !== '' ? library.ads.book : library.ads.order)
      : '';
  return said === '' ? '' : `${said} ${url}`;
}

/** The first sentence that no other post has; empty if all are used. */
function fact(writing: Writing, lines: readonly Line[], more: Slots = {}): string {
  const { used, slots, restaurant, brief, body } = writing;
  const known = { ...slots, ...more };
  const sentences = lines
    .filter((line) => canFill(line, known))
    .flatMap((line) =>
      [1, 2, 3].map((draw) => capital(expandLine(line, `${restaurant.name}${brief.post_id}${draw}`, known))),
    );
  const isNew = (sentence: string) =>
    !body.includes(sentence) && !sentencesOf(sentence).some((each) => used.sentences.has(each));
  return sentences.find((sentence) => isNew(sentence) && !avoids(writing, sentence)) ?? '';
}

/** Platforms where readers can’t comment or tag a friend. */
const WITHOUT_COMMENTS: readonly SocialPlatform[] = ['google_business', 'email', 'sms'];
/** In all languages of the library. Alone, the German word "Tag" means day. */
const ASKS_FOR_COMMENTS =
  /[ck]omment|coment|\btag (?:a|her|him|someone|the|them|who|yours?)\b|\bbelow\b|etiquet[ae]|identifiez|markieren sie|\btagga/i;

/** Whether a library text mentions what the post can’t: the day itself, an evening, or comments. */
export function avoids({ brief, library }: Writing, text: string): boolean {
  if (WITHOUT_COMMENTS.includes(brief.platform) && ASKS_FOR_COMMENTS.test(text)) return true;
  return (brief.avoids ?? []).some((each) => library.facts.words[each].test(text));
}

/** The subject of an email: its offer or occasion, or else a line that no other email has. */
export function subjectOf({ brief, restaurant, library, slots, used }: Writing): string {
  if (brief.platform !== 'email') return '';
  const fits = (text: string) => text !== '' && text.length <= SUBJECT_CHARACTERS;
  const [first = ''] = slots.lead.split(/(?<=[.!?])\s/);
  const own = brief.angle === 'offer' ? first.replace(/\.$/, '') : slots.occasion;
  const line = library.images.emailSubject
    .toSorted((one, other) => Number(other.includes('{dish}')) - Number(one.includes('{dish}')))
    .find((each) => canFill(each, slots) && !used.lines.has(each));
  if (!fits(own) && line !== undefined) used.lines.add(line);
  const drawn = capital(expandLine(line ?? '', `${restaurant.name}${brief.post_id}`, slots));
  return [own, drawn, slots.dish].find(fits) ?? restaurant.name.slice(0, SUBJECT_CHARACTERS);
}

/** For texts without room for a line, such as an SMS with a long name: only the owner’s words, or else the name. */
export function plainest({ brief: { platform }, restaurant, library, slots }: Writing): string {
  const said = [slots.lead, slots.dish, slots.occasion, restaurant.name].filter(isSaid);
  if (platform !== 'sms') return said[0] ?? '';
  const texts = [...said, ''].map((each) => withPlainCharacters(joined([each, library.facts.stop])));
  return texts.find((each) => !postLength('sms', each).isTooLong) ?? library.facts.stop;
}
