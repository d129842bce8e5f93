import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#functions/platform/app-error.ts';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { listNewest, type PageRequest } from '#functions/platform/aws/list-newest.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { type Campaign, CampaignSchema } from './campaign-row.ts';

const INDEX = 'byDue';

export type CampaignKey = { restaurantId: string; campaignId: string };

type CampaignPage = { campaigns: Campaign[]; lastId: string | undefined };

export type CampaignsRepository = {
  find: (key: CampaignKey) => Promise<Campaign | undefined>;
  /** Looks up the row in one read with rows of other tables. */
  lookup: (key: CampaignKey) => Lookup<Campaign>;
  /** Throws `not_found`. */
  get: (key: CampaignKey) => Promise<Campaign>;
  /** False if the campaign exists. */
  create: (campaign: Campaign, event: BusinessEvent) => Promise<boolean>;
  /** Replaces the previous version of the row. False if it was changed in between. */
  save: (campaign: Campaign, event?: BusinessEvent) => Promise<boolean>;
  /** Lists both kinds, newest first, after `startAfter` (a campaign ID). */
  list: (restaurantId: string, page: PageRequest) => Promise<CampaignPage>;
  /** Lists campaigns of all restaurants that are due, earliest first. Eventually consistent. */
  listDueEventually: (due: { kind: string; by: string; limit: number }) => Promise<Campaign[]>;
};

/** Keeps campaigns of both kinds by restaurant and ID. */
export function createCampaignsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): CampaignsRepository {
  const table = openTable({ ...settings, schema: CampaignSchema });
  const find: CampaignsRepository['find'] = ({ restaurantId, campaignId }) =>
    table.find({ restaurant_id: restaurantId, campaign_id: campaignId });
  return {
    find,
    lookup: ({ restaurantId, campaignId }) =>
      table.lookup({ restaurant_id: restaurantId, campaign_id: campaignId }),
    get: async (key) => {
      const campaign = await find(key);
      if (campaign === undefined) throw new AppError('not_found');
      return campaign;
    },
    create: (campaign, event) => table.put(itemWithEvent(campaign, event), IS_NEW),
    save: (campaign, event) => table.put(itemWithEvent(campaign, event), followsOn(campaign)),
    list: async (restaurantId, page) => {
      const { items, lastId } = await listNewest({ table, idName: 'campaign_id' }, restaurantId, page);
      return { campaigns: items, lastId };
    },
    listDueEventually: async ({ kind, by, limit }) => {
      const values = { ':kind': kind, ':by': by };
      const due = { expression: 'due_kind = :kind AND due_at <= :by', values, limit };
      return (await table.queryIndex(INDEX, due)).items;
    },
  };
}

const IS_NEW = { expression: 'attribute_not_exists(campaign_id)' };

function followsOn({ version }: Campaign) {
  return {
    expression: '#version = :before',
    names: { '#version': 'version' },
    values: { ':before': version - 1 },
  };
}
