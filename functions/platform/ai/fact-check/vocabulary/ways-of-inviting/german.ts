/** Ways of inviting in which words of facts state none; see `figures-of-speech.ts`. */
export const GERMAN_INVITATIONS: readonly string[] = [];
