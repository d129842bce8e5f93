import { expect, test } from 'vitest';
import { impersonationOf } from './route.ts';
import { ROUTE_LIST } from './routes.ts';

/** Routes that an impersonating administrator may call besides the restaurant's own. */
const BESIDES = ['getCurrentUser', 'impersonate', 'endImpersonation', 'listChecklistCategories'];
const SPENDS = [
  'subscribe',
  'changeOwnSubscription',
  'replaceCard',
  'buyCredits',
  'openCheckout',
  'confirmCheckout',
  'openCustomerPortal',
];
/** For the owner only, because the archive contains guests' phone numbers. */
const EXPORTS = ['startDataExport', 'getDataExport'];
const SPENDS_OUTSIDE_TEST_MODE = ['createFacebookAd', 'resumeFacebookAd', 'createSmsCampaign', 'sendTestSms'];

const guarded = ROUTE_LIST.filter(([, { access }]) => access !== 'public');
const namesWhere = (rule: string, isOwners: boolean) =>
  guarded
    .filter(([, row]) => (row.access === 'owner') === isOwners && impersonationOf(row) === rule)
    .map(([name]) => name)
    .toSorted();

test('an impersonating administrator can’t use console or account routes', () => {
  expect(namesWhere('allowed', false)).toEqual(BESIDES.toSorted());
  expect(namesWhere('test_mode', false)).toEqual([]);
});

test('an impersonating administrator can use every restaurant route that neither spends money nor exports data', () => {
  expect(namesWhere('refused', true)).toEqual([...SPENDS, ...EXPORTS].toSorted());
  expect(namesWhere('test_mode', true)).toEqual(SPENDS_OUTSIDE_TEST_MODE.toSorted());
});
