import { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { createApi } from './api.ts';
import { CONSOLE_READ_TIMEOUT_MS } from './client.ts';

/** What begins and ends sessions. Loaded after the landing page: it brings zod. */
export const api = createApi({ auth: authRoutes });

/** The same where the console opens: its reads are waited for less long. */
export const consoleApi = createApi({ auth: authRoutes }, CONSOLE_READ_TIMEOUT_MS);
