import { defineTextTask } from '#functions/ai/text-task.ts';
import { PageFactsSchema } from '#functions/ai/website-facts.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { MenuDraftSchema } from './menu-draft.ts';
import { pageLanguageOf } from './spanish-of-spain.ts';

/** The heading above the dishes, in the page’s language. Dishes are facts, so no model is asked. */
export const menuTask = defineTextTask({
  name: 'menu',
  facts: PageFactsSchema,
  result: MenuDraftSchema,
  compose: ({ profile }) => ({ title: siteWordsOf(pageLanguageOf(profile)).titles.menu }),
  check: () => undefined,
});
