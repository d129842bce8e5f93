import { takesPhonesOf } from '#functions/platform/ai/holds-phone.ts';
import {
  type PostBrief,
  type PostFacts,
  PostFactsSchema,
  type WrittenPost,
  type WrittenPosts,
  WrittenPostsSchema,
} from '#functions/platform/ai/post-facts.ts';
import { postLength } from '#shared/domain/social/post-length.ts';
import { createWrittenTexts } from '#shared/domain/social/shared-words.ts';
import type { FactSource } from '../../../fact-check/fact-source.ts';
import { ModelFailure } from '../../../model-failure.ts';
import { REFERENCE_RULES } from '../../../references/reference-rules.ts';
import { defineTextTask } from '../../../text-task.ts';
import { BOOKING_WORDS } from '../booking-words.ts';
import { recordPrompt } from '../record-prompt.ts';
import { composePosts } from './compose-posts.ts';
import { postReferences } from './post-references.ts';
import { dateLocale } from './said-day.ts';
import { dateName, hostOf } from './shown.ts';

const SYSTEM = [
  'You write posts for one restaurant, for the platforms that each brief names. You answer only by calling the given tool.',
  ...REFERENCE_RULES,
  'References of the house may stand in every post; those that begin with post_2 only in the second post, and so on. A post about an offer holds its {post_2_words}. {post_2_hours} is a whole sentence on when the house is open, or that it is closed: nothing else says so.',
  'No two posts may have more than eight words in a row in common as printed, nor with what stands in written: a long reference stands in one post only.',
  'A post that only wishes names its occasion and wishes a good day: it invites nobody and names no dish, for the house may be closed then.',
  'Begin with the point: a phone shows only the first words. A post for google_business holds no {phone}. A text message (sms) begins with {name}, ends with {stop}, and has at most 160 characters of GSM-7 as printed.',
  'Only an email has a subject, of at most 50 characters as printed; elsewhere it is empty text. No emoji, no hashtags, no markup.',
  'Write in the language of the house, in its tone, plainly. Answer one post for each brief, with its post_id.',
].join('\n');

/** Posts for the days of a plan, or for one photo. */
export const postsTask = defineTextTask({
  name: 'posts',
  feature: 'content_generation',
  facts: PostFactsSchema,
  result: WrittenPostsSchema,
  compose: composePosts,
  prompt: {
    system: SYSTEM,
    text: (facts) => recordPrompt(writingOf(facts), postReferences(facts), 'Write the posts.'),
    references: postReferences,
    answer: WrittenPostsSchema,
    complete: withComposed,
    words: ({ posts }) => posts.flatMap(({ subject, text }) => [subject, text]),
    source: sourceOfPosts,
  },
  check: () => undefined,
  forReaders: ({ posts }) =>
    posts
      .filter(({ text }) => text !== '')
      .map(({ subject, text }) => ({
        contentType: 'marketing_copy' as const,
        field: 'copy' as const,
        text: subject === '' ? text : `${subject}\n${text}`,
        about: { used_for: 'post' },
      })),
});

/** How each post is to be written; what it may state stands in its references. */
const writingOf = ({ house, briefs, written }: PostFacts) => ({
  language: house.language,
  tone: house.tone,
  theme: house.theme,
  posts: briefs.map(({ post_id, platform, angle, occasion, turn }) => ({
    post_id,
    platform,
    about: angle,
    ...(occasion?.is_unsaid === true && { only_wishes: true }),
    turn,
  })),
  written,
});

/** What posts may state: what the house and their briefs say, with the dates as posts print them. */
export function sourceOfPosts({ house, briefs }: PostFacts): FactSource {
  const dates = briefs.flatMap(({ occasion, day, back }) => [occasion?.date, day?.date, back?.date]);
  const named = dates.flatMap((date) => (date === undefined ? [] : [dateName(date, dateLocale(house))]));
  const hosts = Object.values(house.links)
    .filter((url) => url !== '')
    .map(hostOf);
  // A page for bookings says that tables can be reserved, as a policy does.
  const booking = house.links.booking === '' && !house.takes_reservations ? [] : BOOKING_WORDS;
  const open = briefs.flatMap(({ day, back }) => [...(day?.hours ?? []), ...(back?.hours ?? [])]);
  const hours = new Set(open.map(({ opens, closes }) => `${opens}–${closes}`));
  const said = [...textsOf({ house, briefs }), ...named, ...hours, ...hosts, ...booking, 'STOP'];
  return { language: house.language, names: [house.name], said, open };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * The posts of a model in the order of their briefs, and the composer's where one is missing, too long, says another
 * again or has changed its offer.
 * @throws ModelFailure when none can be used
 */
function withComposed({ posts }: WrittenPosts, facts: PostFacts): WrittenPosts {
  const { briefs, written } = facts;
  const offers = briefs.filter(({ angle }) => angle === 'offer').map(({ words }) => words);
  const texts = createWrittenTexts(written, offers);
  const kept = new Map<string, WrittenPost>();
  for (const brief of briefs) {
    const post = posts.find(({ post_id }) => post_id === brief.post_id);
    if (post === undefined || !isKept(post, brief) || texts.repeats(post.text)) continue;
    texts.add(post.text);
    kept.set(post.post_id, post);
  }
  if (kept.size === 0) throw new ModelFailure('The model wrote no post that can be used.');
  const composed = composePosts({
    ...facts,
    briefs: briefs.filter(({ post_id }) => !kept.has(post_id)),
    written: [...written, ...[...kept.values()].map(({ text }) => text)],
  });
  const byId = new Map(composed.posts.map((post) => [post.post_id, post]));
  return {
    posts: briefs.map(
      ({ post_id }) => kept.get(post_id) ?? byId.get(post_id) ?? { post_id, subject: '', text: '' },
    ),
  };
}

/** Whether its platform takes a post and it holds its offer whole. */
function isKept({ text }: WrittenPost, { platform, angle, words }: PostBrief): boolean {
  const hasOffer = angle !== 'offer' || text.toLowerCase().includes(words.toLowerCase());
  return text !== '' && hasOffer && takesPhonesOf(platform, text) && !postLength(platform, text).isTooLong;
}
