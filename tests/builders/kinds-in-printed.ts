import { createFactCheck, createPrintedCheck } from '#functions/platform/ai/fact-check/create-fact-check.ts';
import { aProfile } from './a-profile.ts';

const sourceIn = (language: string) => ({
  language,
  names: ['Osteria Lupo'],
  profile: aProfile(),
  said: [],
});

/** What the same text is held back for where nothing is printed by reference. */
export const kindsInPlain = (marked: string, language = 'en'): string[] =>
  createFactCheck(sourceIn(language))(marked.replace(/[[\]]/g, '')).map(({ kind }) => kind);

/** What a text is held back for. Parts in brackets are printed by the record of a trattoria. */
export function kindsInPrinted(marked: string, language = 'en'): string[] {
  const check = createPrintedCheck(sourceIn(language));
  const printed: { start: number; end: number }[] = [];
  let text = '';
  for (const piece of marked.split(/(\[[^\]]*\])/)) {
    const words = piece.startsWith('[') ? piece.slice(1, -1) : piece;
    if (words !== piece) printed.push({ start: text.length, end: text.length + words.length });
    text += words;
  }
  return check({ text, printed }).map(({ kind }) => kind);
}
