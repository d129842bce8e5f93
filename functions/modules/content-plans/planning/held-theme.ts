import type { FactFinding, FactKind } from '#functions/platform/ai/fact-check/fact-source.ts';
import { postLanguageOf } from '#functions/platform/ai/post-language.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { partsOfJoinedWords } from '#shared/domain/moderation/joined-words.ts';
import { isKnownWord } from '#shared/domain/moderation/known-words.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

const loadFactCheck = lazy(() => import('#functions/platform/ai/fact-check/create-fact-check.ts'));

/** What guests would rely on. A dish, a season, a feast and a weekday are what plans are made for. */
const RELIED_ON: ReadonlySet<FactKind> = new Set([
  'price',
  'phone',
  'allergen',
  'award',
  'review',
  'number',
  'web',
  'claim',
]);

type Theme = { theme: string; on: string };

/**
 * What a theme states of a house, or of a post's dishes, and the record does not hold, as it stands in the theme;
 * undefined where it may be published: "Vegan week" beside a vegan dish.
 */
export async function createThemeCheck(
  profile: RestaurantProfile,
  { theme, on }: Theme,
): Promise<(dishes?: readonly string[]) => string | undefined> {
  const { createFactCheck } = await loadFactCheck();
  const language = postLanguageOf(profile.languages);
  const check = createFactCheck({ language, names: [profile.name], said: [], profile });
  const spellings = [...new Set([theme, asWords(theme)])];
  return (dishes = []) =>
    spellings
      .flatMap((words) => (dishes.length === 0 ? [words] : dishes.map((dish) => `${words}: ${dish}`)))
      .flatMap(check)
      .find((found) => isReliedOn(found, on))?.words;
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
function isReliedOn({ kind, words }: FactFinding, on: string): boolean {
  if (kind !== 'date') return RELIED_ON.has(kind);
  const year = /\d{4}/.exec(words)?.[0];
  return year !== undefined && year < on.slice(0, 4);
}
