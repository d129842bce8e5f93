import { withPlainCharacters } from '#shared/domain/sms/plain-characters.ts';
import { smsSegments } from '#shared/domain/sms/sms-segments.ts';
import { MAX_SMS_LENGTH } from '#shared/domain/sms/win-back-message.ts';
import { SUBJECT_CHARACTERS } from '#shared/domain/social/post-rules.ts';
import type { SocialPlatform } from '#shared/domain/social/social-platforms.ts';
import type { Pen } from './pen.ts';
import { alsoOf } from './post-parts.ts';
import type { PostParts } from './said.ts';
import { hostOf } from './shown.ts';

type Shaped = { subject: string; text: string };
type Shape = (pen: Pen, parts: PostParts) => Shaped;

/** What each platform makes of the same parts. */
const SHAPES: Readonly<Record<SocialPlatform, Shape>> = {
  facebook: (pen, parts) =>
    post(
      pen.chance('order', 0.7)
        ? paragraphs(pointOf(asking(pen, parts)), sentences(parts.when, actOf(pen, 'link')))
        : paragraphs(pointOf(asking(pen, parts)), actOf(pen, 'link'), parts.when),
    ),
  instagram: (pen, parts) => {
    const act = actOf(pen, 'host');
    const rest = pen.chance('order', 0.7) ? [parts.when, act] : [act, parts.when];
    return post(paragraphs(pointOf(asking(pen, parts)), ...rest));
  },
  tiktok: (pen, parts) =>
    post(
      sentences(
        parts.lead,
        parts.core,
        askOf(pen) || parts.line || parts.aside,
        signature(pen, parts, pen.house.locality),
      ),
    ),
  google_business: (pen, parts) =>
    post(
      sentences(
        parts.lead,
        parts.core,
        ...parts.body,
        parts.aside,
        parts.when,
        signature(pen, parts, placeFor(pen, parts)),
      ),
    ),
  email,
  sms,
};

export function shapedFor(pen: Pen, parts: PostParts): Shaped {
  return SHAPES[pen.brief.platform](pen, parts);
}

const post = (text: string): Shaped => ({ subject: '', text });
const isSaid = (text: string) => text !== '';
const sentences = (...all: readonly string[]) => all.filter(isSaid).join(' ');
const paragraphs = (...all: readonly string[]) => all.filter(isSaid).join('\n\n');

/** Our own line stands beside what is the house's alone, never beside another line of ours, nor within what is said. */
function pointOf({ lead, core, body, line, aside }: PostParts): string {
  return sentences(line, lead, core, ...(body.length > 0 ? body : [aside]));
}

/** With the question to guests behind the point. */
function asking(pen: Pen, parts: PostParts): PostParts {
  return { ...parts, lead: sentences(parts.lead, askOf(pen)) };
}

function askOf({ brief, words, say, spareness }: Pen): string {
  return brief.angle === 'pair' && spareness < 2 ? say('ask', words.ask) : '';
}

/** "Osteria Lupo, Oakland" */
function signed({ house }: Pen, place: string): string {
  return [house.name, place].filter(isSaid).join(', ');
}

/** A wish says whose it is itself, and leads nowhere: the door may be shut. */
const isWish = ({ brief }: Pen) => brief.occasion?.is_unsaid === true;

/** Whose it is, where it is not said already, and where. */
function signature(pen: Pen, { lead }: PostParts, place: string): string {
  const said = lead.includes(pen.house.name) ? place : signed(pen, place);
  return isWish(pen) || said === '' ? '' : `${said}.`;
}

/** The street, where it is not said already. */
function placeFor({ house }: Pen, { lead }: PostParts): string {
  return house.street === '' || lead.includes(house.street) ? house.locality : house.street;
}

/** How guests come to it; `host`: where a link cannot be tapped, its name is enough. */
function actOf(pen: Pen, style: 'link' | 'host'): string {
  const { house, words, say, spareness } = pen;
  if (spareness === 2 || isWish(pen)) return '';
  const { booking, ordering, website } = house.links;
  const shown = (url: string) => (style === 'link' ? url : hostOf(url));
  if (booking !== '') return say('act', words.book(shown(booking)));
  if (house.takes_reservations && house.phone !== '') return say('act', words.call(house.phone));
  if (ordering !== '') return say('act', words.order(shown(ordering)));
  return website === '' ? '' : say('act', words.wholeMenu(shown(website)));
}

function email(pen: Pen, parts: PostParts): Shaped {
  const [, ...others] = pen.brief.dishes;
  const isOfDish = pen.brief.angle === 'dish';
  const also = isOfDish && pen.spareness === 0 ? alsoOf(pen, others) : '';
  return {
    subject: subjectOf(pen, parts.lead),
    text: paragraphs(
      pointOf(parts),
      also,
      sentences(parts.when, actOf(pen, 'link')),
      isWish(pen) ? '' : signed(pen, pen.spareness === 0 ? pen.house.address : pen.house.locality),
    ),
  };
}

/** The point where a phone's list has room for it, else what it is about. */
function subjectOf({ brief, house }: Pen, lead: string): string {
  // An offer has its terms behind it.
  const [offer] = brief.angle === 'offer' ? lead.split(/(?<=[.!?])\s/) : [];
  const candidates = [lead, offer, brief.occasion?.name, brief.dishes[0]?.name, brief.label, house.name];
  const fitting = candidates.find(
    (text) => text !== undefined && text !== '' && text.length <= SUBJECT_CHARACTERS,
  );
  return (fitting ?? cutAtWord(house.name, SUBJECT_CHARACTERS)).replace(/\.$/, '');
}

/** As many whole words as fit; of one word that does not, its first characters. */
function cutAtWord(text: string, most: number): string {
  const isCutAtBlank = /\s/.test(text.slice(0, most + 1).trimStart());
  const fitting = text.slice(0, most + 1).replace(isCutAtBlank ? /\s\S*$/ : /.$/su, '');
  return fitting.replace(/[\s,;:&+–-]+$/, '');
}

/** Who writes, the point and the way out whole; the rest as far as one segment holds it. */
function sms(pen: Pen, { lead: point, core, body, aside, when }: PostParts): Shaped {
  const end = pen.words.stop;
  const lead = sentences(point, core);
  const name = inOneLine(pen.house.name);
  const who = name === '' || point.includes(pen.house.name) ? '' : `${name}:`;
  // Hours are the same in many texts: what is this one's alone stands between them and the end.
  const texts = [
    body.length > 0 ? [lead, when, ...body] : [when, lead, aside],
    [lead, aside],
    [when, lead],
    [lead, ...body],
    [lead],
    [point],
  ].map((parts) => inOneLine(sentences(who, ...parts, end)));
  return post(texts.find((text) => smsSegments(text).units <= MAX_SMS_LENGTH) ?? '');
}

/** Characters of a text message; where one has no plain form, such as an emoji, no blank is left of it. */
const inOneLine = (text: string) => withPlainCharacters(text).replace(/\s+/g, ' ').trim();
