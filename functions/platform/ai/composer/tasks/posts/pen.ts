import type { PostBrief, PostHouse } from '#functions/platform/ai/post-facts.ts';
import { capital } from '#shared/profile/phrases/sentence.ts';
import { createChooser } from '../../chooser.ts';
import { cuisineOf } from '../../knowledge/cuisines/cuisine-of.ts';
import { type Tone, toneOf } from '../../tone.ts';
import type { PostWords } from './words/post-words.ts';
import { postWordsOf } from './words/words-of-posts.ts';

/** What one try at a post is written with: the words of the language and the picks of this try. */
export type Pen = {
  brief: PostBrief;
  house: PostHouse;
  words: PostWords;
  tone: Tone;
  /** One of these ways; the label parts picks that have nothing to do with each other. */
  pick: (label: string, ways: readonly string[]) => string;
  /** The same as a sentence. */
  say: (label: string, ways: readonly string[]) => string;
  /** One of these ways, another with each turn. */
  inTurn: (label: string, ways: readonly string[]) => string;
  /** The same, and another with each try. */
  ofTry: (label: string, ways: readonly string[]) => string;
  /** Whether something is said in this try; `label` as of `pick`. */
  chance: (label: string, share: number) => boolean;
  /** How much of what need not be said is left out: 0 nothing, 1 descriptions, 2 all but the point. */
  spareness: 0 | 1 | 2;
};

const TRIES_WITH_ALL = 8;
const TRIES_WITH_LESS = 14;
/** A barer try is not in the words of the turns around it. */
const TURNS_TO_A_BARER_TRY = 5;

export function createPen(brief: PostBrief, house: PostHouse, attempt: number): Pen {
  const key = [house.name, brief.post_id, brief.platform, brief.angle, brief.turn, attempt].join('\u0000');
  const chooser = createChooser(key);
  const spelled = (text: string) => (house.locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text);
  const inOrder = (label: string, ways: readonly string[], further: number) => {
    const first = createChooser(house.name).index(label, ways.length);
    return ways[(first + brief.turn + further) % ways.length] ?? '';
  };
  const spareness = attempt < TRIES_WITH_ALL ? 0 : attempt < TRIES_WITH_LESS ? 1 : 2;
  return {
    brief,
    house,
    words: postWordsOf(house.language),
    tone:
      house.tone ??
      toneOf(
        [house.theme, house.kind, house.cuisine],
        cuisineOf({ kind: house.kind, cuisines: [house.cuisine] }),
      ),
    pick: (label, ways) => (ways.length === 0 ? '' : chooser.pick(label, ways)),
    say: (label, ways) => capital(ways.length === 0 ? '' : spelled(chooser.pick(label, ways))),
    inTurn: (label, ways) => inOrder(label, ways, spareness * TURNS_TO_A_BARER_TRY),
    ofTry: (label, ways) => inOrder(label, ways, attempt),
    chance: (label, share) => chooser.between(label, 0, 1) < share,
    spareness,
  };
}
