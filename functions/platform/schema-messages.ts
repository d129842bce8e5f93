import * as z from 'zod/mini';
import { sentenceOfIssue } from './sentence-of-issue.ts';

/** What a schema says of a value when the contract has no message of its own. zod/mini comes without any. */
z.config({ localeError: sentenceOfIssue });
