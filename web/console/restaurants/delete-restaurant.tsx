import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import type { DeleteRestaurantProps } from './delete-restaurant-dialogs.tsx';

/** Asks, deletes and says what became of it; its code comes when it is first asked for. */
export const DeleteRestaurant = deferredDialog<DeleteRestaurantProps>(() =>
  import('./delete-restaurant-dialogs.tsx').then((m) => m.DeleteRestaurantDialogs),
);
