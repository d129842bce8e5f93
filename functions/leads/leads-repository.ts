import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { type Lead, LeadSchema } from '#shared/leads/contract/lead.ts';

const DAY_SECONDS = 86_400;
const ALL = { list_kind: 'lead' };

const LeadRowSchema = z.extend(LeadSchema, { list_kind: z.string(), expires_at: z.int() });

export type LeadsRepository = {
  create: (lead: Lead, keptDays: number) => Promise<void>;
  /** Newest first, after the lead with the ID `startAfter`. */
  list: (page: {
    limit: number;
    startAfter: string | undefined;
  }) => Promise<{ leads: Lead[]; lastId: string | undefined }>;
};

/** Leads by ID, which sorts by time. They expire. */
export function createLeadsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): LeadsRepository {
  const table = openTable({ ...settings, schema: LeadRowSchema });
  return {
    create: async (lead, keptDays) => {
      const expires_at = Math.floor(Date.parse(lead.created_at) / 1000) + keptDays * DAY_SECONDS;
      await table.put({ ...lead, ...ALL, expires_at });
    },
    list: async ({ limit, startAfter }) => {
      const { items, lastKey } = await table.query({
        expression: 'list_kind = :kind',
        values: { ':kind': ALL.list_kind },
        isDescending: true,
        limit,
        startAfter: startAfter === undefined ? undefined : { ...ALL, lead_id: startAfter },
      });
      return { leads: items.map(leadOf), lastId: lastKey?.lead_id };
    },
  };
}

function leadOf({ list_kind, expires_at, ...lead }: z.output<typeof LeadRowSchema>): Lead {
  return lead;
}
