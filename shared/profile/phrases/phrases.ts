/** Our own phrases for a page in one language. None states an unknown detail. */
export type Phrases = {
  /** "Sichuan noodle bar in Oakland": the owner’s words; `cuisine` and `place` may be empty. */
  identity: (parts: { kind: string; cuisine: string; place: string }) => string;
  /** "a, b and c" */
  list: (items: readonly string[]) => string;
  /** Introduces dishes on the menu, as one sentence. */
  onTheMenu: (dishes: string) => string;
  /** For a page with almost no input from the owner. */
  invitations: readonly Invitation[];
};

/** Short welcome lines without a period. `follows`: what must be known about the restaurant. */
export type Invitation = { text: string; follows?: 'seats' | 'dinner' };
