import type { Changes } from '#shared/contract/changes.ts';
import type { Json } from '#shared/editing/grammar.ts';
import { linesOfPeople } from '../page-words.ts';
import { asSentence } from '../phrases/sentence.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';

/** `hero`: the previous text over the image. */
type StoryEdit = { path: string; value: Json; hero: { tagline: string; description: string } };

/** The profile change for an edit of a page's story; undefined if the edit changes a line that isn't the owner's. */
export function storyChanges(
  { path, value, hero }: StoryEdit,
  profile: RestaurantProfile,
): Changes | undefined {
  const [first] = passages(profile);
  const isFirstTaken = first !== undefined && first.printed.replace(/\.$/, '') === hero.tagline;
  const isFirstShown = first !== undefined && first.printed === hero.description;
  if (path.endsWith('.description')) return isFirstShown ? withText(first, String(value)) : undefined;
  const isFirstAbove = isFirstShown || isFirstTaken;
  const about = isFirstAbove ? passages(profile).slice(1) : passages(profile);
  const written = String(value)
    .split('\n\n')
    .filter((text) => text.trim() !== '');
  if (written.length === about.length) {
    const rewritten = about.flatMap((passage, place) => {
      const text = written[place] ?? '';
      return text === passage.printed ? [] : [withText(passage, text)];
    });
    return Object.assign({}, ...rewritten);
  }
  return rewrittenStory(profile, isFirstAbove ? [first.printed, ...written] : written);
}

/** A text of the profile, and its form on a page. */
type Passage = { field: 'story' | 'people'; at: number; printed: string };

function passages(profile: RestaurantProfile): Passage[] {
  const all = [
    ...profile.story.map(({ text }, at) => ({ field: 'story' as const, at, printed: asSentence(text) })),
    ...linesOfPeople(profile).map((printed, at) => ({ field: 'people' as const, at, printed })),
  ];
  const isFirst = ({ printed }: Passage, at: number) =>
    all.findIndex((other) => other.printed === printed) === at;
  return all.filter((passage, at) => passage.printed !== '' && isFirst(passage, at));
}

function withText({ field, at }: Passage, text: string): Changes {
  return field === 'story' ? { [`story[${at}].text`]: text } : { [`people[${at}].sentence`]: text };
}

/**
 * Changed paragraphs. Sentences about people stay with them if they are still there. Otherwise only the name is kept,
 * which no page prints.
 */
function rewrittenStory(profile: RestaurantProfile, written: readonly string[]): Changes {
  const lines = linesOfPeople(profile);
  const isSaid = (at: number) => lines[at] !== undefined && written.includes(lines[at]);
  const ofPeople = lines.filter((_, at) => isSaid(at));
  return {
    story: written.filter((text) => !ofPeople.includes(text)).map((text) => ({ text })),
    people: profile.people.map((person, at) =>
      isSaid(at) || lines[at] === '' ? person : { ...person, sentence: '', role: '' },
    ),
  };
}
