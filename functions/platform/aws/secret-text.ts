import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { AppError } from '../app-error.ts';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

/** Reads a secret from Secrets Manager. Throws `AppError('unavailable')`. */
export async function readSecretText(arn: string): Promise<string> {
  return readVersion({ SecretId: arn });
}

/** Reads the previous version of a secret; undefined if it never changed. Throws `AppError('unavailable')`. */
export async function readPreviousSecretText(arn: string): Promise<string | undefined> {
  try {
    return await readVersion({ SecretId: arn, VersionStage: 'AWSPREVIOUS' });
  } catch (error) {
    if ((error as Error).cause instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function readVersion(version: { SecretId: string; VersionStage?: string }): Promise<string> {
  const client = new SecretsManagerClient(CLIENT_DEFAULTS);
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand(version));
    if (SecretString === undefined || SecretString === '') throw new Error('The secret is empty.');
    return SecretString;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
