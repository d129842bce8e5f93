import type { Finding, FindingKind } from '#functions/ai/guard/fact-source.ts';
import { postLanguageOf } from '#functions/ai/post-language.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { partsOfJoinedWords } from '#shared/moderation/joined-words.ts';
import { isKnownWord } from '#shared/moderation/known-words.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

const loadGuard = lazy(() => import('#functions/ai/guard/create-guard.ts'));

/** What guests would rely on. A name, a month and a weekday are what plans are made for. */
const RELIED_ON: readonly FindingKind[] = ['price', 'phone', 'email', 'link', 'number', 'claim'];

type Theme = { theme: string; on: string };

/**
 * What a theme states of a restaurant, or of a post's dishes, and the record doesn’t have, quoted from the theme;
 * undefined where it may be published: "Vegan week" beside a vegan dish.
 */
export async function createThemeCheck(
  profile: RestaurantProfile,
  { theme, on }: Theme,
): Promise<(dishes?: readonly string[]) => string | undefined> {
  const { createGuard } = await loadGuard();
  const spellings = [...new Set([theme, asWords(theme)])];
  const source = { language: postLanguageOf(profile.languages), names: [profile.name], profile };
  const unheld = (said: readonly string[]) =>
    spellings.flatMap(createGuard({ ...source, said })).find((found) => isReliedOn(found, on))?.words;
  return (dishes = []) =>
    dishes.length === 0
      ? unheld([])
      : dishes.map((dish) => unheld(saidOf(profile, dish))).find((words) => words !== undefined);
}

/** What the record says of one dish. */
function saidOf({ dishes }: RestaurantProfile, name: string): string[] {
  return dishes
    .filter((dish) => dish.name === name)
    .flatMap(({ description, diets }) => [name, description, ...diets]);
}

/** "#AwardWinning", "bestpastaintown" → "Award Winning", "best pasta in town" */
const asWords = (theme: string) =>
  theme
    .replaceAll('#', ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/\s+/)
    .map(apart)
    .join(' ');

function apart(word: string): string {
  const parts = partsOfJoinedWords(word.toLowerCase());
  return parts.length > 1 && parts.every(isKnownWord) ? parts.join(' ') : word;
}

/** A year behind us is when something began; the year of the plan, or the next, is when it is. */
function isReliedOn({ kind, words }: Finding, on: string): boolean {
  if (!RELIED_ON.includes(kind)) return false;
  const year = kind === 'number' ? /^\d{4}$/.exec(words)?.[0] : undefined;
  return year === undefined || year < on.slice(0, 4);
}
