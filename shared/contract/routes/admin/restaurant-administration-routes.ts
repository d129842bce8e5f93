import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';

const ofRestaurant = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

export const restaurantAdministrationRoutes = defineRoutes({
  deleteRestaurant: {
    summary:
      'Delete a restaurant with its account: sign-in, sessions and public pages at once, the rest after that. Receipts stay.',
    method: 'DELETE',
    path: '/admin/restaurants/{id}',
    access: 'admin',
    params: ofRestaurant,
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'Failed to delete restaurant',
    throttle: { rate: 10, burst: 20 },
  },
});
