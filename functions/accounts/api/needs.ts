import { needs, tablesWith } from '#functions/platform/needs/needs.ts';

export const authNeeds = needs('auth', {
  tables: {
    ...tablesWith('readWrite', ['customers', 'emailTokens', 'featureToggles', 'logins', 'platformRecords']),
    ...tablesWith('readWrite', ['rateLimits', 'restaurantNames', 'restaurants', 'users']),
    ...tablesWith('read', ['featureJobs', 'websites']),
  },
  buckets: { sites: '*' },
  queues: { accountDeletions: 'send', emails: 'send' },
  sealingKey: 'both',
  variables: [
    'ADMIN_SECOND_FACTOR',
    'LOGIN_ACCOUNT_LIMIT',
    'LOGIN_ADDRESS_LIMIT',
    'LOGIN_LIMIT',
    'REGISTRATION_LIMIT',
    'RESEND_LIMIT',
  ],
});
