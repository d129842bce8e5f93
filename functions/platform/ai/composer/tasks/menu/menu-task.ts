import { defineTextTask } from '../../../text-task.ts';
import { OwnerRecordSchema } from '../../../website-facts.ts';
import { readBrief } from '../../reading/brief.ts';
import { assertMenuGrounded } from '../grounding.ts';
import { OWNER_RECORD_SYSTEM, recordPrompt } from '../owner-record.ts';
import { composeMenu } from './compose-menu.ts';
import { MenuDraftSchema } from './menu-draft.ts';

const REQUEST =
  'List the dishes and offers that the record names, each with the price as written there or empty text.';

/** The dishes of a website. */
export const menuTask = defineTextTask({
  name: 'menu',
  facts: OwnerRecordSchema,
  result: MenuDraftSchema,
  compose: (facts) => composeMenu(readBrief(facts)),
  prompt: {
    system: OWNER_RECORD_SYSTEM,
    text: (facts) => recordPrompt(facts, REQUEST),
    answer: MenuDraftSchema,
    complete: (answer) => answer,
  },
  check: assertMenuGrounded,
});
