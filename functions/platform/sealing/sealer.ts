/**
 * Makes texts unreadable for whoever reads a table: tokens that restaurants have lent us. What was sealed for one
 * restaurant opens for no other. Failures of the key's keeper throw `AppError('unavailable')`; what does not open, an
 * `Error`.
 */
export type Sealer = {
  seal: (text: string, restaurantId: string) => Promise<string>;
  open: (sealed: string, restaurantId: string) => Promise<string>;
};
