/** A name that would be read as part of the sentence: "bei Zum Hirsch". */
const PREPOSITION = /^(?:zum|zur|am|im|vom|beim|bei|unterm|(?:an|auf|in|bei|hinter) (?:der|dem|den)) \p{L}/iu;

/** How a language writes the name of a restaurant within a sentence: bei „Zum Hirsch“. Pure. */
export function nameInSentence(name: string, language: string): string {
  return /^de\b/i.test(language) && PREPOSITION.test(name) ? `„${name}“` : name;
}
