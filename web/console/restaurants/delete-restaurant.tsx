import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';

/** The delete dialogs, loaded on first use. */
export const DeleteRestaurant = deferredDialog(() =>
  import('./delete-restaurant-dialogs.tsx').then((m) => m.DeleteRestaurantDialogs),
);
