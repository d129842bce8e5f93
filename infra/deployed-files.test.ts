import { expect, test } from 'vitest';
import { synthesizedStage } from './synthesized-stage.ts';

const production = synthesizedStage('production');

test.each([
  ['web', /^Web/],
  ['sites', /^Sites/],
])(
  'deploying the stack %s stores its files in its bucket, and may do nothing else there',
  (part, bucketId) => {
    const [files, ...others] = production.resources('AWS::CloudFormation::CustomResource', part);
    expect(others).toEqual([]);
    expect(production.targetOf(files?.Properties.bucket)).toMatch(bucketId);
    const [uploader] = production.resources('AWS::Lambda::Function', part);
    expect(production.targetOf(files?.Properties.ServiceToken)).toBe(uploader?.logicalId);
    const [policy] = production.resources('AWS::IAM::Policy', part);
    expect(files?.DependsOn).toContain(policy?.logicalId);
    const actions = JSON.stringify(policy?.Properties.PolicyDocument).match(/s3:\w+/g);
    expect(actions?.toSorted()).toEqual(['s3:GetObject', 's3:PutObject']);
  },
);

test('on an emulator a script stores the files, because no stack does', () => {
  expect(synthesizedStage('local').resources('AWS::CloudFormation::CustomResource')).toEqual([]);
});
