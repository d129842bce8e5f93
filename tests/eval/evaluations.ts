import { ads } from './ads.ts';
import { assistant } from './assistant.ts';
import { drafts } from './drafts.ts';
import type { Evaluation } from './evaluation.ts';
import { briefs, readers } from './reading.ts';

/** All evaluations of a writer. */
export const EVALUATIONS: readonly Evaluation[] = [drafts, briefs, readers, assistant, ads];
