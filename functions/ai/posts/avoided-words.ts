import type { PostBrief } from './post-facts.ts';

type Avoided = NonNullable<PostBrief['avoids']>[number];

/** Words that invite for the day itself, and for an evening, by language. */
const WORDS: Readonly<Record<string, Readonly<Record<Avoided, RegExp>>>> = {
  en: {
    today:
      /\b(?:today|tonight|now|right away|this (?:morning|afternoon|evening)|any minute|on the way home)\b/i,
    evening: /\b(?:tonight|evenings?|nights?|dinner|after work|bedtime)\b/i,
  },
  es: {
    today: /\b(?:hoy|ahora|ya|esta (?:noche|tarde|mañana))\b/i,
    evening: /\b(?:noches?|cena|cenar)\b/i,
  },
  fr: {
    today: /\b(?:aujourd’hui|maintenant|tout de suite|ce (?:soir|midi)|du jour)\b/i,
    evening: /\b(?:soirs?|soirée|dîner|nuit)\b/i,
  },
  de: {
    today: /\b(?:heute|jetzt|gleich|sofort|gerade)\b/i,
    evening: /(?:abend|\bnacht)/i,
  },
  it: {
    today: /\b(?:oggi|stasera|adesso|ora|subito)\b/i,
    evening: /\b(?:stasera|sera|serata|cena|notte)\b/i,
  },
};

/** Whether a text of the library speaks of what a post may not. */
export function speaksOf(text: string, avoids: readonly Avoided[], language: string): boolean {
  const [primary = ''] = language.toLowerCase().split('-');
  const words = WORDS[primary];
  return words !== undefined && avoids.some((each) => words[each].test(text));
}
