import * as z from 'zod/mini';
import { validationMessage } from './validation-message.ts';

/** The default messages of schemas, because zod/mini has none. */
z.config({ localeError: validationMessage });
