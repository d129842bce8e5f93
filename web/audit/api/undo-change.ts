import type { Undo } from '#shared/audit/contract/activity.ts';
import { checklistRoutes } from '#shared/checklist/contract/checklist-routes.ts';
import { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { redemptionRoutes } from '#shared/redemptions/contract/redemption-routes.ts';
import { createApi } from '#web/client/api.ts';

const api = createApi({
  profile: restaurantProfileRoutes,
  checklists: checklistRoutes,
  redemptions: redemptionRoutes,
});

/** Undoes one change with the call that made it. */
export async function undoChange(undo: Undo, restaurantId: string): Promise<void> {
  switch (undo.kind) {
    case 'profile':
      await api.profile.updateProfile({ query: { version: String(undo.version) }, body: undo.changes });
      return;
    case 'checklist_item': {
      const { item_id, status, notes } = undo;
      const params = { id: restaurantId, item_id };
      await api.checklists.updateChecklistStatus({ params, query: { status, notes } });
      return;
    }
    case 'redemption':
      await api.redemptions.undoRedemption({ params: { id: undo.redemption_id } });
  }
}
