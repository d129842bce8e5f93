/** Header of a request for a change that the assistant proposed and the signed-in user confirmed. */
export const PROPOSED_BY = { header: 'x-proposed-by', assistant: 'assistant' } as const;
