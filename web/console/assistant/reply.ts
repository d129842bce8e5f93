import type { AssistantAnswer } from '#web/console/api/business-assistant.ts';

/** What stands in the conversation beside the questions. */
export type Reply =
  | { kind: 'greeting' }
  | { kind: 'answer'; answer: AssistantAnswer }
  | { kind: 'failure'; question: string; message: string };
