import { expect, test } from 'vitest';
import { needs } from './needs.ts';
import { openResources } from './open-resources.ts';
import { readConfig } from './read-config.ts';

const couponNeeds = needs('coupons', {
  tables: { promoCodes: 'readWrite', campaigns: ['read', 'byDue'] },
  buckets: { siteVersions: 'coupons/*' },
  queues: { emails: 'send' },
  functions: ['pageFetch'],
  sealingKey: 'decrypt',
  providers: ['ads'],
  variables: ['SITES_ORIGIN'],
});

const COMPLETE = {
  PROMO_CODES_TABLE_NAME: 'promo-codes',
  CAMPAIGNS_TABLE_NAME: 'campaigns',
  SITE_VERSIONS_BUCKET_NAME: 'site-versions',
  EMAILS_QUEUE_URL: 'https://sqs.eu-west-1.amazonaws.com/000000000000/emails',
  PAGE_FETCH_FUNCTION_NAME: 'page-fetch',
  ADS_PROVIDER: 'meta',
  SITES_ORIGIN: 'https://sites.example.com',
};

test('a function reads exactly its declared variables', () => {
  expect(readConfig(couponNeeds, { ...COMPLETE, USERS_TABLE_NAME: 'users' })).toEqual({
    ...COMPLETE,
    SERVICE_NAME: 'coupons',
    S3_FORCE_PATH_STYLE: false,
  });
});

test('one error names every missing variable', () => {
  for (const name of Object.keys(COMPLETE)) {
    expect(() => readConfig(couponNeeds, {})).toThrow(name);
  }
});

test('an origin with a trailing slash is rejected', () => {
  const environment = { ...COMPLETE, SITES_ORIGIN: 'https://sites.example.com/' };
  expect(() => readConfig(couponNeeds, environment)).toThrow('must not end in a slash');
});

test('an origin key that could be guessed is rejected', () => {
  const guarded = needs('guarded', { variables: ['ORIGIN_KEY'] });
  expect(() => readConfig(guarded, { ORIGIN_KEY: 'short' })).toThrow('ORIGIN_KEY');
});

test('a table opens under its name in the environment', () => {
  const { table } = openResources(couponNeeds, COMPLETE);
  expect(table('promoCodes').tableName).toBe('promo-codes');
});

test('an undeclared resource doesn’t compile', () => {
  const { table, bucket, queue, config } = openResources(couponNeeds, COMPLETE);
  // @ts-expect-error: the table isn't declared
  expect(() => table('guests')).toThrow('GUESTS_TABLE_NAME');
  // @ts-expect-error: the bucket isn't declared
  expect(() => bucket('sites')).toThrow('SITES_BUCKET_NAME');
  // @ts-expect-error: the queue isn't declared
  expect(() => queue('sms')).toThrow('SMS_QUEUE_URL');
  // @ts-expect-error: the variable isn't declared
  expect(config.WEB_ORIGIN).toBeUndefined();
});

test('an unknown resource doesn’t compile', () => {
  // @ts-expect-error: there is no such table
  needs('coupons', { tables: { campaigns: 'read', coupon: 'read' } });
  // @ts-expect-error: the table has no such index
  needs('coupons', { tables: { campaigns: ['read', 'byName'] } });
  // @ts-expect-error: there is no such variable
  needs('coupons', { variables: ['COUPON_LIMIT'] });
  // @ts-expect-error: there is no such part
  needs('coupons', { tabels: { campaigns: 'read' } });
});
