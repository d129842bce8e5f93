import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/** What a schema says of a value when the contract has no message of its own. zod/mini comes without any. */
z.config(en());
