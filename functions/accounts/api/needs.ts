import { needs } from '#functions/platform/needs/needs.ts';

export const authNeeds = needs('auth', {
  tables: {
    customers: 'readWrite',
    emailTokens: 'readWrite',
    featureJobs: 'read',
    featureToggles: 'readWrite',
    logins: 'readWrite',
    platformRecords: 'readWrite',
    rateLimits: 'readWrite',
    restaurantNames: 'readWrite',
    restaurants: 'readWrite',
    users: 'readWrite',
    websites: 'read',
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
