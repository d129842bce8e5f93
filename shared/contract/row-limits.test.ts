import { expect, test } from 'vitest';
import { limitOf } from './route.ts';
import { type OperationName, ROUTE_LIST } from './routes.ts';

/** Signed-in changes that no limit of the restaurant counts. */
const UNLIMITED: Partial<Record<OperationName, string>> = {
  resendVerification: 'Counts mails by user and by address (`functions/accounts/api/limits.ts`).',
  changePassword: 'Counts wrong passwords; whoever lost control of the account must be able to.',
  changeEmail: 'Counts mails and wrong passwords.',
  deleteAccount: 'Counts wrong passwords; whoever wants to leave must be able to.',
  logoutAll: 'Ends what used the limits up; one conditional write.',
  allowEnrollment: 'Counts wrong passwords; an administrator has no restaurant whose limit it could count.',
  renewRecoveryCodes: 'Counts wrong passwords, as the one before.',
  removeSecondFactor: 'Counts wrong passwords, as the one before.',
  endSession: 'Ends what used the limits up; one conditional write.',
  disconnectAdAccount:
    'Takes a right back that was given; one conditional write, none where nothing is connected.',
  endImpersonation: 'The limit would be that of the restaurant, and would keep an administrator in it.',
};

const writes = ROUTE_LIST.filter(([, { method, access }]) => method !== 'GET' && access !== 'public');

test('every change by a signed-in caller has an hourly limit', () => {
  const unlimited = writes.filter(([, row]) => limitOf(row) === undefined).map(([name]) => name);
  expect(unlimited.toSorted()).toEqual(Object.keys(UNLIMITED).toSorted());
});

test('reading isn’t limited', () => {
  const reads = ROUTE_LIST.filter(([, { method }]) => method === 'GET');
  expect(reads.filter(([, row]) => limitOf(row) !== undefined)).toEqual([]);
});
