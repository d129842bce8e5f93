import type { Diet } from '#shared/domain/diets.ts';

/** What the owner's sentences in Good to know are about, each with the question that they answer. */
export const TOPICS = [
  'booking',
  'payment',
  'parking',
  'access',
  'diets',
  'allergies',
  'dogs',
  'children',
  'groups',
  'drinks',
  'delivery',
  'dress',
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What the composer may say of its own in one language. None of it states a fact that was not given. */
export type Phrases = {
  /** "Sichuan noodle bar in Oakland": the parts are the owner's words, `cuisine` and `place` may be empty. */
  identity: (parts: { kind: string; cuisine: string; place: string }) => string;
  /** "a, b and c" */
  list: (items: readonly string[]) => string;
  /** Before dishes that stand on the menu, as one sentence. */
  onTheMenu: (dishes: string) => string;
  /** For a page whose owner said next to nothing: short, without a full stop. */
  invitations: readonly string[];
  questions: Readonly<Record<Topic, string>>;
  /** The whole kitchen keeps this rule. */
  diets: Readonly<Record<Diet, string>>;
};
