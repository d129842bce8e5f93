import { expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './ip-address.ts';

test.each([
  '93.184.215.14',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.0',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is on the public web', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.170',
  '192.168.1.1',
  '198.19.255.255',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1111%eth0',
  'ff02::1',
  'not an address',
  '',
])('%s is not on the public web', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('loopback is an address of this machine, written as itself', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1'].map(isLoopbackAddress)).toEqual([true, true, true]);
  expect(['0.0.0.0', '::ffff:7f00:1', '127.0.0.1.nip.io', '10.0.0.1'].map(isLoopbackAddress)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
