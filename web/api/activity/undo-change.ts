import { checklistRoutes } from '#shared/contract/routes/checklist-routes.ts';
import { redemptionRoutes } from '#shared/contract/routes/redemption-routes.ts';
import { restaurantProfileRoutes } from '#shared/contract/routes/restaurant-profile-routes.ts';
import type { Undo } from '#shared/contract/settings/activity.ts';
import { createApi } from '../api.ts';

const api = createApi({
  profile: restaurantProfileRoutes,
  checklists: checklistRoutes,
  redemptions: redemptionRoutes,
});

/** Puts one thing back as it was, by the call that changes it. */
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
