import * as z from 'zod/mini';
import { takesPhonesOf } from '#functions/ai/contains-phone.ts';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { postLength } from '#shared/posts/social/post-length.ts';
import { createWrittenTexts } from '#shared/posts/social/shared-words.ts';
import { POSTS_PROMPT } from '../prompts/posts.ts';
import { recordPrompt } from '../record-prompt.ts';
import { dateName } from './format-when.ts';
import {
  type PostBrief,
  type PostFacts,
  PostFactsSchema,
  type WrittenPosts,
  WrittenPostsSchema,
} from './post-facts.ts';
import { postReferences } from './post-references.ts';
import { writePosts } from './write-posts.ts';

const post = z.object({ post_id: z.string(), subject: z.string(), text: z.string() });
/** A post with another form becomes empty. */
const AnswerSchema = z.object({ posts: z.array(z.catch(post, { post_id: '', subject: '', text: '' })) });
type Answer = z.infer<typeof AnswerSchema>;

/** Posts for the days of a content calendar. */
export const postsTask = defineTextTask({
  name: 'posts',
  feature: 'content_generation',
  facts: PostFactsSchema,
  result: WrittenPostsSchema,
  compose: composed,
  prompt: {
    ...POSTS_PROMPT,
    text: (facts) => recordPrompt(writingOf(facts), postReferences(facts), POSTS_PROMPT.request),
    references: postReferences,
    answer: AnswerSchema,
    complete: withDrafts,
    words: ({ posts }) => posts.flatMap(({ subject, text }) => [subject, text]),
    source: (facts) => ({
      language: facts.restaurant.language,
      names: [facts.restaurant.name],
      said: [...textsOf(facts), ...datesOf(facts), 'STOP'],
    }),
  },
  check: () => undefined,
  forReaders: ({ posts }) =>
    posts.map(({ subject, text }) => ({
      contentType: 'marketing_copy' as const,
      field: 'copy' as const,
      text: subject === '' ? text : `${subject}\n${text}`,
      about: { used_for: 'post' },
    })),
});

/** The drafts in the facts, or else those of the library. */
function composed({ restaurant, briefs, drafts }: PostFacts): WrittenPosts {
  return drafts.length === briefs.length
    ? { posts: drafts }
    : writePosts({ restaurant, briefs, written: [] });
}

/** Instructions for each post. Its references hold what it may state. */
function writingOf(facts: PostFacts) {
  const { restaurant, briefs } = facts;
  const { posts } = composed(facts);
  return {
    language: restaurant.language,
    tone: restaurant.tone,
    theme: restaurant.theme,
    posts: briefs.map(({ post_id, platform, angle, occasion }, index) => ({
      post_id,
      platform,
      about: angle,
      draft: posts[index]?.text ?? '',
      ...(occasion?.is_unsaid === true && { only_wishes: true }),
    })),
  };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const datesOf = ({ restaurant, briefs }: PostFacts): string[] =>
  briefs
    .flatMap(({ occasion, day, back }) => [occasion, day, back])
    .flatMap((dated) => (dated === null ? [] : [dateName(dated.date, restaurant)]));

/**
 * The model’s posts in the order of their briefs. The library’s replace posts that are missing, too long, or
 * repetitive, or that changed the offer. They also replace missing subjects.
 * @throws ModelFailure if no post can be used
 */
function withDrafts({ posts }: Answer, facts: PostFacts): WrittenPosts {
  const { briefs } = facts;
  const offers = briefs.filter(({ angle }) => angle === 'offer').map(({ words }) => words);
  const texts = createWrittenTexts([], offers);
  let used = 0;
  const drafts = composed(facts).posts;
  const merged = drafts.map((draft, index) => {
    const brief = briefs[index];
    const post = posts.find(({ post_id }) => post_id === draft.post_id);
    if (brief === undefined || post === undefined || !isKept(post, brief) || texts.repeats(post.text))
      return draft;
    texts.add(post.text);
    used += 1;
    return { ...draft, subject: post.subject || draft.subject, text: post.text };
  });
  if (used === 0) throw new ModelFailure('The model didn’t write any usable posts.');
  return { posts: merged };
}

/** Whether the platform accepts a post and the post has its whole offer. */
function isKept({ text }: Answer['posts'][number], { platform, angle, words }: PostBrief): boolean {
  const hasOffer = angle !== 'offer' || text.toLowerCase().includes(words.toLowerCase());
  return text !== '' && hasOffer && takesPhonesOf(platform, text) && !postLength(platform, text).isTooLong;
}
