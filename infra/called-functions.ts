/** `function`: name of the function, whose handler other functions call and wait for (`function-folders.ts`). */
export type CalledFunctionDefinition = { function: string; timeoutSeconds: number; memoryMegabytes: number };

/** Functions that nothing but other functions calls: a Lambda of its own in the stacks, in process in local mode. */
export const CALLED_FUNCTIONS = {
  /** Reads strangers' pages, with no right to any data. */
  pageFetch: { function: 'page-fetch', timeoutSeconds: 24, memoryMegabytes: 1024 },
} as const satisfies Record<string, CalledFunctionDefinition>;
export type CalledFunctionName = keyof typeof CALLED_FUNCTIONS;
