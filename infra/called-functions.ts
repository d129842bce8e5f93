/** `function`: the name of the function, whose handler other functions call and await (`function-folders.ts`). */
export type CalledFunctionDefinition = { function: string; timeoutSeconds: number; memoryMegabytes: number };

/** Functions that only other functions call: separate Lambda functions in the stacks, in-process in local mode. */
export const CALLED_FUNCTIONS = {
  /** Loads untrusted pages, without access to data. */
  pageFetch: { function: 'page-fetch', timeoutSeconds: 24, memoryMegabytes: 1024 },
} as const satisfies Record<string, CalledFunctionDefinition>;
export type CalledFunctionName = keyof typeof CALLED_FUNCTIONS;
