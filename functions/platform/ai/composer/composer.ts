import type { WebsiteFacts, Writer, WritingResult, WritingTask } from '../writing-tasks.ts';
import { readBrief } from './brief.ts';
import { composeDesign } from './compose-design.ts';
import { composeMenu } from './compose-menu.ts';
import { composeStory } from './compose-story.ts';

/** What `generation_details` names as the writer. */
export const COMPOSER_MODEL = 'composer';

const COMPOSERS: { [Task in WritingTask]: (facts: WebsiteFacts) => WritingResult<Task> } = {
  story: (facts) => composeStory(readBrief(facts)),
  menu: (facts) => composeMenu(readBrief(facts)),
  design: (facts) => composeDesign(readBrief(facts), facts.designPreferences),
};

/** Writes in process, without a model: the same facts and seed always give the same answer. Never fails. */
export function compose<Task extends WritingTask>(task: Task, facts: WebsiteFacts): WritingResult<Task> {
  return COMPOSERS[task](facts);
}

/** The embedded writer. */
export function createComposer(): Writer {
  return { write: async (task, facts) => ({ result: compose(task, facts), model: COMPOSER_MODEL }) };
}
