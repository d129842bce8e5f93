/** Languages in which posts can be written (BCP 47 primary subtags). */
export const POST_LANGUAGES = ['en', 'es', 'fr', 'it', 'de'] as const;
export type PostLanguage = (typeof POST_LANGUAGES)[number];

/** The primary subtag where posts can be written in it, else English. */
export function primaryPostLanguage(language: string): PostLanguage {
  const [primary] = language.toLowerCase().split('-');
  return POST_LANGUAGES.find((each) => each === primary) ?? 'en';
}

/** The first of a house's languages in which posts can be written; English where there is none. */
export function postLanguageOf(languages: readonly string[]): string {
  return (
    languages.find((language) =>
      POST_LANGUAGES.some((each) => each === language.toLowerCase().split('-')[0]),
    ) ?? 'en'
  );
}
