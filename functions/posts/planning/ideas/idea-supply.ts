import { takesPhonesOf } from '#functions/ai/contains-phone.ts';
import type { DayOfPost } from '#functions/posts/planning/day-of-post.ts';
import type { PostSlot } from '#functions/posts/planning/post-slots.ts';
import type { Idea, IdeaGroups } from './post-ideas.ts';

/** The order of post topics. If a group has no idea for a day, a moment or a question replaces it. */
const TURNS = [
  'dish',
  'question',
  'service',
  'behind',
  'season',
  'dish',
  'pair',
  'moment',
  'dish',
  'story',
  'moment',
  'dish',
  'question',
  'moment',
] as const satisfies readonly (keyof IdeaGroups)[];

type Fits = (idea: Idea, slot: PostSlot) => boolean;

/** Returns ideas, each time the least used one of the group. */
export function createIdeaSupply(groups: IdeaGroups, isServed: Fits) {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  let turn = 0;
  /** The least used idea, on this platform and others. It counts as used. */
  const leastUsed = (ideas: readonly Idea[], platform = ''): Idea | undefined => {
    const rank = ({ key }: Idea) => countOf(key) + 10 * countOf(`${platform}#${key}`);
    const [idea] = ideas.toSorted((one, other) => rank(one) - rank(other));
    if (idea !== undefined) {
      for (const key of [idea.key, `${platform}#${idea.key}`]) counts.set(key, countOf(key) + 1);
    }
    return idea;
  };
  const next = (slot: PostSlot, day: DayOfPost): Idea => {
    const isFitting = (idea: Idea) =>
      (idea.fits?.(day) ?? true) &&
      isServed(idea, slot) &&
      takesPhonesOf(
        slot.platform,
        [idea.words, ...idea.dishes.flatMap(({ name, availability }) => [name, availability])].join('. '),
      );
    const group = TURNS[turn % TURNS.length] ?? 'moment';
    turn += 1;
    for (const name of [group, 'moment', 'question'] as const) {
      const idea = leastUsed(groups[name].filter(isFitting).filter(isNotRepeated(name)), slot.platform);
      if (idea !== undefined) return idea;
    }
    throw new Error('No question fits this day.');
  };
  /** Uses an owner's sentence once, and a service twice. */
  const isNotRepeated =
    (group: keyof IdeaGroups) =>
    ({ key, angle }: Idea) =>
      group === 'story' ? countOf(key) === 0 : angle !== 'service' || countOf(key) < 2;
  return { next, leastUsed };
}
