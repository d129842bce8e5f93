import { capital } from '#shared/profile/phrases/sentence.ts';
import { canFill, expandLine } from '../library/expand-line.ts';
import { libraryOf } from '../library/libraries.ts';
import type { PostBrief, PostRestaurant, WrittenPost, WrittenPosts } from './post-facts.ts';
import { asPlatformShows, avoids, plainest, subjectOf, type Writing } from './post-form.ts';
import { slotsOf } from './post-slots.ts';
import { type Way, waysOf } from './post-ways.ts';
import { sentencesOf } from './sentences.ts';

type Asked = {
  restaurant: PostRestaurant;
  briefs: readonly PostBrief[];
  /** Existing texts. New posts repeat none of their sentences. */
  written: readonly string[];
};

/** In the first draws of a way no sentence may repeat; in later ones only the whole text may not. */
const STRICT_DRAWS = 4;
const DRAWS = 8;
/** Number of different texts that a post has before the first one repeats. */
const MOST_TURNS = 12;

/**
 * One post from the library for each brief, in order. None is left out, no sentence repeats, and posts state only
 * facts of the restaurant and the brief. The same facts give the same posts. Pure.
 */
export function writePosts({ restaurant, briefs, written }: Asked): WrittenPosts {
  const used = { lines: new Set<string>(), sentences: new Set<string>(), whole: [] as string[] };
  for (const text of written) remember(used, text);
  return { posts: briefs.map((brief) => writePost(brief, restaurant, used)) };
}

function remember(used: Writing['used'], text: string): void {
  for (const sentence of sentencesOf(text)) used.sentences.add(sentence);
  used.whole.push(folded(text));
}

const folded = (text: string): string => sentencesOf(text).join(' ');

function writePost(brief: PostBrief, restaurant: PostRestaurant, used: Writing['used']): WrittenPost {
  const library = libraryOf(restaurant.language);
  const writing: Writing = {
    brief,
    restaurant,
    used,
    library,
    slots: slotsOf(brief, restaurant, library),
    body: '',
  };
  // Each request for other words takes the next.
  const place = brief.turn % MOST_TURNS;
  const found = firstDrawn(writing, waysOf(brief, library, restaurant.name), place + 1);
  const kept = found[place % Math.max(1, found.length)];
  if (kept === undefined)
    return { post_id: brief.post_id, subject: '', text: plainest(writing), photo: '', tags: [] };
  used.lines.add(kept.idea);
  remember(used, kept.text);
  const { photo, tags, text } = kept;
  return { post_id: brief.post_id, subject: subjectOf(writing), text, photo, tags: [...tags] };
}

type Drawn = Way & { text: string };

/** Up to `most` texts without repetition. One list is used up before the next. */
function firstDrawn(writing: Writing, lists: readonly Way[][], most: number): Drawn[] {
  const found: Drawn[] = [];
  for (const ways of lists) {
    for (let draw = 0; draw < DRAWS; draw++) {
      for (const way of ways) {
        if (draw > 0 || !writing.used.lines.has(way.idea)) found.push(...drawn(writing, way, draw));
        if (found.length === most) return found;
      }
    }
  }
  return found;
}

/** A way with its words drawn; empty if it repeats another post or doesn’t fit. */
function drawn(writing: Writing, way: Way, draw: number): Drawn[] {
  const { brief, restaurant, used, slots } = writing;
  if (!way.parts.every((line) => canFill(line, slots))) return [];
  const seed = [restaurant.name, brief.post_id, brief.turn, draw].join('\u0000');
  const body = way.parts.map((line) => capital(expandLine(line, seed, slots))).join(' ');
  const ours = way.parts.includes('{lead}') ? body.replace(slots.lead, '') : body;
  if (draw < STRICT_DRAWS && sentencesOf(ours).some((each) => used.sentences.has(each))) return [];
  if (used.whole.some((text) => text.includes(folded(body))) || avoids(writing, ours)) return [];
  const text = asPlatformShows({ ...writing, body });
  if (text === undefined) return [];
  const photo = canFill(way.photo, slots) ? capital(expandLine(way.photo, seed, slots)) : '';
  return [{ ...way, text: spelled(text, restaurant), photo: spelled(photo, restaurant) }];
}

const spelled = (text: string, { locale }: PostRestaurant) =>
  locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
