/** Ways of inviting in which words of facts state none; see `figures-of-speech.ts`. */
export const ITALIAN_INVITATIONS: readonly string[] = [
  '(?:fermar|ferma|fermati|fermatevi|passa|passare|passate|vieni|venite|venire|entra|entrate) (?:\\p{L}+ )?a salutar(?:e|ci|mi)',
];
