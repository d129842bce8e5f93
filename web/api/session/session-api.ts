import { authRoutes } from '#shared/contract/routes/auth-routes.ts';
import { createApi } from '../api.ts';

/** What begins and ends sessions. Loaded after the landing page: it brings zod. */
export const api = createApi({ auth: authRoutes });
