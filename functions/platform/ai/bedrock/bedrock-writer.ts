import * as z from 'zod/mini';
import { COMPOSER_MODEL, compose } from '../composer/composer.ts';
import {
  type MenuDraft,
  MenuDraftSchema,
  type Story,
  StorySchema,
  type WebsiteFacts,
  type Writer,
  type WritingResult,
  type WritingTask,
} from '../writing-tasks.ts';
import { BedrockFailure, toBedrockFailure } from './bedrock-failure.ts';
import { BEDROCK_DEFAULTS, type BedrockSettings } from './bedrock-settings.ts';
import { type Converse, createConverse } from './converse.ts';
import { assertMenuGrounded, assertStoryGrounded } from './grounding.ts';
import { type ModelTask, SYSTEM_PROMPT, userPrompt } from './prompt.ts';
import { retrying } from './retrying.ts';

/** These are read from the owner's words by rule, so the model is not asked for them. */
const BY_RULE = {
  hours: true,
  opening_hours: true,
  faq: true,
  cuisine: true,
  language: true,
  address: true,
  phone: true,
} as const;
const ModelStorySchema = z.omit(StorySchema, BY_RULE);
const TOOL_SCHEMAS = { story: ModelStorySchema, menu: MenuDraftSchema } as const;

/** What to ask the model, for each task; undefined where the composer always writes. */
type Ask<Task extends WritingTask> = (facts: WebsiteFacts) => Promise<WritingResult<Task>>;

function parsed<Result>(schema: z.ZodMiniType<Result>, answer: unknown): Result {
  const result = schema.safeParse(answer);
  if (!result.success) throw new BedrockFailure('The model’s answer did not have the asked-for form.');
  return result.data;
}

function createAsk(converse: Converse, settings: BedrockSettings) {
  return (task: ModelTask, facts: WebsiteFacts) => {
    const schema = z.toJSONSchema(TOOL_SCHEMAS[task], { target: 'draft-7' });
    const request = {
      system: SYSTEM_PROMPT,
      prompt: userPrompt(task, facts),
      toolName: `write_${task}`,
      schema,
    };
    const deadline = settings.deadlineMilliseconds ?? BEDROCK_DEFAULTS.deadlineMilliseconds;
    return retrying(() => converse(request), settings, deadline);
  };
}

function createTasks(settings: BedrockSettings): { [Task in WritingTask]: Ask<Task> | undefined } {
  const ask = createAsk(createConverse(settings), settings);
  return {
    story: async (facts): Promise<Story> => {
      const { hours, opening_hours, faq, cuisine, language, address, phone } = compose('story', facts);
      const written = parsed(ModelStorySchema, await ask('story', facts));
      const story = { ...written, hours, opening_hours, faq, cuisine, language, address, phone };
      assertStoryGrounded(story, facts);
      return story;
    },
    menu: async (facts): Promise<MenuDraft> => {
      const draft = parsed(MenuDraftSchema, await ask('menu', facts));
      assertMenuGrounded(draft, facts);
      return draft;
    },
    // A palette has to pass contrast rules and an order has to name each section once: arithmetic, not prose.
    // The composer does it exactly, at once and free of charge, so no model is asked.
    design: undefined,
  };
}

/** Writes with a model on Bedrock; whatever goes wrong, the composer writes instead and the reason is kept. */
export function createBedrockWriter(settings: BedrockSettings): Writer {
  const tasks = createTasks(settings);
  return {
    write: async (task, facts) => {
      const ask = tasks[task];
      if (ask === undefined) return { result: compose(task, facts), model: COMPOSER_MODEL };
      try {
        return { result: await ask(facts), model: settings.modelId };
      } catch (error) {
        const fallbackReason = toBedrockFailure(error).message;
        return { result: compose(task, facts), model: COMPOSER_MODEL, fallbackReason };
      }
    },
  };
}
