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

const NEAR = /^(?:near|nearby|outside|just|close|off|by|cerca|junto|nahe|bei|près|vicino|presso)\s/iu;

/** Whether a place has its own preposition: "near Brecon". Pure. */
export const isNear = (place: string): boolean => NEAR.test(place);

/** "in Salem", "near Brecon"; empty without a place. */
export const placed = (preposition: string, place: string): string =>
  place === '' || isNear(place) ? place : `${preposition} ${place}`;
