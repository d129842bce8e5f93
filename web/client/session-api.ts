import { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { createApi } from './api.ts';
import { CONSOLE_READ_TIMEOUT_MS } from './client.ts';

/** Calls that start and end sessions. Loaded after the landing page, because they need zod. */
export const api = createApi({ auth: authRoutes });

/** The same for the console, with a shorter timeout. */
export const consoleApi = createApi({ auth: authRoutes }, CONSOLE_READ_TIMEOUT_MS);
