import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { hashAddress } from '#functions/bulk-emails/email-opt-outs.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { openPartition } from '#functions/platform/aws/partition.ts';
import { type Lead, LeadSchema } from '#shared/leads/contract/lead.ts';

const DAY_SECONDS = 86_400;
const ALL = { list_kind: 'lead' };

/** Leads of one address are found by these rows, which hold nothing but the ID. */
const ofAddress = (email: string) => `email#${hashAddress(email)}`;

const PointerSchema = z.object({ list_kind: z.string(), lead_id: z.string(), expires_at: z.int() });
const LeadRowSchema = z.extend(LeadSchema, PointerSchema.shape);

export type LeadsRepository = {
  create: (lead: Lead, keptDays: number) => Promise<void>;
  /** Deletes all leads of an email address. Repeating it is safe. Leads of earlier releases only expire. */
  deleteOf: (email: string) => Promise<void>;
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
  const pointers = openTable({ ...settings, schema: PointerSchema });
  return {
    create: async (lead, keptDays) => {
      const expires_at = Math.floor(Date.parse(lead.created_at) / 1000) + keptDays * DAY_SECONDS;
      const { lead_id, email } = lead;
      await pointers.put({ list_kind: ofAddress(email), lead_id, expires_at });
      await table.put({ ...lead, ...ALL, expires_at });
    },
    deleteOf: async (email) => {
      const keys = { partitionKey: 'list_kind', sortKey: 'lead_id' };
      const found = openPartition({ ...settings, ...keys }, ofAddress(email));
      for (const lead_id of await found.sortKeys()) await table.delete({ ...ALL, lead_id });
      await found.deleteAll();
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
