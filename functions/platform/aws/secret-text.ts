import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { AppError } from '../app-error.ts';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

/** The text of a secret in Secrets Manager. Throws `AppError('unavailable')`. */
export async function readSecretText(arn: string): Promise<string> {
  const client = new SecretsManagerClient(CLIENT_DEFAULTS);
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
    if (SecretString === undefined || SecretString === '') throw new Error('The secret is empty.');
    return SecretString;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
