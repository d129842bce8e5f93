/**
 * Makes texts unreadable for whoever reads a table: tokens that restaurants have lent us, secrets of second factors.
 * What was sealed for one restaurant, or administrator, opens for no other. Failures of the key's keeper throw `AppError('unavailable')`; what does not open, an
 * `Error`.
 */
export type Sealer = {
  seal: (text: string, restaurantId: string) => Promise<string>;
  open: (sealed: string, restaurantId: string) => Promise<string>;
};
