import type { Finding, FindingKind } from '#functions/ai/guard/fact-source.ts';
import { postLanguageOf } from '#functions/ai/post-language.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { isKnownWord, splitJoinedWords } from '#shared/moderation/words-apart.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

const loadGuard = lazy(() => import('#functions/ai/guard/create-guard.ts'));

/** Claims that guests would rely on. Names, months, and weekdays are normal in a theme. */
const RELIED_ON: readonly FindingKind[] = ['price', 'phone', 'email', 'link', 'number', 'claim'];

type Theme = { theme: string; on: string };

/**
 * Checks a theme against the profile and a post's dishes. The check returns the words of the theme that the profile
 * doesn't support, or undefined if it may be published: "Vegan week" beside a vegan dish.
 */
export async function createThemeCheck(
  profile: RestaurantProfile,
  { theme, on }: Theme,
): Promise<(dishes?: readonly string[]) => string | undefined> {
  const { createGuard } = await loadGuard();
  const spellings = [...new Set([theme, asWords(theme)])];
  const source = { language: postLanguageOf(profile.languages), names: [profile.name], profile };
  const unsupported = (said: readonly string[]) =>
    spellings.flatMap(createGuard({ ...source, said })).find((found) => isReliedOn(found, on))?.words;
  return (dishes = []) =>
    dishes.length === 0
      ? unsupported([])
      : dishes.map((dish) => unsupported(dishWords(profile, dish))).find((words) => words !== undefined);
}

/** The profile's words about one dish. */
function dishWords({ dishes }: RestaurantProfile, name: string): string[] {
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
  const parts = splitJoinedWords(word.toLowerCase());
  return parts.length > 1 && parts.every(isKnownWord) ? parts.join(' ') : word;
}

/** A past year is a claim about the restaurant; the calendar's own year or the next isn't. */
function isReliedOn({ kind, words }: Finding, on: string): boolean {
  if (!RELIED_ON.includes(kind)) return false;
  const year = kind === 'number' ? /^\d{4}$/.exec(words)?.[0] : undefined;
  return year === undefined || year < on.slice(0, 4);
}
