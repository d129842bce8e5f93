import type { StatusEnvironment } from '#functions/status/config.ts';
import { bindTable } from '#infra/constructs/binding.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<StatusEnvironment> = ({ stage, data, sites }) => ({
  environment: {
    STAGE: stage.name,
    USERS_TABLE_NAME: bindTable(data.tables.users, 'get'),
    SITES_ORIGIN: sites.origin,
    TEXT_PROVIDER: stage.config.text.provider,
    ...(stage.config.comingSoon !== undefined && { COMING_SOON: stage.config.comingSoon.join(',') }),
  },
});
