import type { PageFetchEnvironment } from '#functions/page-fetch/config.ts';
import type { CalledFunction } from '../function-needs.ts';

/** Reads strangers' pages. */
export const calledFunction: CalledFunction<PageFetchEnvironment> = {
  stack: 'page-fetch',
  // Pages of the machine that it runs on are read on an emulator only, where tests have theirs.
  environment: ({ isEmulated }) => ({ ALLOW_PRIVATE_ANALYSIS: isEmulated ? 'true' : 'false' }),
  failure: {
    impact: 'Owners cannot have their digital presence graded: the function that reads their pages fails.',
    runbook: 'page-fetch',
  },
};
