import { type Answer, answer } from '#shared/assistant/assistant-answer.ts';
import type { AssistantData } from '#shared/assistant/assistant-data.ts';
import { findNamed, namingWords, nearest } from '#shared/assistant/find-named.ts';
import { plainQuestion, wordsOf } from '#shared/assistant/matching/plain-question.ts';
import type { ItemStatus } from '#shared/checklist/checklist-item.ts';
import type { CategoryWithItems, ChecklistItem } from '#shared/checklist/contract/checklist.ts';

/** In this order, because "not done" contains "done". */
const ASKED: readonly [ItemStatus, RegExp][] = [
  ['not_applicable', /\b(?:not apply|not applicable|does not apply|not for us|not relevant)\b/],
  [
    'pending',
    /\b(?:untick|uncheck|unmark|(?:did|have|has|is|are|was) not|not done|not finished|never|reopen|take the tick off|open again)\b/,
  ],
  [
    'completed',
    /\b(?:done|did|finished|complete|completed|tick|check off|mark)\b|^already |^(?:i|we) (?!want|need|like|am|are)/,
  ],
];
const STATUS_WORDS = new Set(
  'untick uncheck unmark tick ticked check off mark take done did finished complete completed apply applicable relevant reopen again because already today yesterday'.split(
    ' ',
  ),
);
export const STATUS_LABELS: Readonly<Record<ItemStatus, string>> = {
  pending: 'Open',
  in_progress: 'In progress',
  completed: 'Done',
  not_applicable: 'Doesn’t apply',
};
/** The words of the statement that an item’s title must have, and the fewest of them. */
const [MIN_SHARE, MIN_WORDS] = [0.6, 2];

/** "I claimed our Google profile"; undefined if the statement names no item. */
export function tickItem(statement: string, data: AssistantData): Answer | undefined {
  const status = ASKED.find(([, words]) => words.test(statement))?.[0];
  if (status === undefined || data.checklist === undefined) return undefined;
  const items = itemsNamed(wordsOf(statement), data.checklist.value);
  const [item] = items;
  if (item === undefined) return undefined;
  const sources = [{ name: 'Checklist', at: data.checklist.at }];
  if (items.length > 1)
    return answer(['Which one?', ...items.slice(0, 3).map(({ title }) => title)], {
      screen: 'momentum',
      suggestions: items.slice(0, 3).map(({ title }) => `Mark “${title}” as done`),
    });
  const now = STATUS_LABELS[item.status];
  if (item.status === status)
    return answer(`“${item.title}” is already marked “${now}.”`, { screen: 'momentum', sources });
  if (status === 'completed' && item.waits_for !== null)
    return answer([item.waits_for, 'Then we’ll check this off for you.'], { screen: 'momentum', sources });
  return answer(`Change “${item.title}”?`, {
    screen: 'momentum',
    sources,
    proposal: {
      title: item.title,
      before: now,
      after: STATUS_LABELS[status],
      change: { kind: 'item', itemId: item.item_id, status },
      undo: { kind: 'item', itemId: item.item_id, status: item.status },
    },
  });
}

/** The items whose titles have the most of these words; several if they match equally. */
export function itemsNamed(
  words: readonly string[],
  categories: readonly CategoryWithItems[],
): ChecklistItem[] {
  const asked = namingWords(words, STATUS_WORDS);
  const items = categories.flatMap((category) => category.items);
  const found = findNamed(asked, items, ({ title }) => namingWords(wordsOf(plainQuestion(title))));
  const enough = found.filter(
    ({ hits, asked: share, named }) => share >= MIN_SHARE && (hits >= MIN_WORDS || named === 1),
  );
  return nearest(enough);
}
