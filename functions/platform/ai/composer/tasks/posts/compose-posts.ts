import type {
  PostBrief,
  PostFacts,
  PostHouse,
  WrittenPost,
  WrittenPosts,
} from '#functions/platform/ai/post-facts.ts';
import { asPosted, postLength } from '#shared/domain/social/post-length.ts';
import { createWrittenTexts } from '#shared/domain/social/shared-words.ts';
import { createPen } from './pen.ts';
import { shapedFor } from './platform-text.ts';
import { partsOf } from './post-parts.ts';

const TRIES = 20;

/**
 * One post for each brief, in the order of the briefs. Each is tried in other words until it has no long run of words in
 * common with those before it; one that has nothing else to say stays empty. Pure.
 */
export function composePosts({ house, briefs, written }: PostFacts): WrittenPosts {
  const offers = briefs.filter(({ angle }) => angle === 'offer').map(({ words }) => words);
  const texts = createWrittenTexts(written, offers);
  return {
    posts: briefs.map((brief) => {
      const post = triesOf(brief, house).find(({ text, isFitting }) => isFitting && !texts.repeats(text));
      texts.add(post?.text ?? '');
      return { post_id: brief.post_id, subject: post?.subject ?? '', text: post?.text ?? '' };
    }),
  };
}

function* triesOf(brief: PostBrief, house: PostHouse) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const pen = createPen(brief, house, attempt);
    const parts = partsOf(pen);
    const shaped: Omit<WrittenPost, 'post_id'> =
      parts.lead === '' ? { subject: '', text: '' } : shapedFor(pen, parts);
    const isTooLong = postLength(brief.platform, asPosted({ text: shaped.text, hashtags: [] })).isTooLong;
    yield { ...shaped, isFitting: shaped.text !== '' && !isTooLong };
  }
}
