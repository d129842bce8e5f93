/** Ways of inviting in which words of facts state none; see `figures-of-speech.ts`. */
export const ENGLISH_INVITATIONS: readonly string[] = ['(?:group|family|team|work) chats?'];
