import { expect, test } from 'vitest';
import { STAGES } from '#infra/stages.ts';
import { findApi, readEmulatorArguments } from './emulator-deploy.ts';

const emulator = { endpointUrl: 'http://localhost:4566', isOurs: false, stop: async () => {} };
const outputs = {
  webOrigin: '',
  sitesOrigin: '',
  webBucketName: '',
  sitesBucketName: '',
  generationQueueUrl: '',
  generationDeadLettersUrl: '',
};

test('an HTTP API is found by its host name', () => {
  const apiEndpoint = 'http://abc123.execute-api.localhost:4566';
  expect(findApi({ ...outputs, apiEndpoint }, emulator)).toEqual({
    url: 'http://localhost:4566',
    host: 'abc123.execute-api.localhost:4566',
  });
});

test('a REST API is found by its path, which ends with its stage', () => {
  const apiEndpoint = 'https://abc123.execute-api.us-east-1.amazonaws.com/v1';
  expect(findApi({ ...outputs, apiEndpoint }, emulator)).toEqual({
    url: 'http://localhost:4566/_aws/execute-api/abc123/v1',
    host: 'localhost:4566',
  });
});

test('the kind of API can be set and defaults to the stage’s', () => {
  const read = (...args: string[]) => readEmulatorArguments(args, 'USAGE');
  expect(read('--gateway', 'http')).toEqual({ gateway: 'http', isServing: false });
  expect(read('--serve')).toEqual({ gateway: STAGES.local.gateway, isServing: true });
  expect(() => read('--gateway', 'soap')).toThrow('Choose one of: http, rest.');
  expect(() => read('--gateway')).toThrow('USAGE');
  expect(() => read('--help')).toThrow(/^USAGE$/);
  expect(() => read('--sevre')).toThrow('USAGE');
});
