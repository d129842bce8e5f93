import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import type { DeleteRestaurantProps } from './delete-restaurant-dialogs.tsx';

/** The delete dialogs, loaded on first use. */
export const DeleteRestaurant = deferredDialog<DeleteRestaurantProps>(() =>
  import('./delete-restaurant-dialogs.tsx').then((m) => m.DeleteRestaurantDialogs),
);
