import type { AssistantAnswer } from '#web/console/api/business-assistant.ts';

/** An answer in the chat: loading, ready, or failed. */
export type Reply =
  | { kind: 'greeting' }
  | { kind: 'answer'; answer: AssistantAnswer }
  | { kind: 'failure'; question: string; message: string };
