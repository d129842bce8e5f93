/**
 * Things owners say about their place, and how to repeat each one truthfully. All patterns are matched in
 * folded text. `thing` completes "There is/are …", `service` completes "… is available", `claim` is a whole
 * sentence, `trait` stands before the venue. `tag` is a fragment for a tagline. `ask` is question, yes, no:
 * the "no" is used when the owner denied it; without one a denial is simply left out.
 */
export type Feature = {
  id: string;
  says: RegExp;
  thing?: string;
  service?: string;
  claim?: string;
  trait?: string;
  tag?: string;
  ask?: readonly [question: string, yes: string, no?: string];
};
