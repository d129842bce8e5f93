import { RemovalPolicy, type SecretsManagerSecretOptions, SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** The header of CloudFront's key. It replaces a viewer's header of the same name. */
export const ORIGIN_KEY_HEADER = 'x-origin-key';

export type OriginKey = { current: string; previous?: string };

/**
 * The key that proves to the API that a request came through CloudFront, as text for properties of the stage's stacks.
 * It's a reference that CloudFormation resolves during deployment, so no template, output, or log contains the key.
 * CloudFormation doesn't notice that a secret has a new value, but a changed `version` in the reference makes it read
 * again. A `version` also means that there is a previous key.
 */
export function createOriginKey(scope: Construct, version: string | undefined): OriginKey {
  const secret = new Secret(scope, 'OriginKey', {
    description:
      'Proves to the API that a request came through CloudFront, so it can trust the visitor’s IP address.',
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
  // Functions get the new key before CloudFront sends it.
  return { current: read({ versionId: version }), previous: read({ versionStage: 'AWSPREVIOUS' }) };
}
