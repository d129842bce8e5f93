import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import chips from '#web/ui/chips.module.css';
import { Cluster } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';

/** Without a detected language, pages are in English. */
const DEFAULT_LANGUAGE = 'en';

/**
 * The two languages, BCP 47, that a brief may be in; none if that is clear or the profile has a language. An answer
 * that differs from the brief’s language stays visible.
 */
export function languagesToAsk(
  reading: Pick<ProfileReading, 'language' | 'other_language'> | undefined,
  profile: Pick<RestaurantProfile, 'languages'> | undefined,
  answer: string | undefined,
): string[] {
  if (reading === undefined || profile === undefined || profile.languages.length > 0) return [];
  const language = reading.language === 'und' ? DEFAULT_LANGUAGE : reading.language;
  const other = answer !== undefined && answer !== language ? answer : reading.other_language;
  return other === undefined || other === language ? [] : [language, other];
}

type LanguageQuestionProps = {
  languages: readonly string[];
  answer: string | undefined;
  onAnswer: (language: string) => void;
};

/** Asks for the language of the website; nothing without languages. */
export function LanguageQuestion({ languages, answer, onAnswer }: LanguageQuestionProps) {
  if (languages.length === 0) return null;
  return (
    <Cluster as="fieldset" gap={1} rowGap={0.5}>
      <Text as="legend" size="small">
        Which language should your page be in?
      </Text>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={chips.chip}
          aria-pressed={answer === language}
          onClick={() => onAnswer(language)}
        >
          {nativeName(language)}
        </button>
      ))}
    </Cluster>
  );
}

/** "Deutsch", "Español" */
function nativeName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
