import { DecryptCommand, EncryptCommand, KMSClient, KMSServiceException } from '@aws-sdk/client-kms';
import { AppError } from '#functions/platform/app-error.ts';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import type { Encryptor } from './encryptor.ts';

/** Encrypts with a KMS key. The restaurant's ID is the encryption context, so KMS decrypts a text for that ID only. */
export function createKmsEncryptor(keyArn: string): Encryptor {
  const client = new KMSClient(CLIENT_DEFAULTS);
  const about = (restaurant_id: string) => ({ KeyId: keyArn, EncryptionContext: { restaurant_id } });
  return {
    encrypt: async (text, restaurantId) => {
      const Plaintext = Buffer.from(text, 'utf8');
      const { CiphertextBlob } = await reach(
        client.send(new EncryptCommand({ ...about(restaurantId), Plaintext })),
      );
      return Buffer.from(present(CiphertextBlob)).toString('base64');
    },
    decrypt: async (encrypted, restaurantId) => {
      const CiphertextBlob = Buffer.from(encrypted, 'base64');
      const { Plaintext } = await reach(
        client.send(new DecryptCommand({ ...about(restaurantId), CiphertextBlob })),
      );
      return Buffer.from(present(Plaintext)).toString('utf8');
    },
  };
}

/** Passes on errors about another restaurant or another key, because trying again can't help. */
async function reach<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (cause) {
    if (cause instanceof KMSServiceException && NOT_OURS.includes(cause.name)) throw cause;
    throw new AppError('unavailable', { cause });
  }
}

const NOT_OURS = ['InvalidCiphertextException', 'IncorrectKeyException'];

function present(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined) throw new Error('The answer of KMS is empty.');
  return bytes;
}
