import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import {
  DELETION_PREVIEW_UNREADABLE,
  DeletionPreviewSchema,
} from '#shared/restaurants/contract/deletion-preview.ts';

/** What ends with an owner’s account. In a separate file, so that the account screen loads no other billing routes. */
export const ownDeletionRoutes = defineRoutes({
  previewOwnDeletion: {
    summary:
      'Preview what the owner loses by deleting the account: plan, open invoices, credit, ads, and scheduled texts.',
    ...forOwner('GET', '/billing/deletion'),
    status: 200,
    response: z.object({ data: DeletionPreviewSchema }),
    errors: ['not_found'],
    defaultError: DELETION_PREVIEW_UNREADABLE,
    throttle: { rate: 200, burst: 400 },
  },
});
