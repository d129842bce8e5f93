import { CATALOG, type Entry } from './catalog.ts';
import { readOwnerQuestion } from './read-question.ts';

/** Such as `revenue`, `do post`, `at redeem`. */
export function entryId(entry: Entry): string {
  if ('answer' in entry) return entry.answer;
  return 'action' in entry ? `do ${entry.action}` : `at ${entry.place}`;
}

/** All catalog entries, with ways to ask for each. The first one is read as this entry. */
export const ASKS: ReadonlyMap<string, readonly string[]> = new Map(
  CATALOG.filter(({ when }) => when === undefined).map((entry) => [entryId(entry), entry.ask]),
);

/** How to ask with a name from the message, in the owner’s words. */
const WITH_WORDS: Readonly<Record<string, (words: string) => string>> = {
  guestVisit: (guest) => `When did ${guest} last order?`,
  price: (dish) => `How much is ${dish}?`,
  hours: (day) => `Are we open ${day}?`,
  'do phone': (phone) => `Our phone number is ${phone}`,
  'do hours': (times) => `Change our hours: ${times}`,
  'do addDish': (dish) => `Add ${dish}`,
  'do removeDish': (dish) => `Remove ${dish}`,
  'do post': (topic) => `Write a post about ${topic}`,
  'do reply': (review) => `Reply to this review: ${review}`,
};

export const TAKES_WORDS: readonly string[] = Object.keys(WITH_WORDS);

/** A question that is read as this entry, with these words if possible. */
export function askAs(id: string, words: string): string | undefined {
  const named = words === '' ? undefined : WITH_WORDS[id]?.(words);
  return named !== undefined && isReadAs(named, id) ? named : ASKS.get(id)?.[0];
}

function isReadAs(question: string, id: string): boolean {
  const { entry } = readOwnerQuestion(question);
  return entry !== undefined && entryId(entry) === id;
}
