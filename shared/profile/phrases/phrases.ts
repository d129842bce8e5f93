/** What a page may say of our own in one language. None of it states a fact that was not given. */
export type Phrases = {
  /** "Sichuan noodle bar in Oakland": the parts are the owner's words, `cuisine` and `place` may be empty. */
  identity: (parts: { kind: string; cuisine: string; place: string }) => string;
  /** "a, b and c" */
  list: (items: readonly string[]) => string;
  /** Before dishes that stand on the menu, as one sentence. */
  onTheMenu: (dishes: string) => string;
  /** For a page whose owner said next to nothing. */
  invitations: readonly Invitation[];
};

/** Words of welcome, short and without a full stop. `follows`: what must be known of the house for them to be true. */
export type Invitation = { text: string; follows?: 'seats' | 'dinner' };
