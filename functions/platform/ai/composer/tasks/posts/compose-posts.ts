import type {
  PostBrief,
  PostFacts,
  PostHouse,
  WrittenPost,
  WrittenPosts,
} from '#functions/platform/ai/post-facts.ts';
import type { IsHeld } from '#functions/platform/ai/text-task.ts';
import { asPosted, postLength } from '#shared/domain/social/post-length.ts';
import { createWrittenTexts } from '#shared/domain/social/shared-words.ts';
import { createCouldBeAnothers } from './own-words.ts';
import { createPen } from './pen.ts';
import { shapedFor } from './platform-text.ts';
import { partsOf } from './post-parts.ts';

const TRIES = 26;

/**
 * One post for each brief, in the order of the briefs. Each is tried in other words until it has no long run of words in
 * common with those before it and states nothing that the record does not hold; one that has nothing else to say stays
 * empty. Pure.
 */
export function composePosts(
  { house, briefs, written }: PostFacts,
  isHeld: IsHeld = () => true,
): WrittenPosts {
  const offers = briefs.filter(({ angle }) => angle === 'offer').map(({ words }) => words);
  const texts = createWrittenTexts(written, offers);
  const told = [...written];
  const isNew = (line: string) => line === '' || !told.some((text) => text.includes(line));
  return {
    posts: briefs.map((brief) => {
      let post: Try | undefined;
      for (const next of triesOf(brief, house, isNew)) {
        if (next.lacks >= (post?.lacks ?? Number.POSITIVE_INFINITY)) continue;
        if (!next.isFitting || texts.repeats(next.text)) continue;
        // What the library says of a moment of the reader's states nothing of the restaurant.
        const isChecked = brief.angle !== 'moment';
        if (isChecked && (!isHeld(next.subject) || !isHeld(next.text))) continue;
        post = next;
        if (next.lacks === 0) break;
      }
      texts.add(post?.text ?? '');
      told.push(post?.text ?? '');
      return { post_id: brief.post_id, subject: post?.subject ?? '', text: post?.text ?? '' };
    }),
  };
}

/** `lacks`: 0 for nothing; the least is taken. */
type Try = Omit<WrittenPost, 'post_id'> & { lacks: number; isFitting: boolean };

/** A line of ours that another post of the plan has. */
const ITS_LINE = 1;
/** Words that no other house would write in a row. */
const ITS_OWN_WORDS = 2;

function* triesOf(brief: PostBrief, house: PostHouse, isNew: (line: string) => boolean): Generator<Try> {
  const couldBeAnothers = createCouldBeAnothers(brief, house);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const pen = createPen(brief, house, attempt);
    const said = partsOf(pen);
    const isLineTold = !isNew(said.line);
    const parts = isLineTold ? { ...said, line: '' } : said;
    const shaped: Omit<WrittenPost, 'post_id'> =
      parts.lead === '' ? { subject: '', text: '' } : shapedFor(pen, parts);
    const isTooLong = postLength(brief.platform, asPosted({ text: shaped.text, hashtags: [] })).isTooLong;
    const lacks = (isLineTold ? ITS_LINE : 0) + (couldBeAnothers(shaped.text) ? ITS_OWN_WORDS : 0);
    yield { ...shaped, lacks, isFitting: shaped.text !== '' && !isTooLong };
  }
}
