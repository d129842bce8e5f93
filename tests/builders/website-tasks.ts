import { designTask } from '#functions/ai/design/design-task.ts';
import { menuTask } from '#functions/ai/drafts/menu-task.ts';
import { pageTask } from '#functions/ai/drafts/page-task.ts';
import type { WebsiteFacts } from '#functions/ai/website-facts.ts';

/** The writing tasks of a website. */
export const WEBSITE_TASKS = { story: pageTask, menu: menuTask, design: designTask };
type Tasks = typeof WEBSITE_TASKS;

/** The built-in writer's result for the facts. */
export function compose<Name extends keyof Tasks>(name: Name, facts: WebsiteFacts) {
  return WEBSITE_TASKS[name].compose(facts) as ReturnType<Tasks[Name]['compose']>;
}
