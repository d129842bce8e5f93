import { joinWraps } from '#shared/site/join-wraps.ts';
import { NO_REQUESTS, type PageRequests } from '../../drafts/page-source.ts';
import type { SectionTopic } from '../../library/copy-library.ts';
import type { FaqTopic } from '../../library/faq-topics.ts';
import { topicsIn } from '../../library/page-topics.ts';
import { piecesOf } from '../text/pieces.ts';
import { HAS_VERB, isListOfLooks, isLookAtEnd, isOnlyLooks, SOMETHING } from './looks.ts';
import { plainBrief } from './plain-brief.ts';
import {
  ABOUT_PAGE,
  ASKED_BY_NOUN,
  ASKS_FOR_LOOKS,
  BOOKING_BUTTON_WORDS,
  FAQ_WORDS,
  FOUNDER_NAME,
  FOUNDER_WORDS,
  LOOK_WORDS,
  ORDERING_WORDS,
  PAGE_NOUN,
  PRICE_BAN,
  REQUEST_WORDS,
  REVIEW_WORDS,
  SAID_CLEARLY,
  SECTION_LEAD,
  SECTION_WORDS,
  STYLE_BAN,
  TELL_AT_END,
  TONE_WORDS,
  VERB_LAST,
  WEBSITE_FOR,
} from './request-words.ts';

export type FollowedBrief = {
  /** The brief without requests to us. What the page should say is in it as a statement. */
  text: string;
  /** The sentences of `text` that the owner asked us to say. */
  said: string[];
  requests: PageRequests;
  /** Wishes for the page’s design, in the owner’s words. */
  wishes: string[];
  /** Requests that we can’t follow, each as a sentence for the owner. */
  undone: string[];
};

type Followed = {
  say?: string;
  wish?: string;
  undone?: string[];
  faq?: FaqTopic[];
  sections?: SectionTopic[];
  founder?: string;
};

/** Follows the owner’s requests to the person who makes the page, sentence by sentence. Pure and linear. */
export function followRequests(written: string): FollowedBrief {
  const brief = joinWraps(written);
  const parts: string[] = [];
  const followed: Followed[] = [];
  const said: string[] = [];
  const sentences = piecesOf(plainBrief(brief));
  const tail = lookTail(sentences);
  for (const [at, sentence] of sentences.entries()) {
    const words = sentence.trim();
    const isLook = at >= tail && words !== '' && isLookAtEnd(words);
    const done = words === '' ? undefined : isLook ? { wish: words } : followSentence(words);
    if (done === undefined) parts.push(sentence);
    else {
      followed.push(done);
      const after = /\s*$/.exec(sentence)?.[0] ?? '';
      const statement = done.say === undefined ? '' : asStatement(done.say);
      parts.push(statement === '' ? after : `${statement}${after || ' '}`);
      if (statement !== '') said.push(statement);
    }
  }
  const all = <Key extends keyof Followed>(key: Key) => followed.flatMap((each) => each[key] ?? []);
  return {
    text: parts.join(''),
    said,
    requests: {
      faq: [...new Set(all('faq') as FaqTopic[])],
      sections: [...new Set(all('sections') as SectionTopic[])],
      founder: (all('founder') as string[])[0] ?? NO_REQUESTS.founder,
      spoken: [...new Set(topicsIn(brief).flatMap(({ faq }) => (faq === undefined ? [] : [faq])))],
      placed: [],
    },
    wishes: all('wish') as string[],
    undone: all('undone') as string[],
  };
}

/** Where the sentences about the design at the end of a brief begin. */
function lookTail(sentences: readonly string[]): number {
  let at = sentences.length;
  const isOfLook = (words: string) =>
    words === '' || isLookAtEnd(words) || followSentence(words)?.wish !== undefined;
  while (at > 1 && isOfLook(sentences[at - 1]?.trim() ?? '')) at -= 1;
  return at;
}

export function followSentence(sentence: string): Followed | undefined {
  if (PRICE_BAN.test(sentence)) return { undone: [PRICES_UNDONE] };
  if (ASKED_BY_NOUN.test(sentence)) {
    return followMake(sentence, sentence) ?? { undone: [`We couldn’t do this: ${sentence}`] };
  }
  if ((isOnlyLooks(sentence) && !sentence.includes('?')) || STYLE_BAN.test(sentence))
    return { wish: sentence };
  const forWebsite = WEBSITE_FOR.exec(sentence)?.[1];
  if (forWebsite !== undefined) return { say: forWebsite };
  const [first, second] = sentence.split(AND_SAY);
  const [looks, said] = second === undefined ? [] : [followSentence(first ?? ''), followSentence(second)];
  if (looks?.wish !== undefined && said?.say !== undefined) return { wish: first ?? '', say: said.say };
  if (REQUEST_WORDS.some(({ avoid, tell }) => avoid.test(sentence) && !tell.test(sentence))) return undefined;
  const tellAtEnd = TELL_AT_END.exec(sentence)?.[1];
  if (tellAtEnd !== undefined) return followTell(tellAtEnd, '');
  for (const { tell, write, make } of REQUEST_WORDS) {
    const asked = tell.exec(sentence);
    if (asked !== null) return followTell(sentence.slice(asked[0].length), clauseMark(asked[0]));
    const wrote = write.exec(sentence);
    if (wrote !== null) return followWrite(sentence.slice(wrote[0].length));
    const made = make.exec(sentence);
    if (made !== null) return followMake(sentence, sentence.slice(made[0].length));
  }
  if (ABOUT_PAGE.test(sentence) || isListOfLooks(sentence)) return { wish: sentence };
  return ASKS_FOR_LOOKS.test(sentence) &&
    LOOK_WORDS.test(sentence.replace(PAGE_NOUN, '')) &&
    !/\d/.test(sentence)
    ? { wish: sentence }
    : undefined;
}

/** A wish and a statement: "Make it bright and say that we cater". */
const AND_SAY =
  /,?\s+(?:and|y|et|und|e)\s+(?:que |dass )?(?=(?:say|mention|dig[aoe]|mencion[ea]|dis|dites|mentionne|sag|schreib|erwähn|di[cr]a|scriv)\p{L}*\s)/iu;

/** The word before a whole clause, such as "that" in "that we deliver". */
const clauseMark = (words: string): string => /(?:that|que|dass?|che)$/i.exec(words)?.[0].toLowerCase() ?? '';

/** "our rooftop terrace with harbor views" becomes "rooftop terrace with harbor views"; a whole clause stays whole. */
function followTell(rest: string, mark: string): Followed | undefined {
  const words = rest.trim().replace(/^[,:;–-]+\s*(dass\s)?/, '');
  const said =
    mark.startsWith('das') || /dass\s/.test(rest.slice(0, 8)) ? words.replace(VERB_LAST, '$1 $3 $2') : words;
  if (FAQ_WORDS.test(said)) return followMake(said, said);
  if (TONE_WORDS.test(said)) return {};
  const parts = said.split(AND_THAT);
  if (parts.length > 1) return { say: parts.map((part) => asStatement(saidOf(part))).join(' ') };
  return { say: mark === '' ? saidOf(said) : said };
}

/** Two statements: "the patio and that we cater". */
const AND_THAT = /,?\s+(?:and|y|et|e)\s+(?:that|que|che)\s+/iu;

const saidOf = (words: string): string => (HAS_VERB.test(words) ? words : words.replace(POSSESSIVE, ''));

const POSSESSIVE =
  /^(?:(?:il |la |i |le )?nostr[oaie]|nuestr[oa]s?|notre|nos|unser\p{L}*|our|the|my|your|an?|el|la|los|las|les?|die|den|das|der|il|lo|gli|i)\s+/iu;

/** The subject of the page follows: "a compelling about us story for a vegan cafe …". */
function followWrite(rest: string): Followed | undefined {
  const about = /(?:^|\s)(?:for|about(?! us)|of|on|para|sobre|pour|sur|für|über|per|su)\s+(.+)$/isu.exec(
    rest,
  );
  if (about?.[1] === undefined || FAQ_WORDS.test(rest)) return followMake(rest, rest);
  return LOOK_WORDS.test(about[1]) && about[1].length < 25 ? { wish: rest.trim() } : { say: about[1] };
}

const REVIEWS_UNDONE = 'Reviews: only your guests can write them. Add real ones in the editor.';
const ORDERING_UNDONE = 'Online ordering: add your ordering link, and the button appears.';
const PRICES_UNDONE = 'To hide prices on your website, clear them in your menu.';
const BOOKING_UNDONE = 'Reservations: add your booking link, and the button appears.';

/** Verbs that put something on a page. */
const ADDS =
  /\b(?:add|include|insert|put|link|place|need|want|list)\b|incluy|agreg|añad|\bpon|necesit|ajout|inclu|mett|il (?:nous )?faut|füg|einbau|brauchen|aggiung|inseri|\bmetti|ci serv/iu;

/** "Add a section about catering, we do weddings": a request and a statement. */
const WITH_STATEMENT = /^([^,]+),\s+(we\s.+)$/isu;

function followMake(sentence: string, asking: string): Followed | undefined {
  const [, before = asking, statement] = WITH_STATEMENT.exec(asking) ?? [];
  const rest = SECTION_WORDS.test(before) ? before : asking;
  if (TONE_WORDS.test(rest) || SAID_CLEARLY.test(rest)) return {};
  const undone = [
    ...(REVIEW_WORDS.test(rest) ? [REVIEWS_UNDONE] : []),
    ...(ORDERING_WORDS.test(rest) ? [ORDERING_UNDONE] : []),
    ...(BOOKING_BUTTON_WORDS.test(rest) ? [BOOKING_UNDONE] : []),
  ];
  const asked = FAQ_WORDS.test(rest) ? { faq: faqTopicsIn(rest) } : sectionsIn(rest);
  if (asked !== undefined || undone.length > 0) {
    const says =
      statement === undefined || rest === asking
        ? detailOf(rest)
        : { say: `${topicNamed(rest)}${statement}` };
    return { ...asked, ...says, undone, ...(LOOK_WORDS.test(rest) && { wish: sentence }) };
  }
  if (LOOK_WORDS.test(rest) && !/\d/.test(rest)) return { wish: sentence, ...factsBeside(rest) };
  if (SOMETHING.test(rest.trim())) return { wish: sentence };
  // "Use the side door after 10 PM" is for guests.
  if (!ADDS.test(sentence)) return undefined;
  if (ABOUT_SOMETHING.test(rest)) return { undone: [`We couldn’t do this: ${sentence}`] };
  const hasFact = /@\w|https?:|www\.|\d/.test(rest) || topicsIn(rest).length > 0;
  if (hasFact) return { say: subjectOf(rest) };
  return { undone: [`We couldn’t do this: ${sentence}`] };
}

/** "Want it bright and clean, kids welcome, high chairs": a wish, then facts for guests. */
function factsBeside(rest: string): Pick<Followed, 'say'> {
  const facts = rest.split(/,\s*/).filter((part) => topicsIn(part).length > 0 && !LOOK_WORDS.test(part));
  return facts.length === 0 ? {} : { say: facts.join(', ') };
}

/** "Add something about our wine list" doesn't state a fact to print. */
const ABOUT_SOMETHING =
  /^\s*(?:something|(?:some |the )?(?:info|details?|words?)|a bit|algo|quelque chose|etwas|qualcosa)\b/iu;

/** "Party trays for 20 guests" of "a section about our party trays for 20 guests". */
const subjectOf = (rest: string): string =>
  rest.trim().replace(SECTION_LEAD, '').trim().replace(POSSESSIVE, '');

/** The fact in a request for a section, if it has a number. */
function detailOf(rest: string): Pick<Followed, 'say'> {
  const hasFact = SECTION_LEAD.test(rest) && /\d/.test(rest) && !FOUNDER_WORDS.test(rest);
  return hasFact ? { say: subjectOf(rest) } : {};
}

/** "For catering, " if a request names catering. */
function topicNamed(rest: string): string {
  const named = /\b(?:about|for|on)\s+(?:our |the )?(.+?)[.!]*$/i.exec(rest)?.[1];
  return named === undefined ? '' : `For ${named}, `;
}

function faqTopicsIn(rest: string): FaqTopic[] {
  const named = topicsIn(rest).flatMap(({ faq }) => faq ?? []);
  return named.length > 0 ? named : ['reservations', 'allergies', 'parking'];
}

/** The sections that a request names; undefined if it names none that we have. */
function sectionsIn(rest: string): Followed | undefined {
  if (!SECTION_WORDS.test(rest)) return undefined;
  if (FOUNDER_WORDS.test(rest)) return { sections: ['founder'], founder: FOUNDER_NAME.exec(rest)?.[1] ?? '' };
  const sections = topicsIn(rest).flatMap(({ section }) => section ?? []);
  return sections.length === 0 ? undefined : { sections };
}

/** With a capital and an end mark. A statement that begins with an address or handle doesn’t change. */
function asStatement(words: string): string {
  const text = words.trim();
  const ended = /[.!?]["”’)]*$/.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
