import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { CalledFunctionName } from '#infra/called-functions.ts';
import type { DataStack } from './data-stack.ts';
import type { SitesStack } from './sites-stack.ts';
import type { Stage } from './stage.ts';

/** The resources for functions, from the stacks that are deployed before theirs. */
export type Platform = {
  stage: Stage;
  data: DataStack;
  sites: SitesStack;
  /** Functions that others call. */
  called: Readonly<Record<CalledFunctionName, IFunction>>;
};
