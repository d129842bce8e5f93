import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { AdAccountEnvironment } from '#functions/ad-account/config.ts';
import { bindKey, bindSecret, bindTable } from '#infra/constructs/binding.ts';
import { hourlyLimitVariables } from '#infra/stacks/stage.ts';
import type { ApiFunction } from './function-needs.ts';

export const apiFunction: ApiFunction<AdAccountEnvironment> = ({ stage, data, webOrigin }) => {
  const { tables, tokenSecret, sealingKey } = data;
  const { provider, app } = stage.config.ads;
  return {
    environment: {
      RECEIPTS_TABLE_NAME: bindTable(tables.receipts, 'append'),
      USERS_TABLE_NAME: bindTable(tables.users, 'get'),
      RATE_LIMITS_TABLE_NAME: bindTable(tables.rateLimits, 'readWrite'),
      AD_ACCOUNTS_TABLE_NAME: bindTable(tables.adAccounts, 'readWrite'),
      // It seals tokens and never opens one.
      SEALING_KEY_ARN: bindKey(sealingKey, 'encrypt'),
      ADS_PROVIDER: provider,
      WEB_ORIGIN: webOrigin,
      ...(app !== undefined && {
        META_APP_ID: app.id,
        META_APP_SECRET_ARN: bindSecret(Secret.fromSecretCompleteArn(data, 'MetaAppSecret', app.secretArn)),
      }),
      ...hourlyLimitVariables(stage),
      TOKEN_SECRET_ARN: bindSecret(tokenSecret),
    },
  };
};
