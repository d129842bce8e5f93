import type { Platform } from '#infra/functions/function-needs.ts';
import { bindKey, bindTable } from '../binding.ts';

/** What a function needs that makes ads in restaurants' accounts. */
export function adAccountBindings({ stage, data }: Pick<Platform, 'stage' | 'data'>) {
  const { app } = stage.config.ads;
  return {
    AD_ACCOUNTS_TABLE_NAME: bindTable(data.tables.adAccounts, 'readWrite'),
    SEALING_KEY_ARN: bindKey(data.sealingKey, 'decrypt'),
    ...(app !== undefined && { META_APP_ID: app.id }),
  };
}
