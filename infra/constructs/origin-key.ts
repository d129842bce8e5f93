import { RemovalPolicy, type SecretsManagerSecretOptions, SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** Header that CloudFront sends its key in. It replaces what a viewer sent under that name. */
export const ORIGIN_KEY_HEADER = 'x-origin-key';

export type OriginKey = { current: string; previous?: string };

/**
 * What CloudFront proves itself to the API with, as a text for a property of any stack of the stage: a
 * reference that CloudFormation resolves while it deploys, so that no template, output or log holds the key.
 * CloudFormation does not see that a secret has a new value; a `version` in the reference makes it look, and tells
 * that there was one before.
 */
export function createOriginKey(scope: Construct, version: string | undefined): OriginKey {
  const secret = new Secret(scope, 'OriginKey', {
    description:
      'Proves to the API that a request came through CloudFront, so that it trusts the visitor’s IP address.',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(
    secret,
    'SMG4',
    'CloudFront and the functions read a new value only at deployment. docs/operations.md describes the rotation.',
  );
  const read = (options: SecretsManagerSecretOptions) =>
    SecretValue.secretsManager(secret.secretArn, options).unsafeUnwrap();
  if (version === undefined) return { current: read({}) };
  // Functions have the new key before CloudFront sends it.
  return { current: read({ versionId: version }), previous: read({ versionStage: 'AWSPREVIOUS' }) };
}
