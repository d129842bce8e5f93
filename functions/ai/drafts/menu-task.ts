import { defineTextTask } from '#functions/ai/text-task.ts';
import { PageFactsSchema } from '#functions/ai/website-facts.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { MenuDraftSchema } from './menu-draft.ts';

/** The heading above the dishes, in the page’s language. Dishes are facts, so no model is asked. */
export const menuTask = defineTextTask({
  name: 'menu',
  facts: PageFactsSchema,
  result: MenuDraftSchema,
  compose: ({ profile }) => ({ title: siteWordsOf(profile.languages[0] ?? 'en').titles.menu }),
  check: () => undefined,
});
