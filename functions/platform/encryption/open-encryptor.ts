import { lazy } from '#functions/platform/lazy.ts';
import type { Encryptor } from './encryptor.ts';

/** The key's location: KMS, or a file in local mode. */
type EncryptionConfig = { SEALING_KEY_ARN?: string | undefined; SEALING_KEY_FILE?: string | undefined };

/** Loads the encryptor with its first use. Throws right away if no key is set. */
export function openEncryptor(config: EncryptionConfig): Encryptor {
  const load = lazy(chooseEncryptor(config));
  return {
    encrypt: async (text, restaurantId) => (await load()).encrypt(text, restaurantId),
    decrypt: async (encrypted, restaurantId) => (await load()).decrypt(encrypted, restaurantId),
  };
}

function chooseEncryptor(config: EncryptionConfig): () => Promise<Encryptor> {
  const { SEALING_KEY_ARN: arn, SEALING_KEY_FILE: file } = config;
  if (arn !== undefined) return async () => (await import('./kms-encryptor.ts')).createKmsEncryptor(arn);
  if (file !== undefined) return async () => (await import('./file-encryptor.ts')).openFileEncryptor(file);
  throw new Error('The environment is incomplete. Set SEALING_KEY_ARN or SEALING_KEY_FILE.');
}
