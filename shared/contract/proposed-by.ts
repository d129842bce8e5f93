/** A request with this header makes a change that the assistant has proposed, and that who is signed in has confirmed. */
export const PROPOSED_BY = { header: 'x-proposed-by', assistant: 'assistant' } as const;
