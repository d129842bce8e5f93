import * as z from 'zod/mini';
import { validationMessage } from './validation-message.ts';

/** What a schema says of a value when the contract has no message of its own. zod/mini comes without any. */
z.config({ localeError: validationMessage });
