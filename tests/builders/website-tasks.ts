import { designTask } from '#functions/ai/design/design-task.ts';
import { menuTask } from '#functions/ai/drafts/menu-task.ts';
import { pageTask } from '#functions/ai/drafts/page-task.ts';
import type { WebsiteFacts } from '#functions/ai/website-facts.ts';

/** What a website is written with. */
export const WEBSITE_TASKS = { story: pageTask, menu: menuTask, design: designTask };
type Tasks = typeof WEBSITE_TASKS;

/** What the built-in writer makes of the facts. */
export function compose<Name extends keyof Tasks>(name: Name, facts: WebsiteFacts) {
  return WEBSITE_TASKS[name].compose(facts) as ReturnType<Tasks[Name]['compose']>;
}
